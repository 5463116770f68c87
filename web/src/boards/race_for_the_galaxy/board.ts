import { t } from '../../i18n/words.svelte';
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

/** A placed card and its payment are one line, and so are a power and what it brings. */
const PLACED = ['card-placed'];
const DOING = [...PLACED, 'power-used', 'good-sold'];
const joins = {
  'world-conquered': { causes: PLACED },
  'card-given-up': { causes: PLACED },
  'cards-paid': { causes: PLACED },
  'good-placed': { causes: [...PLACED, 'power-used'], brief: () => t('race-gets-good') },
  'cards-kept': { causes: ['card-kept'], brief: () => '' },
  'card-discarded': { causes: DOING, instead: 'cards-paid' },
  'cards-discarded': { causes: DOING, instead: 'cards-paid' },
  'card-drawn': { causes: DOING },
  'cards-drawn': { causes: DOING },
  'goods-consumed': { causes: DOING },
  'chips-gained': { causes: DOING },
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
  joins,
  ahead: { 'choose-action': 'all', 'place-development': 'words', 'place-world': 'words' },
};
