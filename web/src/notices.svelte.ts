// A browser notification when it is your turn and the table is hidden. Permission is requested only when somebody
// turns this on, and a first notification shows that it works.
import { t } from './i18n/words.svelte';
import { go } from './route.svelte';
import { keep, settings } from './settings.svelte';

export type Leave = 'granted' | 'denied' | 'missing';

/** Whether notifications are on: chosen by the person and allowed by the browser. */
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

/** It is your turn at this table; a click on the notification opens it. */
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

/** Some browsers have the API but forbid it to pages: null. */
function show(title: string, body: string, tag: string): Notification | null {
  try {
    return new Notification(title, { body, tag, lang: settings.language });
  } catch {
    return null;
  }
}
