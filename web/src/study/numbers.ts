// Estimates in words and signs: shares as points of win share, and how sure they are.
import { t } from '../i18n/words.svelte';
import { settings } from '../settings.svelte';
import type { Estimate } from '../wire';

export const points = (share: number) => Math.round(100 * share);

/** With its sign: +12, −3. */
export function signed(value: number, digits = 0): string {
  const shape = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(settings.language, shape).format(value).replace('-', '−');
}

export const inPoints = (share: number) => signed(points(share));

export const sure = (e: Estimate) => t('how-sure-points', { low: points(e.low), high: points(e.high) });
