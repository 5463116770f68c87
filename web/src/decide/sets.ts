// Choosing several things: what can be added to a partial choice, and when it is complete, as the server says.
import type { SetChoice } from '../wire';

/** The server's answers about partial choices it does not list, by chosen positions. */
export type Answers = Map<string, { addable: number[]; complete: boolean }>;

export function keyOf(chosen: number[]): string {
  return [...chosen].sort((a, b) => a - b).join();
}

function isListed(list: number[][], chosen: number[]): boolean {
  const key = keyOf(chosen);
  return list.some((choice) => choice.join() === key);
}

/** The positions that can be added. */
export function addable(set: SetChoice, chosen: number[], answers: Answers): number[] {
  const all = set.items.map((_, position) => position);
  switch (set.rule) {
    case 'any':
      return chosen.length >= set.most ? [] : set.repeats ? all : all.filter((position) => !chosen.includes(position));
    case 'listed':
      return all.filter((position) => isListed([...set.choices, ...set.partial], [...chosen, position]));
    case 'ask':
      return answers.get(keyOf(chosen))?.addable ?? [];
  }
}

export function isWhole(set: SetChoice, chosen: number[], answers: Answers): boolean {
  switch (set.rule) {
    case 'any':
      return chosen.length >= set.least && chosen.length <= set.most;
    case 'listed':
      return isListed(set.choices, chosen);
    case 'ask':
      return answers.get(keyOf(chosen))?.complete ?? false;
  }
}
