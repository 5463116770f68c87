// Rows of the log: what follows from something stands in the line of its cause, and what is repeated is said once.
import type { Line, Seat } from '../wire';

const PARTS = 3; // effects in a row, unless the game joins them

/** A game's own causes and effects: the events that an event follows from, wherever its move was in this phase. */
export type Joins = Record<string, Join>;
interface Join {
  causes: string[];
  /** An effect that it replaces. */
  instead?: string;
  /** How it is said where the cause has named the same things; empty: that says it already. */
  brief?: () => string;
}

export interface Effect {
  event: string;
  text: string;
  times: number;
}
export interface Row extends Line {
  /** Its own refs; `refs` has those of its effects too. */
  named: string[];
  times: number;
  /** What followed from it, without the name of the player. */
  effects: Effect[];
}
interface Words {
  seats: Seat[];
  name: (ref: string) => string;
  joins?: Joins;
}

/** The oldest first. `since` parts what is new to the viewer from the rest. */
export function rowsOf(lines: Line[], { seats, name, joins = {} }: Words, since: number): Row[] {
  const rows: Row[] = [];
  const causes = new Set(Object.values(joins).flatMap((join) => join.causes));
  for (const line of lines) {
    const last = rows.at(-1);
    const joined = causeOf(line, rows, joins);
    if (!joined && last && again(last, line, name, since)) continue;
    const cause = joined ?? (causes.has(line.event) ? null : sameMove(line, last));
    const effect = cause && (briefly(line, cause, joins) ?? spoken(line, seats));
    if (!cause || effect === null) rows.push({ ...line, named: line.refs, times: 1, effects: [] });
    else if (effect) add(cause, line, effect, name, joins[line.event]?.instead);
  }
  return rows;
}

/** The seat's latest row with such an event, since something happened to nobody in particular: a phase, a round. */
function causeOf(line: Line, rows: Row[], joins: Joins): Row | null {
  const join = joins[line.event];
  if (!join || line.seat === null) return null;
  const begun = rows.findLastIndex((row) => row.seat === null);
  return rows.slice(begun + 1).findLast((row) => row.seat === line.seat && join.causes.includes(row.event)) ?? null;
}

/** The row of the same move of the same seat, while there is room in it. */
function sameMove(line: Line, last: Row | undefined): Row | null {
  if (!last || line.seat === null || line.seat !== last.seat || line.version !== last.version) return null;
  const fits = last.effects.length < PARTS || last.effects.at(-1)!.event === line.event;
  return fits && last.times === 1 && last.text !== line.text ? last : null;
}

/** The same once more, or the same of another thing: "looks at New Earth", then "looks at Old Earth". */
function again(last: Row, line: Line, name: Words['name'], since: number): boolean {
  if (last.effects.length || last.version > since !== line.version > since) return false;
  const other = last.seat === line.seat && last.event === line.event && last.times === 1 && tail(line, line.text, name);
  if (last.text === line.text) last.times++;
  else if (other && last.text.startsWith(other.verb)) last.text += `, ${other.named}`;
  else return false;
  last.version = line.version;
  last.named = [...last.named, ...line.refs];
  last.refs = [...last.refs, ...line.refs];
  return true;
}

/** The name that a line ends with, and the words before it. */
function tail(line: Line, text: string, name: Words['name']): { verb: string; named: string } | null {
  const named = line.refs.map(name).find((each) => each && text.endsWith(each));
  const verb = named ? text.slice(0, -named.length) : '';
  return named && !/\d/.test(verb) ? { verb, named } : null; // "gains 1 wood, sugar" would not be clear
}

function briefly(line: Line, cause: Row, joins: Joins): string | undefined {
  return line.refs.every((ref) => cause.named.includes(ref)) ? joins[line.event]?.brief?.() : undefined;
}

function spoken(line: Line, seats: Seat[]): string | null {
  const actor = `${seats[line.seat!]?.name} `;
  return line.text.startsWith(actor) ? line.text.slice(actor.length) : null;
}

/** "discards New Earth", then "discards Old Earth": one effect that names both. */
function add(row: Row, line: Line, text: string, name: (ref: string) => string, instead = ''): void {
  row.refs = [...row.refs, ...line.refs];
  row.version = Math.max(row.version, line.version);
  row.effects = row.effects.filter((effect) => effect.event !== instead);
  const last = row.effects.at(-1);
  const other = tail(line, text, name);
  if (last?.text === text) last.times++;
  else if (other && last?.event === line.event && last.times === 1 && last.text.startsWith(other.verb))
    last.text += `, ${other.named}`;
  else row.effects.push({ event: line.event, text, times: 1 });
}

/** In words, as often as it happened. */
export const counted = ({ text, times }: { text: string; times: number }) => (times > 1 ? `${text} ×${times}` : text);
