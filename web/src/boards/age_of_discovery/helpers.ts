import type { Worker } from './picture';

/** Questions about goods on offer: the same goods in your own store do not answer them. */
export const ON_OFFER = 'take-good trade-with-natives';

export const NUMERALS = ['', 'I', 'II', 'III'];

/** One entry per worker. */
export function each(workers: Record<string, number>): Worker[] {
  return (Object.entries(workers) as [Worker, number][]).flatMap(([worker, n]) => Array<Worker>(n).fill(worker));
}
