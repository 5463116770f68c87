// The shape of this game's picture, as `picture.py` makes it.
export type Good = 'novelty' | 'rare' | 'genes' | 'alien';
export type Phase = 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce';

export interface Power {
  phase: Phase;
  does: string;
  good?: Good;
  amount?: number;
  goods?: number;
  times?: number;
  vp?: number;
  cards?: number;
  here?: boolean;
  rebels?: boolean;
  different?: boolean;
  bonuses?: boolean;
}

export interface Card {
  ref: string;
  kind: 'world' | 'development';
  cost: number;
  military: boolean;
  good: Good | null;
  windfall: boolean;
  vp: number | null;
  keywords: string[];
  powers: Power[];
}

export interface Placed extends Card {
  good_ref: string | null;
  worth: number;
  used: boolean[];
}

export interface Player {
  tableau: Placed[];
  hand: (Card | null)[] | null;
  hand_count: number;
  drawn: (Card | null)[] | null;
  drawn_count: number;
  goods: number;
  chips: number;
  military: number;
  actions: string[];
  points: number;
}

export interface Share {
  ref: string;
  amount: number;
}

/** What placing a card takes, and who helps. */
export interface Bill {
  ref: string;
  cost: number;
  cuts: Share[];
  due: number | null;
  strength: number | null;
  arms: Share[];
  helpers: string[];
}

/** The one figure of a bill that a card in hand shows. */
export interface Fee {
  icon: 'card' | 'military';
  amount: number;
}

export interface Picture {
  round: number;
  stage: string;
  actions: { ref: string; seats: number[] }[];
  turned: Card | null;
  pool: number;
  deck: number;
  discards: number;
  bills: Bill[];
  placing: { seat: number; ref: string; left: number | null } | null;
  committed: string[];
  players: Player[];
}

/** `card:new-earth#2` is a copy of new-earth. */
export function slug(ref: string): string {
  return ref.replace(/^\w+:/, '').replace(/#.*/, '');
}

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
export const TINTS = ['#1f7596', '#8f620c', '#2f7a4a', '#b84724', '#7d55c7'];

/** A tableau of so many cards ends the game. */
export const FULL = 12;

/** Trade happens in the Consume phase. */
export function phaseOf(name: string): number {
  const phase = name === 'trade' || name === 'double' ? 'consume' : name.split('-')[0]!;
  return PHASES.indexOf(phase as (typeof PHASES)[number]);
}

/** In cards; in Military where nothing can be paid. */
export function fee(bill: Bill | undefined): Fee | undefined {
  if (!bill) return undefined;
  return bill.due === null ? { icon: 'military', amount: bill.strength ?? 0 } : { icon: 'card', amount: bill.due };
}
