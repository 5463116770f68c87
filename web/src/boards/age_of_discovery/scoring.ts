import { t } from '../../i18n/words.svelte';
import type { Scoring } from './picture';

/** Each player's gain in a region at the next scoring, in words and points. */
export function gains(scoring: Scoring): [who: string, points: number][] {
  return [
    [t('discovery-most', { colony: scoring.colony }), scoring.first],
    [t('discovery-tied'), scoring.shared],
    [t('discovery-second'), scoring.second],
  ];
}
