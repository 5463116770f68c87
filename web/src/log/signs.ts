// A line of the log in parts: who did it, signs before the names of goods and cards, and the words between.

/** A sign of the sprite; `tint` colours those drawn in the current colour. */
export interface Sign {
  icon: string;
  tint?: string;
}
export type Part = { words: string } | { actor: string } | { sign: Sign };

/** Where a name, or a plural of it, stands in the text. */
function found(text: string, name: string): number[] {
  const stem = name.length > 5 ? name.slice(0, -2) : name;
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${escaped}`, 'giu'))].map((match) => match.index);
}

/** `marks`: names that may stand in the text, and their signs. A name that does not is left out. */
export function parts(text: string, actor: string, marks: [name: string, sign: Sign][]): Part[] {
  const cuts: { at: number; part: Part; skip: number }[] = [];
  const who = actor ? text.indexOf(actor) : -1;
  if (who >= 0) cuts.push({ at: who, part: { actor }, skip: actor.length });
  // The longest first: a good may be part of the name of a card.
  const read = who >= 0 ? [[who, who + actor.length]] : [];
  for (const [name, sign] of marks.toSorted(([a], [b]) => b.length - a.length)) {
    const at = found(text, name).find((start) => !read.some(([from, to]) => start >= from! && start < to!));
    if (at === undefined) continue;
    read.push([at, at + name.length]);
    cuts.push({ at, part: { sign }, skip: 0 });
  }
  cuts.sort((a, b) => a.at - b.at);
  const made: Part[] = [];
  let from = 0;
  for (const { at, part, skip } of cuts) {
    if (at > from) made.push({ words: text.slice(from, at) });
    made.push(part);
    from = at + skip;
  }
  if (from < text.length) made.push({ words: text.slice(from) });
  return made;
}
