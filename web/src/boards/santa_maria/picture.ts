// The shape of this game's picture, as `picture.py` makes it.
import { has, t } from '../../i18n/words.svelte';
import type { Sight } from '..';

export type Goods = Record<string, number>;

export interface Effect {
  op: 'gain' | 'trade' | 'ship' | 'conquistador' | 'religion' | 'road';
  times: number;
  gain: Goods;
  pay?: string[];
  gains?: Goods[];
}

export interface Ground {
  terrain: 'forest' | 'farmland' | 'mountain' | 'town' | 'road';
  colonists: number;
  effects: Effect[];
}

export interface Mark { die?: 'white' | 'blue'; value?: number; coins?: number }

export interface Cell extends Partial<Ground> {
  ref: string;
  row: number;
  column: number;
  piece?: string;
  printed?: boolean;
  mark?: Mark | null;
}

export interface Tile {
  ref: string;
  kind: 'double' | 'triple' | 'hall' | 'road';
  spaces: (Ground & { row: number; column: number })[];
}

/** The tile in somebody's hand, and once its first space lies, how it may be turned: rows and columns of the colony. */
export interface Placing {
  seat: number;
  tile: Tile;
  turns: { ref: string; spaces: Tile['spaces'] }[];
}

export interface Place { row: number; column: number }

/** A line that a die may be used on: its price, its buildings in order, and where the die comes to rest. */
export interface Course { ref: string; price: number; buildings: Place[]; rest: Place }

export interface Die { ref: string; colour: 'white' | 'blue'; value: number }
export interface Scholar { ref: string; skill: string; points: number }
export interface Shipment { ref: string; cost: Goods; points: number }
export interface Dock { ref: string; income: Effect; shipment: Shipment | null }

export interface MonkSpace {
  kind?: 'scholar' | 'bishop' | 'station';
  ref?: string;
  skill?: string;
  asks?: string;
  terrains?: string[];
  points?: number;
  cap?: number;
  cost?: number;
  gain?: Goods;
  monks: number[];
  fee: number | null;
}

export interface Player {
  board: string | null;
  colony: Cell[];
  storage: Goods;
  limit: number;
  coins: number;
  points: number;
  monks: number;
  scholars: Scholar[];
  own_scholar: Scholar | null;
  blue_dice: Die[];
  blue_left: number;
  white_left: number;
  single_price: number;
  harbour: (Shipment | null)[][];
  retired: string | null;
  costs: { double: Goods; triple: Goods };
}

export interface Picture {
  over: boolean;
  year: number;
  years: number;
  starter: number;
  white_dice: Die[];
  blue_pool: Die[] | null;
  display: (Tile | null)[];
  docks: Dock[];
  shipments_left: number;
  monk_spaces: MonkSpace[];
  religion: { last: number; monks: number[]; dice: number[]; seats: number[]; reserve: number };
  conquistadors: { last: number; gold: number[]; trees: number[]; stacks: number[][]; points: number[][] };
  retiring: { ref: string; effect: Effect; seat: number | null }[];
  roads_left: number;
  halls: { hall: Tile; scholar: Scholar }[];
  placing: Placing | null;
  activating: { seat: number; lines: Course[] } | null;
  players: Player[];
  solo: { win: number; achievements: string[] } | null;
}

/** What a plaque shows: drawings with their number, signs between them. */
export interface Glyph { icon?: string; count?: number; sign?: '/' | '→' }

export function glyphs(effect: Effect): Glyph[] {
  if (effect.op === 'trade') {
    const pay = effect.pay!.flatMap((good, i): Glyph[] => [...(i ? [{ sign: '/' as const }] : []), { icon: good }]);
    const gain = effect.gains!.flatMap((goods, i): Glyph[] => [...(i ? [{ sign: '/' as const }] : []), ...gained(goods)]);
    return [...pay, { sign: '→' }, ...gain];
  }
  return effect.op === 'gain' ? gained(effect.gain) : Array<Glyph>(effect.times).fill({ icon: effect.op });
}

/** What an effect is about, in one word: the good that it gains, or what it does. */
export function kindOf(effect: Effect): string {
  return effect.op === 'gain' ? Object.keys(effect.gain)[0]! : effect.op;
}

/** The same as a label; an edition may have effects that this board has no word of its own for. */
export function labelOf(sight: Sight, effect: Effect): string {
  const kind = kindOf(effect);
  return has(`santa-of-${kind}`) ? t(`santa-of-${kind}`) : sight.name(`${effect.op === 'gain' ? 'good' : 'effect'}:${kind}`);
}

/** Coins and points bear their number; other goods lie side by side. */
export function gained(goods: Goods): Glyph[] {
  return Object.entries(goods).flatMap(([good, n]): Glyph[] =>
    good === 'coins' || good === 'points' ? [{ icon: good, count: n }] : Array<Glyph>(n).fill({ icon: good }),
  );
}

let told: unknown;
let drawn: Picture;

/** What is as it was stays the same object from one picture to the next: only what changed is drawn anew. */
export function pictureOf(sight: Sight): Picture {
  if (told !== sight.picture) [told, drawn] = [sight.picture, kept(drawn, sight.picture)];
  return drawn;
}

function kept(before: any, now: any): any {
  if (!now || !before || typeof now !== 'object' || typeof before !== 'object') return now;
  const keys = Object.keys(now);
  const fresh: any = Array.isArray(now) ? [] : {};
  for (const key of keys) fresh[key] = kept(before[key], now[key]);
  return keys.length === Object.keys(before).length && keys.every((key) => fresh[key] === before[key]) ? before : fresh;
}
