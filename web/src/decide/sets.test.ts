import { describe, expect, it } from 'vitest';
import type { SetChoice } from '../wire';
import { addable, isWhole, keyOf } from './sets';

function setOf(more: Partial<SetChoice>): SetChoice {
  const items = ['corn', 'meat', 'tobacco'].map((colour) => ({ path: [`cube:${colour}`], labels: [colour] }));
  return {
    items,
    least: 2,
    most: 2,
    repeats: false,
    stop: null,
    rule: 'any',
    choices: [],
    partial: [],
    final: true,
    ...more,
  };
}

describe('a choice of several things', () => {
  it('takes any of them, each once, until there are enough', () => {
    const set = setOf({});
    expect(addable(set, [], new Map())).toEqual([0, 1, 2]);
    expect(addable(set, [2], new Map())).toEqual([0, 1]);
    expect(addable(set, [2, 0], new Map())).toEqual([]);
    expect(isWhole(set, [2], new Map())).toBe(false);
    expect(isWhole(set, [2, 0], new Map())).toBe(true);
  });

  it('takes one of them twice where that is allowed', () => {
    expect(addable(setOf({ repeats: true }), [1], new Map())).toEqual([0, 1, 2]);
  });

  it('may be less than the most', () => {
    expect(isWhole(setOf({ least: 0 }), [], new Map())).toBe(true);
  });

  it('follows the choices that the server lists, in whatever order', () => {
    const whole = [
      [0, 1],
      [1, 1],
    ];
    const set = setOf({ rule: 'listed', choices: whole, partial: [[], [1]] });
    expect(addable(set, [], new Map())).toEqual([1]);
    expect(addable(set, [1], new Map())).toEqual([0, 1]);
    expect(isWhole(set, [1, 0], new Map())).toBe(true);
    expect(isWhole(set, [0, 2], new Map())).toBe(false);
  });

  it('knows nothing more than the server answered where there are too many to list', () => {
    const set = setOf({ rule: 'ask' });
    const answers = new Map([[keyOf([2, 0]), { addable: [1], complete: false }]]);
    expect(addable(set, [0, 2], answers)).toEqual([1]);
    expect(addable(set, [1], answers)).toEqual([]);
    expect(isWhole(set, [0, 2], answers)).toBe(false);
  });
});
