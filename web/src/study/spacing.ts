// Where the words of the graph stand, so that they do not run into each other.

const LETTER = 6.6; // px, about

/** Words over dashed lines, in a row of at most `most` letters each: those without room are left out. */
export function spaced<T extends { text: string }>(marks: T[], at: (mark: T) => number, end: number, most: number) {
  let free = -Infinity;
  return marks.map((mark) => {
    const short = mark.text.length > most ? `${mark.text.slice(0, most - 1).trimEnd()}…` : mark.text;
    const half = (short.length * LETTER) / 2;
    const middle = Math.min(at(mark), end - half);
    const fits = middle - half > free;
    if (fits) free = middle + half + 2 * LETTER;
    return { ...mark, fits, middle, short };
  });
}

/** Things one under the other between two heights, without overlap. */
export function apart<T extends { y: number }>(things: T[], gap: number, [top, bottom]: [number, number]): T[] {
  let above = -Infinity;
  const laid = things
    .toSorted((a, b) => a.y - b.y)
    .map((each) => ({ ...each, y: (above = Math.max(each.y, above + gap)) }));
  const over = Math.max(0, (laid.at(-1)?.y ?? 0) - bottom);
  return laid.map((each, i) => ({ ...each, y: Math.max(top + i * gap, each.y - over) }));
}
