import type { BoardModule } from '..';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Own from './Own.svelte';
import pieces from './pieces.svg?raw';
import Seat from './Seat.svelte';

export const board: BoardModule = { Area, Board, Seat, Own, Figure, panels: 'right', pieces };
