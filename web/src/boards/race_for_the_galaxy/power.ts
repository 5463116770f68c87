// A power as a short row of icons.
import type { Card, Power } from './picture';

export type Sign = string | { icon: string; tint?: string } | { chip: number } | { halo: string };

const CARD: Sign = { icon: 'card' };
const PLAIN: Sign = { icon: 'world', tint: '#d3cde4' };

const good = (power: Power): Sign => (power.good ? { icon: `good-${power.good}` } : PLAIN);
const signed = (amount: number, sign = '+') => (amount < 0 ? `−${-amount}` : `${sign}${amount}`);
const many = (n: number, sign: Sign): Sign[] => (n > 1 ? [`${n}`, sign] : [sign]);

function consumed(power: Power): Sign[] {
  const left = many(power.goods ?? 1, good(power));
  const times = power.times ? [`×${power.times}`] : [];
  const chips: Sign[] = power.vp ? [{ chip: power.vp }] : [];
  const cards = power.cards ? many(power.cards, CARD) : [];
  return [...(power.different ? ['≠'] : []), ...left, ...times, '→', ...chips, ...cards];
}

export function signs(power: Power, card: Card): Sign[] {
  const amount = power.amount ?? 1;
  const made: Sign = { icon: `good-${card.good}` };
  const halo: Sign = { halo: power.good ? `var(--${power.good})` : '#d3cde4' };
  switch (power.does) {
    case 'explore-draw':
      return [`+${amount}`, CARD];
    case 'explore-keep':
      return [CARD, `+${amount}`];
    case 'develop-first-draw':
    case 'develop-draw':
    case 'settle-draw':
    case 'consume-draw':
    case 'produce-draw':
      return [`+${amount}`, CARD];
    case 'develop-discount':
      return [`−${amount}`, { icon: 'dev', tint: '#d3c6ff' }];
    case 'settle-discount':
      return [`−${amount}`, good(power)];
    case 'military':
      return [
        { icon: 'military', tint: '#ff9a8a' },
        signed(amount),
        ...(power.good ? [good(power)] : power.rebels ? ['R'] : []),
      ];
    case 'military-once':
      return ['✕', { icon: 'military', tint: '#ff9a8a' }, `+${amount}`];
    case 'settle-free':
      return ['✕', PLAIN, '0'];
    case 'pay-for-military':
      return [{ icon: 'military', tint: '#ff9a8a' }, '→', PLAIN];
    case 'trade-bonus':
      return ['$', `+${amount}`, ...(power.here ? ['•'] : power.good ? [good(power)] : [CARD])];
    case 'consume-goods':
      return consumed(power);
    case 'consume-all':
      return ['∀', PLAIN, '→', { icon: 'vp' }];
    case 'consume-at-price':
      return [PLAIN, '→', '$', ...(power.bonuses ? ['+'] : [])];
    case 'consume-cards':
      return [CARD, `×${power.times ?? 1}`, '→', { chip: power.vp ?? 1 }];
    case 'consume-bet':
      return ['?', CARD];
    case 'produce-good':
      return [made, ...(power.cards ? ['+', ...many(power.cards, CARD)] : [])];
    case 'produce-windfall':
      return [halo];
    case 'produce-windfall-for-card':
      return [CARD, '→', halo];
    case 'produce-draw-here':
      return [made, '+', CARD];
    case 'produce-draw-per-good':
      return [CARD, '/', good(power)];
    case 'produce-draw-if-most':
      return ['>', good(power), `+${amount}`, CARD];
    case 'produce-draw-per-kind':
      return [CARD, '/', '≠', PLAIN];
    case 'produce-draw-per-world':
      return [CARD, '/', halo];
    default:
      return ['•'];
  }
}

/** The width of a pill with these icons, in pixels at the smallest size. */
export function breadth(laid: Sign[]): number {
  const widths = laid.map((sign) => (typeof sign === 'string' ? written(sign) : 'chip' in sign ? 16 : 13) + 1);
  return 22 + widths.reduce((sum, width) => sum + width, 0);
}

function written(sign: string): number {
  return sign === '→' ? 11.5 : sign.length * 7.2;
}
