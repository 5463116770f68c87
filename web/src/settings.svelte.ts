// Settings a person keeps: language, looks, sounds, motion, confirmation of picks, notices, name.
export type Language = 'en' | 'pt-BR';
export type Theme = 'light' | 'auto' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  /** Colours that stay apart for people who see red and green, or blue and yellow, alike. */
  palette: 'standard' | 'red-green' | 'blue-yellow';
  text: 'normal' | 'large' | 'largest';
  /** How large the board is drawn; more than fits is scrolled. */
  board: '1' | '1.25' | '1.5';
  sound: 'on' | 'off';
  motion: 'on' | 'off';
  /** When a choice needs Confirm: always, only if it cannot be undone, or never. */
  confirm: 'always' | 'final' | 'never';
  firstGame: 'on' | 'off';
  notices: 'on' | 'off';
  name: string;
}

const KEY = 'farshore.';
/** Values saved by earlier versions. */
const RENAMED: Record<string, string> = { second: 'always', direct: 'never' };

function kept<K extends keyof Kept>(key: K, otherwise: Kept[K]): Kept[K] {
  const found = localStorage.getItem(KEY + key);
  return ((found && (RENAMED[found] ?? found)) as Kept[K] | null) ?? otherwise;
}

function spoken(): Language {
  return navigator.languages.some((l) => l.toLowerCase().startsWith('pt')) ? 'pt-BR' : 'en';
}

export const settings: Kept = $state({
  language: kept('language', spoken()),
  theme: kept('theme', 'auto'),
  palette: kept('palette', 'standard'),
  text: kept('text', 'normal'),
  board: kept('board', '1'),
  sound: kept('sound', 'on'),
  motion: kept('motion', 'on'),
  confirm: kept('confirm', 'final'),
  firstGame: kept('firstGame', 'on'),
  notices: kept('notices', 'off'),
  name: kept('name', ''),
});

const darkRoom = matchMedia('(prefers-color-scheme: dark)');

export function applyLook(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (darkRoom.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.palette = settings.palette;
  root.dataset.text = settings.text;
  root.lang = settings.language;
}

darkRoom.addEventListener('change', applyLook);

export function keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  localStorage.setItem(KEY + key, value);
  applyLook();
}

export function isStill(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
