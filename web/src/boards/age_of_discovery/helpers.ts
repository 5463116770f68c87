import type { Worker } from './picture';

/** Questions about goods on offer: the same goods in your own store do not answer them. */
export const ON_OFFER = 'take-good trade-with-natives';

/** Questions about workers of the supply or on the map: those at home do not answer them. */
export const NOT_AT_HOME =
  'choose-specialist choose-specialists strike strike-back keep-worker lose-worker replace-worker arrange-dock';

export const NUMERALS = ['', 'I', 'II', 'III'];

/** One entry per worker. */
export function each(workers: Record<string, number>): Worker[] {
  return (Object.entries(workers) as [Worker, number][]).flatMap(([worker, n]) => Array<Worker>(n).fill(worker));
}
