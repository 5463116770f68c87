// What a board is drawn from, made from a table or from a moment of one.
import type { Decide } from '../decide/decide.svelte';
import { screen } from '../screen.svelte';
import type { Lexicon } from '../table/lexicon.svelte';
import type { TableMessage } from '../wire';
import type { BoardModule, Sight } from '.';

/** A moment of a game, with who sits there and who looks. */
export type Seen = Pick<
  TableMessage,
  'game' | 'seats' | 'viewer' | 'waiting' | 'picture' | 'tallies' | 'progress' | 'phase' | 'outcome'
>;

/** What draws it, and what has been done with it on this screen. */
interface Drawn {
  decide: Decide;
  lexicon: Lexicon | null;
  board: BoardModule | null;
  look: (seat: number) => void;
  looked: number | null;
}

export function scoresOf({ seats, outcome }: Pick<Seen, 'seats' | 'outcome'>): number[] {
  return seats.map(({ seat }) => outcome.standings.find((standing) => standing.seat === seat)?.score ?? 0);
}

export function sightOf(seen: Seen, { decide, lexicon, board, look, looked }: Drawn): Sight {
  const { game, seats, viewer, waiting, picture, tallies, progress, phase } = seen;
  return {
    game,
    picture,
    seats,
    eye: viewer,
    waiting,
    tallies,
    progress,
    phase,
    scores: scoresOf(seen),
    narrow: screen.narrow,
    name: (ref) => lexicon?.name(ref) ?? ref,
    foresees: (ref) => decide.foresees(ref),
    shows: (ref) => decide.shown.walked.includes(ref),
    turned: decide.turned,
    chosen: decide.held,
    look,
    looked,
    sign: (ref) => board?.sign?.(ref, picture) ?? null,
    joins: board?.joins ?? {},
  };
}
