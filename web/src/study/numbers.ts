// Estimates in words and signs: shares as points of win share, and how sure they are.
import { t } from '../i18n/words.svelte';
import { settings } from '../settings.svelte';
import type { Estimate } from '../wire';

export const points = (share: number) => Math.round(100 * share);

const written = (value: number, shape: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(settings.language, shape).format(value).replace('-', '−');

/** As it is, with a digit behind the point where it needs one. */
export const plain = (value: number) => written(value, { maximumFractionDigits: 1 });

/** With its sign: +12, −3. */
export const signed = (value: number, digits = 0) =>
  written(value, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits });

export const inPoints = (share: number) => signed(points(share));

export const sure = (e: Estimate) => t('how-sure-points', { low: points(e.low), high: points(e.high) });
