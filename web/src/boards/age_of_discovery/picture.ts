// The shape of this game's picture, as `picture.py` makes it.
export type Worker = 'colonist' | 'captain' | 'merchant' | 'missionary' | 'soldier' | 'builder';

export interface Standing { seat: number; worker: Worker }
export interface Space { ref: string; label: string; worker: Standing | null }
export interface Crew { seat: number; workers: Partial<Record<Worker, number>>; value: number; leads?: boolean }
export interface Good { ref: string; name: string; count?: number }

export interface Discovery {
  ref: string;
  resistance: number;
  plunder: number;
  booty: number;
  points: number;
}

export interface Colony { seat: number; count: number; workers: Partial<Record<Worker, number>> }

export interface Region {
  ref: string;
  name: string;
  discovered: boolean;
  token: Discovery | null;
  seen_by: 'all' | number[];
  good: Good | null;
  colonies: Colony[];
  /** By seat, if it were scored now. */
  points: number[];
}

export interface Building {
  ref: string;
  name: string;
  age: number;
  kind: 'immediate' | 'once' | 'continuous';
  effect: string;
  worker: Worker | null;
  amount: number;
  goods: string[];
  counts: string | null;
  each: number;
  per: number;
  price: number;
  expansion: boolean;
  points: number;
  used: boolean;
}

export interface Occasion {
  name: 'initiative' | 'dock' | 'goods' | 'shipping' | 'buildings' | 'discovery' | 'specialists' | 'warfare';
  ref?: string;
  spaces?: Space[];
  offer?: Good[];
  ship?: boolean;
  crews?: Crew[];
  price?: number;
  market?: Building[];
  pile?: number;
  deck?: { ref: string; cards: number; top: Discovery | null; open: boolean };
}

export interface Player {
  seat: number;
  place: number | null;
  nation: { ref: string; uses: number } | null;
  money: number;
  income: number;
  available: { ref: string; worker: Worker; count: number }[];
  goods: Good[];
  ships: number;
  sailing: number;
  buildings: Building[];
  discoveries: Discovery[];
  points: number;
}

/** The next scoring of the New World, and what a region brings then. */
export interface Scoring {
  age: number;
  round: number;
  colony: number;
  first: number;
  shared: number;
  second: number;
}

export interface Picture {
  round: number;
  rounds: number[];
  age: number;
  phase: string;
  scoring: Scoring | null;
  nations: { ref: string; seat: number | null }[];
  order_spaces: { ref: string; label: string; seat: number }[];
  regions: Region[];
  events: Occasion[];
  players: Player[];
}

/** Questions about goods on offer: the same goods in one's own store are no answers to them. */
export const ON_OFFER = 'take-good trade-with-natives';

export const NUMERALS = ['', 'I', 'II', 'III'];

/** Workers one by one. */
export function each(workers: Partial<Record<Worker, number>>): Worker[] {
  return (Object.entries(workers) as [Worker, number][]).flatMap(([worker, n]) => Array<Worker>(n).fill(worker));
}
