// Where a game stands, in words: the round and the phase.
import { t } from '../i18n/words.svelte';

interface Standing {
  progress: Record<string, number | string>;
  phase: string;
}

export function whereOf({ progress, phase }: Standing): string {
  const { round, rounds } = progress;
  const counted =
    round === undefined ? '' : rounds === undefined ? t('round', { number: round }) : t('round-of', { round, rounds });
  return [counted, phase].filter(Boolean).join(' · ');
}
