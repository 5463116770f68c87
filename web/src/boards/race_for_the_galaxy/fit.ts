// How a tableau's cards are drawn in the space available: full, or as tickets of three sizes. Sizes are in pixels;
// a zone never grows.
export type Size = 'whole' | 'a' | 'b' | 'c';

export interface Fit {
  size: Size;
  columns: number;
  /** Width of a full card or a ticket. */
  width: number;
  /** Height of a ticket. */
  height: number;
}

const GAP = 6;
const ROW_GAP = 5;
const TICKETS = [
  { size: 'a', height: 58, width: 140, widest: 210 },
  { size: 'b', height: 58, width: 110, widest: 139 },
  { size: 'c', height: 37, width: 94, widest: 149 },
] as const;

/** The height of a card of this width: its art and two lines of name. */
export function wholeWidth(height: number): number {
  return Math.min((height - 9) / 1.3175, (height - 36) / 1.0667);
}

export function wholeFit(count: number, width: number, height: number, least: number, gap = 10): Fit | null {
  const fits = Math.min(wholeWidth(height), (width - (count - 1) * gap) / Math.max(1, count));
  return fits < least ? null : { size: 'whole', columns: count, width: Math.floor(fits), height };
}

export function ticketFit(count: number, width: number, height: number, fewest = 2): Fit {
  for (const kind of TICKETS) {
    const rows = Math.max(1, Math.floor((height + ROW_GAP) / (kind.height + ROW_GAP)));
    const columns = Math.max(fewest, Math.ceil(count / rows));
    const each = Math.min(kind.widest, (width - (columns - 1) * GAP) / columns);
    if (each < kind.width && kind.size !== 'c') continue;
    const high = Math.min(68, (height - (rows - 1) * ROW_GAP) / rows);
    return { size: kind.size, columns, width: Math.floor(each), height: Math.floor(high) };
  }
  throw new Error('the last kind of ticket always fits');
}

/** Pixels for pills on a line of a ticket, and the lines left below the name. */
export function pillRoom(fit: Fit, name: string, hasGood: boolean): { room: number; rows: number } {
  const picture = fit.size === 'a' ? 42 : fit.size === 'b' ? 30 : 0;
  const text = fit.width - picture - 7;
  if (fit.size === 'c') return { room: text - 19 - (hasGood ? 20 : 0), rows: 1 };
  const [size, high] = fit.size === 'a' ? [12, 13] : [11.5, 12];
  const lines = nameLines(name, text - (fit.size === 'a' ? 18 : 1), size);
  return { room: text, rows: Math.max(1, Math.floor((fit.height - 6 - lines * high) / 17)) };
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a name as it is drawn; outside a browser, of an average letter. */
function nameWidth(name: string, size: number): number {
  if (typeof document === 'undefined') return name.length * size * 0.53;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return name.length * size * 0.53;
  pen.font = `620 ${size}px 'Fraunces Variable', Georgia, serif`;
  return pen.measureText(name).width;
}

/** How many lines a name takes in this width. */
export function nameLines(name: string, width: number, size: number): number {
  let [lines, line] = [1, ''];
  for (const word of name.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && nameWidth(longer, size) > width) [lines, line] = [lines + 1, word];
    else line = longer;
  }
  return lines;
}
