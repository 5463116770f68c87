import type { BoardModule } from '..';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Figure from './Figure.svelte';
import pieces from './pieces.svg?raw';
import Seat from './Seat.svelte';
import { sign } from './sign';

const signs = {
  'century-production': 'loc-production',
  'century-upgrade': 'loc-upgrade',
  'century-trade': 'loc-trade',
  'century-fort': 'loc-fort',
  'century-native_help': 'nw-native_help',
  'century-tool': 'nw-tool',
  'century-new_settlers': 'nw-new_settlers',
  'century-exploration': 'nw-exploration',
};

export const board: BoardModule = {
  sign,
  Board,
  Seat,
  Area,
  Brief,
  Figure,
  panels: 'left',
  pieces,
  signs,
  ahead: { turn: 'words' },
};
