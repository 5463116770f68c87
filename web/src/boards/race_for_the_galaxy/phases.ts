// Names, numerals and colours of the five phases, and helpers that read the picture.
import type { Bill, Card, Picture } from './picture';

/** `card:new-earth#2` is a copy of new-earth. */
export function slug(ref: string): string {
  return ref.replace(/^\w+:/, '').replace(/#.*/, '');
}

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
export const TINTS = ['#1f7596', '#8f620c', '#2f7a4a', '#b84724', '#7d55c7'];

/** Trade happens in the Consume phase. */
export function phaseOf(name: string): number {
  const phase = name === 'trade' || name === 'double' ? 'consume' : name.split('-')[0]!;
  return PHASES.indexOf(phase as (typeof PHASES)[number]);
}

/** The number of a bill that a card in hand shows. */
export interface Fee {
  icon: 'card' | 'military';
  amount: number;
}

/** In cards; in Military where nothing can be paid. */
export function fee(bill: Bill | undefined): Fee | undefined {
  if (!bill) return undefined;
  return bill.due === null ? { icon: 'military', amount: bill.strength ?? 0 } : { icon: 'card', amount: bill.due };
}

/** A card's colour: that of its good or its type. */
export function tintOf(card: Card): string {
  return card.good ? `var(--${card.good})` : card.kind === 'development' ? '#8f7fd0' : '#a9a1c6';
}

/** Finds a card anywhere the viewer can see it. */
export function cardOf(picture: Picture, ref: string): Card | undefined {
  const seen = picture.players.flatMap((player) => [
    ...player.tableau,
    ...(player.hand ?? []),
    ...(player.drawn ?? []),
  ]);
  return [...seen, picture.turned].find((card) => card?.ref === ref) ?? undefined;
}
