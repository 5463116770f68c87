import type { BoardModule } from '..';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Own from './Hand.svelte';
import Loupe from './Loupe.svelte';
import pieces from './pieces.svg?raw';
import { sign } from './sign';

const signs = {
  'race-explore': 'ph-1',
  'race-develop': 'ph-2',
  'race-settle': 'ph-3',
  'race-consume': 'ph-4',
  'race-produce': 'ph-5',
};

export const board: BoardModule = {
  sign,
  Area,
  areaOver: '.galaxy > .rivals, .galaxy > .own', // hand, bill and log stay free
  Board,
  Own,
  Figure,
  Loupe,
  enlarges: (ref) => ref.startsWith('card:'),
  panels: 'whole',
  pieces,
  signs,
  ahead: { 'choose-action': 'all', 'place-development': 'words', 'place-world': 'words' },
};
