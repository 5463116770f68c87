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
  /** Tickets are drawn larger where there is room. */
  scale: number;
}

const GAP = 6;
const ROW_GAP = 5;
const TALLEST = 76;
const LARGEST = 1.35;
const NARROWEST = 88; // a whole card in a hand
const HEADER = 27; // of a hand
const NEAREST = 8; // the gap between its cards, or more
const SQUEEZES = [1, 0.95, 0.9, 0.85, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.55, 0.5]; // the last ones where a name would be cut
export const TIGHT = 0.76; // how far a name may be squeezed; rather than more, it takes the room of something else
const TICKETS = [
  { size: 'a', height: 58, width: 150, widest: 210 },
  { size: 'b', height: 58, width: 110, widest: 149 },
  { size: 'c', height: 37, width: 94, widest: 149 },
] as const;

/** The width of a card of this height: its art and two lines of name. */
export function wholeWidth(height: number): number {
  return Math.min((height - 9) / 1.3175, (height - 36) / 1.0667);
}

export function wholeFit(count: number, width: number, height: number, least: number, gap = 10): Fit | null {
  const fits = Math.min(wholeWidth(height), (width - (count - 1) * gap) / Math.max(1, count));
  return fits < least ? null : { size: 'whole', columns: count, width: Math.floor(fits), height, scale: 1 };
}

/** Tickets for cards of these names, and for more places if there are any. */
export function ticketFit(names: string[], count: number, width: number, height: number, fewest = 2): Fit {
  for (const kind of TICKETS) {
    const rows = Math.max(1, Math.floor((height + ROW_GAP) / (kind.height + ROW_GAP)));
    const columns = Math.max(fewest, Math.ceil(count / rows));
    const each = (width - (columns - 1) * GAP) / columns;
    if (each < kind.width && kind.size !== 'c') continue;
    const used = Math.max(Math.min(2, rows), Math.ceil(count / columns));
    const high = (height - (used - 1) * ROW_GAP) / used;
    const fit = { size: kind.size, columns, ...drawn(kind, each, high) };
    if (kind.size !== 'a' || names.every((name) => inTicket(fit, name, USUAL).squeeze >= TIGHT)) return fit;
  }
  throw new Error('the last kind of ticket always fits');
}

/** The size of one ticket in this room. Those with a picture may be drawn a third larger. */
function drawn(kind: (typeof TICKETS)[number], each: number, high: number): Omit<Fit, 'size' | 'columns'> {
  const scale = kind.size === 'a' ? Math.max(1, Math.min(LARGEST, each / 150, high / 62)) : 1;
  return {
    width: Math.floor(Math.min(kind.widest * scale, each)),
    height: Math.floor(Math.min(TALLEST * scale, high)),
    scale,
  };
}

/** The height left below rows of cards of this width; less than nothing: they do not fit. */
export function below(count: number, each: number, width: number, height: number, gap = 12): number {
  const rows = Math.ceil(count / Math.max(1, Math.floor((width + gap) / (each + gap))));
  return height + gap - rows * (Math.max(each * 1.3175 + 9, each * 1.0667 + 36) + gap);
}

/** The largest cards of which all fit, in one row or more. */
export function areaFit(count: number, width: number, height: number, gap = 12): number {
  const widths = [1, 2, 3].map((rows) => {
    const high = wholeWidth((height - gap * (rows - 1)) / rows);
    const columns = Math.ceil(count / rows);
    return Math.min(high, (width - gap * (columns - 1)) / columns);
  });
  return Math.floor(Math.max(NARROWEST, Math.min(178, Math.max(...widths))));
}

/** Whole cards in a hand: their width, the lines that their names need, and the gap between them. */
export function handFit(groups: number[], names: string[], width: number, height: number) {
  const each = beside(groups, width);
  const wide = (lines: number) => Math.floor(Math.min(190, wholeWidth(height - HEADER - 8 - 14 * (lines - 2)), each));
  const lines = names.every((name) => nameLines(name, (wide(2) - 13) / TIGHT, 11.5) < 3) ? 2 : 3;
  return { lines, width: wide(lines), gap: Math.min(14, NEAREST + each - wide(lines)) };
}

