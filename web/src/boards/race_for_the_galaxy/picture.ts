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
