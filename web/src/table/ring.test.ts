import { describe, expect, it } from 'vitest';
import type { Decision, Line, Seat } from '../wire';
import { ringOf, warningIn } from './ring';

const decision = {} as Decision;
const line = (version: number) => ({ version }) as Line;
const running = { status: 'running', version: 4, decision: null, log: [] } as const;

describe('the sound of a new table', () => {
  it('is none for the first table and for one that only looks different', () => {
    expect(ringOf(null, { ...running, decision, log: [line(4)] })).toBeNull();
    expect(ringOf({ ...running, log: [] }, { ...running, log: [line(4)] })).toBeNull();
  });

  it('tells your turn before a move, and the end before both', () => {
    const moved = { ...running, version: 5, log: [line(5)] };
    expect(ringOf({ ...running, log: [] }, moved)).toBe('move');
    expect(ringOf({ ...running, log: [] }, { ...moved, decision })).toBe('turn');
    expect(ringOf({ ...running, log: [] }, { ...moved, decision, status: 'finished' })).toBe('end');
  });

  it('does not say again that it is your turn', () => {
    expect(ringOf({ ...running, decision, log: [] }, { ...running, version: 5, decision, log: [line(5)] })).toBe(
      'move',
    );
  });
});

describe('the warning of the clock', () => {
  const seat = (left: number, isRunning: boolean, yours = true) =>
    ({ yours, clock: { left, running: isRunning } }) as Seat;

  it('comes ten seconds before the end of your own running clock', () => {
    expect(warningIn({ seats: [seat(60, true)] })).toBe(50);
    expect(warningIn({ seats: [seat(60, false), seat(60, true, false)] })).toBeNull();
    expect(warningIn({ seats: [seat(8, true)] })).toBeNull();
  });
});
