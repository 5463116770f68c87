import type { BoardModule } from '..';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Figure from './Figure.svelte';
import Own from './Storage.svelte';
import pieces from './pieces.svg?raw';
import Seat from './Seat.svelte';
import { sign } from './sign';

export const board: BoardModule = {
  sign,
  Area,
  areaOver: '.mine',
  Board,
  Brief,
  Seat,
  Own,
  Figure,
  panels: 'right',
  needs: [940, 590],
  ownPanel: false,
  pieces,
};
