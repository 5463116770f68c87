import { describe, expect, it } from 'vitest';
import type { Line, Seat } from '../wire';
import { counted, rowsOf, type Joins } from './rows';

const seats = [{ name: 'Ana' }, { name: 'Bruno' }] as Seat[];
const NAMES: Record<string, string> = { 'card:a': 'New Earth', 'card:b': 'Old Earth', 'card:c': 'Space Port' };
const joins: Joins = {
  paid: { causes: ['placed'] },
  discarded: { causes: ['placed', 'used'], instead: 'paid' },
  drawn: { causes: ['placed', 'used'] },
  kept: { causes: ['keeps'], brief: () => '' },
  good: { causes: ['placed'], brief: () => 'gets its good' },
};
const words = { seats, name: (ref: string) => NAMES[ref] ?? '', joins };

function line(version: number, seat: number | null, event: string, text: string, ...refs: string[]): Line {
  const actor = seat === null ? '' : `${seats[seat]!.name} `;
  return { version, seat, event, text: actor + text, refs, args: {}, milestone: false };
}
const told = (lines: Line[], since = 0) =>
  rowsOf(lines, words, since).map((row) => [row, ...row.effects].map(counted).join(' · '));

describe('rows of the log', () => {
  it('have a payment in the line of the card, once it is paid', () => {
    const lines = [
      line(1, 0, 'placed', 'places Space Port', 'card:c'),
      line(1, 1, 'placed', 'places nothing new'),
      line(2, 0, 'paid', 'owes 2 cards', 'card:c'),
    ];
    expect(told(lines)).toEqual(['Ana places Space Port · owes 2 cards', 'Bruno places nothing new']);
    const paid = [
      ...lines,
      line(3, 0, 'discarded', 'discards New Earth', 'card:a'),
      line(3, 0, 'discarded', 'discards Old Earth', 'card:b'),
      line(4, 1, 'discarded', 'discards a card'),
      line(4, 1, 'discarded', 'discards a card'),
      line(5, 0, 'good', 'gets a good on Space Port', 'card:c'),
    ];
    expect(told(paid)).toEqual([
      'Ana places Space Port · discards New Earth, Old Earth · gets its good',
      'Bruno places nothing new · discards a card ×2',
    ]);
    expect(rowsOf(paid, words, 0)[0]!.named).toEqual(['card:c']);
  });

  it('begin again with every cause and every phase', () => {
    expect(
      told([
        line(1, 0, 'used', 'uses Space Port', 'card:c'),
        line(2, 0, 'drawn', 'draws a card'),
        line(2, 0, 'used', 'uses Old Earth', 'card:b'),
        line(2, null, 'phase', 'Produce'),
        line(2, 0, 'drawn', 'draws a card'),
      ]),
    ).toEqual(['Ana uses Space Port · draws a card', 'Ana uses Old Earth', 'Produce', 'Ana draws a card']);
  });

  it('name several things in one line, unless they are counted', () => {
    expect(
      told([
        line(1, 0, 'seen', 'looks at New Earth', 'card:a'),
        line(1, 0, 'seen', 'looks at Old Earth', 'card:b'),
        line(2, 0, 'keeps', 'keeps New Earth', 'card:a'),
        line(2, 0, 'kept', 'keeps 1 of the cards seen'),
        line(2, 1, 'kept', 'keeps 1 of the cards seen'),
        line(3, 1, 'got', 'gets 1 New Earth', 'card:a'),
        line(3, 1, 'got', 'gets 1 Old Earth', 'card:b'),
      ]),
    ).toEqual([
      'Ana looks at New Earth, Old Earth',
      'Ana keeps New Earth',
      'Bruno keeps 1 of the cards seen',
      'Bruno gets 1 New Earth · gets 1 Old Earth',
    ]);
  });

  it('count what is repeated, new and old apart', () => {
    const drawn = [1, 2, 3].map((version) => line(version, 1, 'drawn', 'draws a card'));
    expect(told(drawn)).toEqual(['Bruno draws a card ×3']);
    expect(told(drawn, 2)).toEqual(['Bruno draws a card ×2', 'Bruno draws a card']);
  });
});
