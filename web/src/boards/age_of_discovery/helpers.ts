import type { Worker } from './picture';

/** Questions about goods on offer: the same goods in one's own store are no answers to them. */
export const ON_OFFER = 'take-good trade-with-natives';

export const NUMERALS = ['', 'I', 'II', 'III'];

/** Workers one by one. */
export function each(workers: Record<string, number>): Worker[] {
  return (Object.entries(workers) as [Worker, number][]).flatMap(([worker, n]) => Array<Worker>(n).fill(worker));
}
