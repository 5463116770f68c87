// Made by tools/wire_types.py from src/farshore/server/messages.py and forms.py. Do not edit.

/** An option of the game as it was settled for this table. */
export interface Setting {
  name: string;
  value: string;
  label: string;
  value_label: string;
}

/** Seconds left when the message was sent; it runs while `running`. */
export interface Clock {
  left: number;
  running: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  level: string;
  colour: number;
  yours: boolean;
  connected: boolean;
  ready: boolean;
  away: boolean;
  resigned: boolean;
  clock: Clock | null;
}

export interface Category {
  name: string;
  label: string;
  points: number;
}

export interface Standing {
  seat: number;
  rank: number;
  score: number;
  categories: Category[];
}

/** An achievement of a solo game, and how much of it is reached. */
export interface Goal {
  ref: string;
  label: string;
  have: number;
  need: number;
}

/** As things stand; final once the table is finished. */
export interface Outcome {
  standings: Standing[];
  decided_by: "resignation" | "score" | "shared" | "tie-break";
  winners: number[];
  target: number | null;
  goals: Goal[];
}

/** What an option would bring to the seat that is asked; where nothing changes at once, what it is asked next. */
export interface Preview {
  changes: [string, number][];
  then: string;
}

/** One answer: its path of refs and words, their names, and what it would bring. */
export interface Option {
  path: string[];
  labels: string[];
  preview: Preview;
}

export interface Choice {
  path: string[];
  labels: string[];
}

/** What the viewer is asked. `version` goes back with the pick. */
export interface Decision {
  seat: number;
  version: number;
  question: string;
  prompt: string;
  about: Record<string, string | number | Record<string, number>>;
  picks_left: number;
  options: Option[];
  pool: Choice[];
}

/** One line of the log. `event` and `args` are for motion, `text` for people. */
export interface Line {
  version: number;
  seat: number | null;
  event: string;
  text: string;
  refs: string[];
  args: Record<string, string | number | Record<string, number>>;
  milestone: boolean;
}

/** May the latest pick be taken back? `seat` and `version` go back with the request. */
export interface Undo {
  possible: boolean;
  reason: "" | "finished" | "hidden" | "luck" | "nothing" | "other" | "spectator";
  text: string;
  seat: number | null;
  version: number;
}

/** `move`: seconds for each pick. `bank`: seconds for the whole game and `increment` for each pick. */
export interface ClockRule {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
  autopilot?: string | null;
}

/** Everything a screen needs, as one pair of eyes may see it. It replaces all that was sent before, but the log. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  title: string;
  edition: string;
  edition_title: string;
  settings: Setting[];
  status: "called-off" | "finished" | "gathering" | "running";
  version: number;
  seats: Seat[];
  eye: number | null;
  yours: number[];
  curtain: number | null;
  host: boolean;
  progress: Record<string, number | string>;
  phase: string;
  picture: Record<string, any>;
  tallies: Record<string, number>[];
  outcome: Outcome;
  decision: Decision | null;
  waiting: number[];
  log_from: number;
  log: Line[];
  undo: Undo;
  clock: ClockRule;
  pause: number;
  paused: boolean;
  spectators: number;
  rematch: string | null;
}

/** On disk. Sent once for every `pick`, `undo` and other request that carried a mark. */
export interface Accepted {
  type: "accepted";
  mark: string;
  version: number;
}

/** Not done, and why; the fresh table follows in the same message when there is one to show. */
export interface Refused {
  type: "refused";
  mark: string;
  reason: "closing" | "illegal" | "malformed" | "not-asked" | "not-possible" | "not-yours" | "stale" | "too-fast" | "unknown" | "unplayable";
  text: string;
  table: Table | null;
  detail?: string;
}

export interface Presence {
  type: "presence";
  connected: boolean[];
  spectators: number;
}

