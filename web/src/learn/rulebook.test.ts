import { expect, test } from 'vitest';
import type { RuleSection } from '../wire';
import { parts, search, sectionAbout } from './rulebook';

const sections: RuleSection[] = [
  {
    id: 'dock',
    title: 'Doca',
    markdown: '- Um Missionário traz um Colono.\n- Um Mercador recebe $5.',
    pieces: ['space:dock'],
  },
  {
    id: 'war',
    title: 'Batalha',
    markdown: '- Uma Batalha é *grátis*.\n- A Guerra custa $10.',
    pieces: ['space', 'word:war'],
  },
];

test('words are found without their accents, and all of them are needed', () => {
  expect(search(sections, 'missionario').map((found) => found.points)).toEqual([['Um Missionário traz um Colono.']]);
  expect(search(sections, 'um guerra')).toEqual([]);
  expect(search(sections, '')).toHaveLength(2);
});

test('a title brings its whole section', () => {
  expect(search(sections, 'batalha')[0]!.points).toHaveLength(2);
});

test('the longest piece leads to its section', () => {
  expect(sectionAbout(sections, 'space:dock-x')?.id).toBe('dock');
  expect(sectionAbout(sections, 'space:goods')?.id).toBe('war');
  expect(sectionAbout(sections, 'card:7')).toBeUndefined();
});

test('what was searched for is marked where it stands', () => {
  expect(parts('Uma Batalha é *grátis*.', 'gratis')).toEqual([
    { text: 'Uma Batalha é ', found: false, stressed: false },
    { text: 'grátis', found: true, stressed: true },
    { text: '.', found: false, stressed: false },
  ]);
});
