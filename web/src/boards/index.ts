// A board is one folder: it draws a picture and puts `data-ref` on every piece and place. It never listens to a click.
import type { Component, Snippet } from 'svelte';
import type { Preview, RefWords, Seat } from '../wire';
import { speakOf } from '../i18n/words.svelte';
import { laySprite } from '../pieces/sprite';

/** What a board is given. `picture` is the game's own; seats, scores and the rest are the same for every game. */
export interface Sight {
  game: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the type of its own picture
  picture: any;
  seats: Seat[];
  eye: number | null;
  waiting: number[];
  scores: number[];
  tallies: Record<string, number>[];
  progress: Record<string, number | string>;
  phase: string;
  narrow: boolean;
  /** A ref in words; they come from the server, so a moment may pass until they are there. */
  name: (ref: string) => string;
  /** What choosing a ref now would change, as the server foresees it: a price to show beside it, say. */
  foresees: (ref: string) => Preview | null;
  /** Is it pointed at or chosen now? For what is then drawn elsewhere: a tile where it would lie, say. */
  shows: (ref: string) => boolean;
  /** What has been chosen so far of the present decision. */
  chosen: string[];
  /** Opens what a seat has before it in the large place. */
  look: (seat: number) => void;
}

export interface BoardModule {
  /** The common board, or everything where `panels` is 'board'; with 'whole' it places preview and log as well. */
  Board: Component<{ sight: Sight; dock?: Snippet | undefined; log?: Snippet | undefined }>;
  /** What one seat has before it: drawn in a panel of the shell. */
  Seat?: Component<{ sight: Sight; seat: number }>;
  /** The same, opened large; without it `Seat` is. */
  Area?: Component<{ sight: Sight; seat: number }>;
  /** On a phone: what belongs at the thumb, a hand of cards say. */
  Own?: Component<{ sight: Sight }>;
  /** Where the seats' panels stand on a wide screen; 'board': the board draws them itself. */
  panels: 'left' | 'right' | 'board' | 'whole';
  /** A thing opened large, with its words, for the refs that `enlarges` names; others get a tooltip. */
  Loupe?: Component<{ sight: Sight; ref: string; words: RefWords | undefined }>;
  enlarges?: (ref: string) => boolean;
  /** Drawings of the guide, by name: scenes of the game put together from the board's own pieces. */
  Figure?: Component<{ name: string }>;
  /** Words of this board (ids in its .ftl) that the guide gives a sign, and the drawing for each. */
  signs?: Record<string, string>;
  /** Symbols that only this game needs. */
  pieces?: string;
}

const boards = import.meta.glob<BoardModule>('./*/board.ts', { import: 'board' });

/** The board of a game; any game without one of its own is drawn by the generic board. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/board.ts`] ?? boards['./generic/board.ts']!;
  const [board] = await Promise.all([load(), speakOf(game)]);
  if (board.pieces) laySprite(board.pieces);
  return board;
}
