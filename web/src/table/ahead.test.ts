import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../wire';
import { Ahead } from './ahead.svelte';

const option = (path: string) => ({ path: path.split(' '), labels: [path] }) as Option;
const asked = (version: number, paths: string[], question = 'turn') =>
  ({ question, version, prompt: 'Your turn', set: null, options: paths.map(option) }) as unknown as Decision;
const REST = option('rest');

function planned(): Ahead {
  const ahead = new Ahead(() => ({ turn: 'words' }));
  ahead.learn(asked(3, ['rest', 'location:a1']));
  ahead.toggle('turn', REST, 4);
  return ahead;
}

describe('an answer given ahead', () => {
  it('is offered for recurring questions only, and only what may be planned', () => {
    const ahead = planned();
    ahead.learn(asked(4, ['keep'], 'explore'));
    expect(ahead.known.map(({ question, options }) => [question, options.length])).toEqual([['turn', 1]]);
  });

  it('is given once, when the question comes', () => {
    const ahead = planned();
    expect(ahead.take(asked(5, ['upgrade'], 'upgrade'))).toBeNull();
    expect(ahead.take(asked(6, ['location:a1', 'rest']))).toMatchObject({ option: { path: ['rest'] } });
    expect(ahead.take(asked(9, ['rest']))).toBeNull();
  });

  it('is dropped if the question does not offer it', () => {
    const ahead = planned();
    expect(ahead.take(asked(6, ['location:a1']))).toEqual({ dropped: 'rest' });
    expect(ahead.plans.size).toBe(0);
  });

  it('does not answer a question that an undo brings back, and can be taken back', () => {
    const ahead = planned();
    expect(ahead.take(asked(3, ['rest']))).toBeNull();
    ahead.toggle('turn', REST, 4);
    expect(ahead.take(asked(6, ['rest']))).toBeNull();
  });
});
