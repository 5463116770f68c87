// The shape of this game's picture, as `picture.py` makes it.
export type Colour = 'yellow' | 'red' | 'green' | 'brown';
export type Symbol = 'native_help' | 'tool' | 'new_settlers' | 'exploration';
export type Cubes = Partial<Record<Colour, number>>;

export const COLOURS: Colour[] = ['yellow', 'red', 'green', 'brown'];
export const SYMBOLS: Symbol[] = ['native_help', 'tool', 'new_settlers', 'exploration'];
export const STORAGE = 10;
export const LAST_CARD = 8;

export interface PointCard {
  ref: string;
  kind: Symbol;
  circle: string | null;
  cube: Colour | null;
  settlers: number;
  cost: Cubes;
  points: number;
}

export interface BonusTile {
  ref: string;
  kind: 'single' | 'pair' | 'settlers' | 'flat';
  symbols: Symbol[];
}

export interface Exploration {
  ref: string;
  kind: 'symbol' | 'settler' | 'points' | 'cubes';
  symbol: Symbol | null;
  gain: Cubes;
  points: number;
}

export interface Location {
  ref: string;
  board: string;
  cell: [number, number];
  kind: 'production' | 'upgrade' | 'trade' | 'fort';
  settlers: number;
  need: number | null;
  short: number;
  leaving: number;
  missing: Cubes;
  circle: string | null;
  gain: Cubes;
  give: Cubes;
  upgrades: number;
  fort: number;
  owner: number | null;
  standing: number;
  cover: Exploration | null;
}

export interface Player {
  cubes: Cubes;
  home: number;
  reserve: number;
  cards: PointCard[];
  tiles: BonusTile[];
  explorations: Exploration[];
  symbols: Record<Symbol, number>;
  points: number;
}

export interface Picture {
  round: number;
  ending: boolean;
  locations: Location[];
  forts: { location: string; card: PointCard | null; missing: Cubes; stacks: { top: BonusTile; below: number }[] }[];
  next_card: PointCard | null;
  deck: number;
  players: Player[];
}

/** Points printed on a bonus tile: for every set, or as they are. */
export function worth(tile: BonusTile): number {
  return { single: 2, pair: 3, settlers: 1, flat: 3 }[tile.kind];
}
