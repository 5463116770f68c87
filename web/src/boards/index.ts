// A board is one folder. It draws a picture and puts `data-ref` on every piece and place; it handles no clicks.
import type { Component, Snippet } from 'svelte';
import type { Joins } from '../log/rows';
import type { Sign } from '../log/signs';
import type { Preview, RefWords, Seat } from '../wire';
import { speakOf } from '../i18n/words.svelte';
import { laySprite } from '../pieces/sprite';
import type { Recurring } from '../table/ahead.svelte';

/** The props of a board. `picture` is the game's own type; the rest is the same for every game. */
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
  /** A ref's name. Names come from the server, so it may take a moment. */
  name: (ref: string) => string;
  /** The preview of choosing a ref now, for instance to show a price beside it. */
  foresees: (ref: string) => Preview | null;
  /** Is it hovered or chosen now? For effects drawn elsewhere, such as a tile where it would be placed. */
  shows: (ref: string) => boolean;
  /** How far a piece in hand is turned, in degrees clockwise. */
  turned: number;
  /** The tokens chosen so far in the current decision. */
  chosen: string[];
  /** Opens a seat's area large. */
  look: (seat: number) => void;
  /** The seat whose area is open. */
  looked: number | null;
  /** The sign of a ref in the log. */
  sign?: (ref: string) => Sign | null;
  /** What stands in the line of its cause in the log. */
  joins?: Joins;
}

export interface BoardModule {
  /** The shared board; with `panels: 'board'` the seats too, with 'whole' also preview and log. */
  Board: Component<{ sight: Sight; dock?: Snippet | undefined; log?: Snippet | undefined }>;
  /** A seat's own area, drawn in a side panel. */
  Seat?: Component<{ sight: Sight; seat: number }>;
  /** The same, opened large; `Seat` if missing. */
  Area?: Component<{ sight: Sight; seat: number }>;
  /** A seat's holdings in one line of signs, below the board of a study; in words if missing. */
  Brief?: Component<{ sight: Sight; seat: number }>;
  /** The width and height below which a study draws the board smaller as a whole. */
  needs?: readonly [number, number];
  /** On a phone: what must be within reach of the thumb, such as a hand of cards. */
  Own?: Component<{ sight: Sight }>;
  /** What an opened area covers on a wide screen, to the pixel, as a selector; the whole board if missing. */
  areaOver?: string;
  /** Where the seat panels are on a wide screen; 'board': the board draws them itself. */
  panels: 'left' | 'right' | 'board' | 'whole';
  /** False: the board shows everything of the viewer's own seat, so it needs no panel. */
  ownPanel?: boolean;
  /** A component opened large with its text, for the refs in `enlarges`; others get a tooltip. */
  Loupe?: Component<{ sight: Sight; ref: string; words: RefWords | undefined }>;
  enlarges?: (ref: string) => boolean;
  /** The guide's figures, by name, built from the board's own pieces. */
  Figure?: Component<{ name: string }>;
  /** Words of this board (ids in its .ftl) that get an icon in the guide, and the icon. */
  signs?: Record<string, string>;
  /** The sign of a good, card or the like, shown before its name in the log. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the type of its own picture
  sign?: (ref: string, picture: any) => Sign | null;
  /** Events that stand in the line of their cause in the log, though another move brought them. */
  joins?: Joins;
  /** Categories of points that only a variant brings: left out of the scores while nobody has any. */
  seldom?: string[];
  /** Questions that can be answered before they are asked. */
  ahead?: Recurring;
  /** SVG symbols only this game needs. */
  pieces?: string;
}

/** Does the board leave the seats to panels beside it? */
export const hasPanels = ({ panels }: BoardModule): boolean => panels === 'left' || panels === 'right';

const boards = import.meta.glob<BoardModule>('./*/board.ts', { import: 'board' });

/** The board of a game; games without their own are drawn by the generic board. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/board.ts`] ?? boards['./generic/board.ts']!;
  const [board] = await Promise.all([load(), speakOf(game)]);
  if (board.pieces) laySprite(board.pieces);
  return board;
}
