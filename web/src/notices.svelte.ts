// A word from the browser when it is one's turn and the table is out of sight. Leave to do so is asked for only when
// somebody turns it on, and what they are told then shows at once that it works.
import { t } from './i18n/words.svelte';
import { go } from './route.svelte';
import { keep, settings } from './settings.svelte';

export type Leave = 'granted' | 'denied' | 'missing';

/** Whether one is told: what was wished, as long as the browser allows it. */
export function isTold(): boolean {
  return settings.notices === 'on' && 'Notification' in window && Notification.permission === 'granted';
}

export async function turnOn(): Promise<Leave> {
  if (!('Notification' in window)) return 'missing';
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return 'denied';
  if (!show('Farshore', t('notices-begin'), 'farshore')) return 'missing';
  keep('notices', 'on');
  return 'granted';
}

/** It is one's turn at this table; a click on what the browser shows leads back to it. */
export function tellTurn(table: string, title: string, prompt: string): void {
  if (!document.hidden || !isTold()) return;
  const told = show(t('notices-turn', { title }), prompt, `farshore-${table}`);
  if (!told) return;
  told.onclick = () => {
    window.focus();
    go(`/t/${table}`);
    told.close();
  };
  document.addEventListener('visibilitychange', () => told.close(), { once: true });
}

/** Some browsers know the word but let no page say it: null. */
function show(title: string, body: string, tag: string): Notification | null {
  try {
    return new Notification(title, { body, tag, lang: settings.language });
  } catch {
    return null;
  }
}
