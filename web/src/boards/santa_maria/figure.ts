// Land for the guide's figures, laid out as text: two letters per space, the building and its tile.
import type { Goods, Ground } from './drawing';
import type { Effect } from './picture';

export interface Plot extends Ground {
  row: number;
  column: number;
  piece: string;
}

const gaining = (terrain: Ground['terrain'], gain: Goods): Ground => ({
  terrain,
  colonists: 0,
  effects: [{ op: 'gain', times: 1, gain }],
});
const acting = (op: Effect['op']): Ground => ({ terrain: 'town', colonists: 0, effects: [{ op, times: 1, gain: {} }] });
const road = (colonists: number): Ground => ({ terrain: 'road', colonists, effects: [] });

const GROUNDS: Record<string, Ground> = {
  W: gaining('forest', { wood: 1 }),
  G: gaining('farmland', { grain: 1 }),
  S: gaining('farmland', { sugar: 1 }),
  M: gaining('mountain', { gem: 1 }),
  T: gaining('town', { coins: 2 }),
  H: acting('ship'),
  R: acting('religion'),
  C: acting('conquistador'),
  1: road(1),
  2: road(2),
};

/** `Wa 1a ..`: a forest and a road with one colonist on the same tile, then an empty space. */
export function plots(...rows: string[]): Plot[] {
  return rows.flatMap((line, row) =>
    line.split(' ').flatMap((letters, column) => {
      const ground = GROUNDS[letters[0]!];
      return ground ? [{ ...ground, row, column, piece: letters[1]! }] : [];
    }),
  );
}

/** The edges of the tiles. */
export function seams(land: Plot[]): string {
  const piece = (row: number, column: number) => land.find((plot) => plot.row === row && plot.column === column)?.piece;
  return land
    .map(({ row, column, piece: own }) => {
      const [x, y] = [column * 80, row * 80];
      return [
        piece(row - 1, column) === own ? '' : `M${x} ${y}h80`,
        piece(row + 1, column) === own ? '' : `M${x} ${y + 80}h80`,
        piece(row, column - 1) === own ? '' : `M${x} ${y}v80`,
        piece(row, column + 1) === own ? '' : `M${x + 80} ${y}v80`,
      ].join('');
    })
    .join('');
}