export interface Chat {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What a bot that sees only this seat's view would do. */
export interface Hint {
  type: "hint";
  mark: string;
  seat: number;
  version: number;
  bot: string;
  level: string;
  choice: Choice;
}

/** Something about the table itself: a bot took over, somebody resigned, the server closes. */
export interface Notice {
  type: "notice";
  kind: "away" | "back" | "bot-replaced" | "called-off" | "closing" | "rematch" | "resigned" | "time-out";
  seat: number | null;
  text: string;
}

/** Every `every` seconds. Two missed: connect again. */
export interface Heartbeat {
  type: "heartbeat";
  at: number;
  every: number;
}

/** First of all, and again to change language. `seen`: the last version held; the log resumes after it. */
export interface Hello {
  type: "hello";
  mark: string;
  language?: "en" | "pt-BR";
  seen?: number;
}

/** See through the eyes of one of one's own seats: the curtain opens. */
export interface Look {
  type: "look";
  mark: string;
  seat: number;
}

/** Answer `decision`: its version, and the path of the option with single spaces between the tokens. */
export interface Pick {
  type: "pick";
  mark: string;
  seat: number;
  version: number;
  path: string;
}

export interface TakeUndo {
  type: "undo";
  mark: string;
  seat: number;
  version: number;
}

export interface AskHint {
  type: "hint";
  mark: string;
  seat: number;
  bot?: string;
}

export interface Say {
  type: "say";
  mark: string;
  text: string;
}

export interface Ready {
  type: "ready";
  mark: string;
  seat: number;
  ready?: boolean;
}

export interface Rename {
  type: "rename";
  mark: string;
  seat: number;
  name: string;
}

/** Stand up: before the game the seat is open again, during the game a bot takes over. */
export interface Leave {
  type: "leave";
  mark: string;
  seat: number;
}

/** Pick for oneself again after a bot stood in. */
export interface TakeBack {
  type: "take-back";
  mark: string;
  seat: number;
}

/** Let a bot pick for somebody who is not there. */
export interface Replace {
  type: "replace";
  mark: string;
  seat: number;
  bot?: string;
}

export interface Resign {
  type: "resign";
  mark: string;
  seat: number;
}

/** The same people once more, everybody one seat on. */
export interface Rematch {
  type: "rematch";
  mark: string;
}

/** Stop waiting for people: the host's, while the table is gathering. */
export interface CallOff {
  type: "call-off";
  mark: string;
}

/** How long bots wait before they pick; the host's to say. */
export interface Pace {
  type: "pace";
  mark: string;
  pause: number;
  paused?: boolean;
}

export interface OptionValue {
  value: string;
  label: string;
  help: string;
}

/** A choice among values, or a number from `low` to `high`, or both. */
export interface OptionCard {
  name: string;
  label: string;
  help: string;
  default: string;
  values: OptionValue[];
  low: number | null;
  high: number | null;
  seats: [number, number] | null;
}

export interface EditionCard {
  name: string;
  title: string;
  provenance: Record<string, number>;
}

export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  seats: [number, number];
  options: OptionCard[];
  editions: EditionCard[];
}

export interface BotCard {
  name: string;
  label: string;
  help: string;
}

export interface Me {
  name: string;
  tables: number;
}

export interface Home {
  games: GameCard[];
  bots: BotCard[];
  languages: string[];
  me: Me;
  version: string;
  compiled: boolean;
}

export interface RefWords {
  name: string;
  help: string[];
}

/** Names and explanations of a game's things, in one language. */
export interface Words {
  refs: Record<string, RefWords>;
  tallies: Record<string, [string, string]>;
  scores: Record<string, string>;
  phases: Record<string, string>;
}

export interface Guide {
  game: string;
  language: string;
  markdown: string;
}

/** `me`: the one who opens the table; `person`: whoever opens the invite link; `bot`: the level in `bot`. */
export interface SeatForm {
  kind: "bot" | "me" | "person";
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatForm[];
  options?: Record<string, string>;
  edition?: string;
  clock?: ClockRule;
  visibility?: "open" | "private";
  pause?: number;
  webhook?: string;
}

export interface SeatCard {
  name: string;
  colour: number;
  kind: "bot" | "open" | "person";
  yours: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: "called-off" | "finished" | "gathering" | "running";
  seats: SeatCard[];
  settings: Setting[];
  your_turn: boolean;
  opened: number;
  changed: number;
  until: number | null;
  winners: number[];
  scores: number[];
}

/** `/join/<secret>` seats whoever opens it; it works once. */
export interface Invite {
  seat: number;
  path: string;
}

export interface Opened {
  table: TableCard;
  invites: Invite[];
}

/** Tables with an open seat, tables to watch, one's own running ones and one's finished ones. */
export interface Lobby {
  open: TableCard[];
  watch: TableCard[];
  mine: TableCard[];
  finished: TableCard[];
}

export interface Join {
  secret: string;
  name?: string;
}

export interface Sit {
  seat: number;
  name?: string;
}

export interface Joined {
  table: string;
  seat: number;
}

export interface Introduce {
  name: string;
}

/** One version of the table: who picked, what it led to, and the scores after it. */
export interface Moment {
  version: number;
  seat: number | null;
  lines: Line[];
  scores: number[];
}

export interface Replay {
  table: TableCard;
  edition: string;
  eye: number | null;
  moments: Moment[];
}

/** The table as it stood at one version. */
export interface Frame {
  version: number;
  progress: Record<string, number | string>;
  phase: string;
  picture: Record<string, any>;
  tallies: Record<string, number>[];
  outcome: Outcome;
}

/** `shown` is what one can be sure of: mean minus twice the uncertainty. */
export interface Rating {
  game: string;
  name: string;
  kind: "bot" | "person";
  you: boolean;
  mean: number;
  uncertainty: number;
  shown: number;
  tables: number;
}

export interface Ratings {
  ratings: Rating[];
}

export interface Health {
  status: "closing" | "ok";
  version: string;
  tables: number;
  connections: number;
}

/** Every refusal over HTTP: what happened and what to do. */
export interface Fault {
  fault: string;
  text: string;
  detail?: string;
}

export type FromServer = Table | Accepted | Refused | Presence | Chat | Hint | Notice | Heartbeat;

export type FromBrowser = Hello | Look | Pick | TakeUndo | AskHint | Say | Ready | Rename | Leave | TakeBack | Replace | Resign | Rematch | CallOff | Pace;
