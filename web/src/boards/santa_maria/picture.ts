// The shape of this game's picture, as `picture.py` makes it.
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

export interface Die { ref: string; colour: 'white' | 'blue'; value: number }
export interface Scholar { ref: string; skill: string; points: number }
export interface Shipment { ref: string; cost: Goods; points: number }
export interface Dock { ref: string; income: Effect; shipment: Shipment | null }

export interface MonkSpace {
  kind?: 'scholar' | 'bishop' | 'station';
  ref?: string;
  points?: number;
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

/** Coins and points bear their number; other goods lie side by side. */
export function gained(goods: Goods): Glyph[] {
  return Object.entries(goods).flatMap(([good, n]): Glyph[] =>
    good === 'coins' || good === 'points' ? [{ icon: good, count: n }] : Array<Glyph>(n).fill({ icon: good }),
  );
}
