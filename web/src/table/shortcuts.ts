// The keys of the table, and the sheet that lists them. Keys on the board itself are in decide/keys.ts.
export type Deed =
  | 'undo'
  | 'hint'
  | 'scores'
  | 'log'
  | 'chat'
  | 'learn'
  | 'menu'
  | 'keys'
  | 'mute'
  | 'larger'
  | 'smaller'
  | 'fit'
  | 'neighbour'
  | 'before';

export const KEYS: Record<string, Deed> = {
  u: 'undo',
  h: 'hint',
  s: 'scores',
  l: 'log',
  c: 'chat',
  g: 'learn',
  o: 'menu',
  '?': 'keys',
  m: 'mute',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  ']': 'neighbour',
  '[': 'before',
};

interface Part {
  title: string;
  /** Keys as they are written, or the id of a key's name; then the id of what they do. */
  rows: [string[], string][];
}

export const SHEET: Part[] = [
  {
    title: 'keys-choose',
    rows: [
      [['Tab', 'key-arrows'], 'keys-walk'],
      [['Shift', 'key-arrows'], 'keys-walk-all'],
      [['Enter', 'key-space'], 'keys-pick'],
      [['Enter'], 'keys-confirm'],
      [['Esc'], 'keys-back'],
      [['R', 'key-wheel'], 'keys-turn'],
      [['I'], 'keys-rule'],
      [['U'], 'undo'],
      [['H'], 'hint'],
    ],
  },
  {
    title: 'keys-look',
    rows: [
      [['[', ']'], 'keys-areas'],
      [['+', '−', '0'], 'keys-zoom'],
      [['S'], 'scores'],
      [['L'], 'log'],
      [['C'], 'chat'],
      [['G'], 'keys-rules'],
    ],
  },
  {
    title: 'keys-more',
    rows: [
      [['O'], 'menu'],
      [['M'], 'keys-mute'],
      [['?'], 'keys-sheet'],
    ],
  },
  {
    title: 'replay',
    rows: [
      [['←', '→'], 'keys-step'],
      [['Home', 'End'], 'keys-ends'],
      [['N', 'P'], 'keys-milestone'],
      [['key-space'], 'play'],
    ],
  },
];
