// Sample locations, cards and tiles for the guide's figures, and the rest of a board's props.
import type { Sight } from '..';
import { Lexicon } from '../../table/lexicon.svelte';
import type { BonusTile, Cubes, Location, PointCard, Symbol } from './picture';

const GAME = 'century_new_world';
/** The seats in the figures: an opponent in blue, the reader in orange. */
export const [RIVAL, READER] = [0, 1];

type Facts = Partial<Location> & { kind: Location['kind']; settlers: number };

/** An empty location, where the reader places the printed number of settlers. */
function place(id: string, facts: Facts) {
  return {
    ref: `location:${id}`,
    board: id.slice(0, 2),
    cell: [1, 1],
    need: facts.settlers,
    short: 0,
    leaving: 0,
    missing: {},
    circle: null,
    gain: {},
    give: {},
    upgrades: 0,
    fort: 0,
    owner: null,
    standing: 0,
    cover: null,
    ...facts,
  };
}

function card(id: string, kind: Symbol, points: number, cost: Cubes, facts: Partial<PointCard> = {}): PointCard {
  return { ref: `card:${id}`, kind, circle: null, cube: null, settlers: 0, cost, points, ...facts };
}

function tile(id: string, points: number, ...symbols: Symbol[]): BonusTile {
  return { ref: `tile:${id}`, kind: symbols.length > 1 ? 'pair' : 'single', symbols, points };
}

const cornfield: Facts = { kind: 'production', settlers: 1, circle: 'prairie', gain: { yellow: 3 } };
const tannery: Facts = { kind: 'trade', settlers: 2, circle: 'prairie', give: { red: 3 }, gain: { brown: 2 } };

export const PLACES = {
  held: place('A1-3', { ...cornfield, owner: RIVAL, standing: 3, need: 4 }),
  taken: place('A1-3', { ...cornfield, owner: READER, standing: 4, need: null }),
  upgrade: place('A1-4', { kind: 'upgrade', settlers: 1, circle: 'forest', upgrades: 2 }),
  fort: place('B1-1', { kind: 'fort', settlers: 2 }),
  helped: place('A1-5', { kind: 'production', settlers: 2, circle: 'mountain', gain: { red: 2 }, need: 1 }),
  river: place('B1-4', { kind: 'production', settlers: 2, circle: 'river', gain: { yellow: 1, green: 1 } }),
  opened: place('C1-3', tannery),
  covered: place('C1-3', {
    ...tannery,
    need: null,
    cover: { ref: 'exploration:ET09', kind: 'cubes', symbol: null, gain: { red: 1, green: 1 }, points: 0 },
  }),
};

export const CARDS = {
  fort: card('P01', 'native_help', 3, { yellow: 2, red: 2 }, { circle: 'prairie' }),
  help: card('P04', 'native_help', 5, { red: 4 }, { circle: 'mountain' }),
  tool: card('P15', 'tool', 5, { yellow: 2, green: 2 }, { circle: 'river', cube: 'red' }),
  explore: card('P31', 'exploration', 5, { yellow: 1, red: 1, green: 1 }),
};

/** A player's symbols, and how three bonus tiles score them. */
export const HELD: [Symbol, number][] = [
  ['native_help', 3],
  ['tool', 1],
  ['new_settlers', 3],
];
export const SCORED: { tile: BonusTile; sets: number; points: number }[] = [
  { tile: tile('BT01', 3, 'native_help', 'tool'), sets: 1, points: 3 },
  { tile: tile('BT09', 3, 'native_help', 'new_settlers'), sets: 3, points: 9 },
  { tile: tile('BT13', 2, 'new_settlers'), sets: 3, points: 6 },
];

/** A fort with a card above it and a stack of bonus tiles. There is no viewer, so nothing is shown as affordable. */
export function sight(name: Sight['name']): Sight {
  const fort = {
    location: PLACES.fort.ref,
    card: CARDS.fort,
    missing: {},
    stacks: [{ top: SCORED[0]!.tile, below: 2 }],
  };
  const seats = [RIVAL, READER].map((seat) => ({ seat, colour: seat })) as Sight['seats'];
  return {
    game: GAME,
    picture: { forts: [fort] },
    seats,
    eye: null,
    waiting: [],
    scores: [],
    tallies: [],
    progress: {},
    phase: 'main',
    narrow: false,
    name,
    foresees: () => null,
    shows: () => false,
    chosen: [],
    look: () => undefined,
    looked: null,
    turned: 0,
  };
}

let lexicon: Lexicon | undefined;

/** Component names, requested once for all figures. */
export function names(): Lexicon {
  return (lexicon ??= new Lexicon(GAME, 'standard'));
}