/** The room for one card where all lie beside each other. */
function beside(groups: number[], width: number): number {
  const count = groups.reduce((sum, cards) => sum + cards, 0);
  return inside(groups, width) / Math.max(1, count) - NEAREST;
}

function inside(groups: number[], width: number): number {
  return width - 26 * (groups.length - 1) - 14;
}

/** A hand whose whole cards would overlap: tickets in two rows, or three. Null: they do not overlap. */
export function crowdedFit(groups: number[], width: number, height: number): Fit | null {
  if (!width || beside(groups, width) >= NARROWEST) return null;
  for (const kind of TICKETS) {
    const rows = kind.size === 'c' ? 3 : 2;
    const columns = groups.reduce((sum, cards) => sum + Math.ceil(cards / rows), 0);
    const each = inside(groups, width) / columns - 9;
    if (each < kind.width && kind.size !== 'c') continue;
    const high = (height - HEADER) / rows - 9;
    return { size: kind.size, columns: rows, ...drawn(kind, each, high) };
  }
  return null;
}

const PICTURE = { whole: 0, a: 42, b: 30, c: 0 };
const NAMES = { whole: [12, 13], a: [12, 13], b: [11.5, 12], c: [11, 11] } as const;
const PILLS = 17; // the height of a line of them

interface Drawn {
  powers: boolean;
  good: boolean;
}
export const USUAL: Drawn = { powers: true, good: false };

/** What a ticket has room for: the pills on a line, lines of pills, and how far its name must be squeezed.
 * `bare`: a long name in a narrow ticket takes the room of the powers. */
export function inTicket(fit: Fit, name: string, { powers, good }: Drawn) {
  const small = fit.size === 'c';
  const text = fit.width / fit.scale - PICTURE[fit.size] - (small ? 5 : 6);
  const high = fit.height / fit.scale - (small ? 4 : 7);
  const [size, line] = NAMES[fit.size];
  const most = Math.max(1, Math.floor((high - (powers || small ? PILLS - 2 : 0)) / line));
  const width = text - (fit.size === 'a' ? 22 : 1);
  const full = nameFit(name, size, width, { indent: small ? 13 : 0, most });
  const alone = full.squeeze < TIGHT ? nameFit(name, size, width, { indent: 13, most: 3, tail: 12 }) : full;
  const bare = small && alone.squeeze > full.squeeze;
  const { lines, squeeze } = bare ? alone : full;
  return {
    squeeze,
    lines: Math.max(lines, most),
    bare,
    room: text - (small ? 19 + (good ? 18 : 0) : 0),
    rows: small ? 1 : Math.max(1, Math.floor((high - lines * line + 2) / PILLS)),
  };
}

interface Place {
  most: number;
  /** The first line begins later, and the last of `most` ends earlier. */
  indent?: number;
  tail?: number;
}

/** Letters are drawn narrower rather than smaller, so that a long name stays whole and readable. */
export function nameFit(name: string, size: number, width: number, { most, indent = 0, tail = 0 }: Place) {
  const longest = Math.max(...name.split(' ').map((word) => nameWidth(word, size)));
  for (const squeeze of SQUEEZES) {
    const ends = lineEnds(name, width / squeeze, size, indent / squeeze);
    const lines = ends.length;
    if (lines < most || (lines === most && ends.at(-1)! * squeeze <= width - tail))
      if (longest * squeeze <= width) return { lines, squeeze };
  }
  return { lines: most, squeeze: SQUEEZES.at(-1)! };
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
  return lineEnds(name, width, size, 0).length;
}

/** Where the lines of a name end. */
function lineEnds(name: string, width: number, size: number, indent: number): number[] {
  const ends: number[] = [];
  let [line, from] = ['', indent];
  for (const word of name.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (from + nameWidth(longer, size) <= width || (!line && !from)) line = longer;
    else {
      ends.push(from + nameWidth(line, size));
      [line, from] = [word, 0];
    }
  }
  return [...ends, from + nameWidth(line, size)];
}
