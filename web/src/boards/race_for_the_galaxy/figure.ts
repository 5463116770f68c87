// Sample cards for the guide's figures, as in the standard edition.
import { Lexicon } from '../../table/lexicon.svelte';
import type { Card, Placed, Power } from './picture';

type Facts = Partial<Card> & { cost: number; vp: number };

function sample(slug: string, facts: Facts): Card {
  return {
    ref: `card:${slug}`,
    kind: 'world',
    military: false,
    good: null,
    windfall: false,
    powers: [],
    ...facts,
  };
}

const produces: Power = { phase: 'produce', does: 'produce-good' };

export const SAMPLES = {
  artistColony: sample('artist-colony', { cost: 1, vp: 1, good: 'novelty', powers: [produces] }),
  alienOutpost: sample('deserted-alien-outpost', {
    cost: 4,
    vp: 3,
    good: 'alien',
    windfall: true,
  }),
  expeditionForce: sample('expedition-force', {
    kind: 'development',
    cost: 1,
    vp: 1,
    powers: [
      { phase: 'explore', does: 'explore-draw' },
      { phase: 'settle', does: 'military' },
    ],
  }),
  gemWorld: sample('gem-world', { cost: 2, vp: 1, good: 'novelty', powers: [{ ...produces, cards: 1 }] }),
  investmentCredits: sample('investment-credits', {
    kind: 'development',
    cost: 1,
    vp: 1,
    powers: [{ phase: 'develop', does: 'develop-discount' }],
  }),
  newVinland: sample('new-vinland', {
    cost: 2,
    vp: 1,
    good: 'novelty',
    powers: [{ phase: 'consume', does: 'consume-goods', cards: 2 }, produces],
  }),
  rebelMiners: sample('rebel-miners', {
    cost: 2,
    vp: 1,
    military: true,
    good: 'rare',
    powers: [produces],
  }),
  secludedWorld: sample('secluded-world', {
    cost: 1,
    vp: 1,
    good: 'novelty',
    powers: [{ phase: 'consume', does: 'consume-goods', cards: 1 }, produces],
  }),
  spaceMarines: sample('space-marines', {
    kind: 'development',
    cost: 2,
    vp: 1,
    powers: [{ phase: 'settle', does: 'military', amount: 2 }],
  }),
  touristWorld: sample('tourist-world', {
    cost: 4,
    vp: 2,
    powers: [{ phase: 'consume', does: 'consume-goods', goods: 2, vp: 3 }],
  }),
};

/** In a tableau, with a good on it. */
export function laden(card: Card): Placed {
  return { ...card, good_ref: card.ref.replace('card:', 'good:'), worth: card.vp ?? 0, used: [] };
}

let lexicon: Lexicon | undefined;

/** Component names, requested once for all figures. */
export function names(): Lexicon {
  return (lexicon ??= new Lexicon('race_for_the_galaxy', 'standard'));
}
