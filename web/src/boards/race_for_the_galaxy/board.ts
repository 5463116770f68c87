import type { BoardModule } from '..';
import Board from './Board.svelte';
import Own from './Hand.svelte';
import pieces from './pieces.svg?raw';

export const board: BoardModule = { Board, Own, panels: 'board', pieces };
