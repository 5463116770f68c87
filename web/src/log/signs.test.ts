import { describe, expect, it } from 'vitest';
import { parts } from './signs';

const sugar = { icon: 'sm-sugar' };
const cereal = { icon: 'sm-grain' };
const earth = { icon: 'world' };

describe('a line of the log', () => {
  it('has a sign before the name of a good, also in the plural', () => {
    expect(parts('Ana sells 2 sugar', 'Ana', [['Sugar', sugar]])).toEqual([
      { actor: 'Ana' },
      { words: ' sells 2 ' },
      { sign: sugar },
      { words: 'sugar' },
    ]);
    const plural = parts('Ana paga 2 cereais e 1 açúcar', 'Ana', [
      ['açúcar', sugar],
      ['cereal', cereal],
    ]);
    expect(plural.filter((part) => 'sign' in part)).toEqual([{ sign: cereal }, { sign: sugar }]);
  });

  it('keeps every letter in its order', () => {
    const text = 'Bruno (Gold) places New Earth';
    const made = parts(text, 'Bruno', [
      ['New Earth', earth],
      ['Gold', sugar],
      ['Gem', sugar],
    ]);
    const read = made.map((part) => ('words' in part ? part.words : 'actor' in part ? part.actor : '')).join('');
    expect(read).toBe(text);
  });

  it('has no sign inside the name of a card, and one for the good beside it', () => {
    const text = 'Ana reclama Caçador de Peles por 1 pele';
    const made = parts(text, 'Ana', [
      ['pele', sugar],
      ['Caçador de Peles', earth],
    ]);
    expect(made.filter((part) => 'sign' in part)).toEqual([{ sign: earth }, { sign: sugar }]);
    expect(made.at(-1)).toEqual({ words: 'pele' });
  });

  it('takes no part of another word or of the name of a player for a good', () => {
    expect(parts('Golda rests', 'Golda', [['gold', sugar]])).toEqual([{ actor: 'Golda' }, { words: ' rests' }]);
    expect(parts('Ana gains marigold', 'Ana', [['gold', sugar]]).some((part) => 'sign' in part)).toBe(false);
  });
});
