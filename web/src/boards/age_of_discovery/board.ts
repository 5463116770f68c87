import type { BoardModule } from '..';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Own from './Own.svelte';
import pieces from './pieces.svg?raw';
import Seat from './Seat.svelte';

export const board: BoardModule = { Board, Seat, Own, Figure, panels: 'right', pieces };
