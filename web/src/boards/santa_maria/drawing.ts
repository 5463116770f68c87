// Helpers to draw the picture: effects as icons and text, and reuse of unchanged parts.
import { has, t } from '../../i18n/words.svelte';
import type { Sight } from '..';
import type { Effect, Picture, Space } from './picture';

export type Goods = Record<string, number>;

/** What a space shows. */
export type Ground = Pick<Space, 'terrain' | 'colonists' | 'effects'>;

/** What a plaque shows: icons with numbers, and separators. */
export interface Glyph {
  icon?: string;
  count?: number;
  sign?: '/' | '→';
}

export function glyphs(effect: Effect): Glyph[] {
  if (effect.op === 'trade') {
    const pay = effect.pay!.flatMap((good, i): Glyph[] => [...(i ? [{ sign: '/' as const }] : []), { icon: good }]);
    const gain = effect.gains!.flatMap((goods, i): Glyph[] => [
      ...(i ? [{ sign: '/' as const }] : []),
      ...gained(goods),
    ]);
    return [...pay, { sign: '→' }, ...gain];
  }
  return effect.op === 'gain' ? gained(effect.gain) : Array<Glyph>(effect.times).fill({ icon: effect.op });
}

/** An effect's key: the good it gains, or its action. */
export function kindOf(effect: Effect): string {
  return effect.op === 'gain' ? Object.keys(effect.gain)[0]! : effect.op;
}

/** The same as a label; an edition may have effects without a label on this board. */
export function labelOf(sight: Sight, effect: Effect): string {
  const kind = kindOf(effect);
  return has(`santa-of-${kind}`)
    ? t(`santa-of-${kind}`)
    : sight.name(`${effect.op === 'gain' ? 'good' : 'effect'}:${kind}`);
}

/** Coins and points show a number; other goods are repeated. */
export function gained(goods: Goods): Glyph[] {
  return Object.entries(goods).flatMap(([good, n]): Glyph[] =>
    good === 'coins' || good === 'points' ? [{ icon: good, count: n }] : Array<Glyph>(n).fill({ icon: good }),
  );
}

let told: unknown;
let drawn: Picture;

/** Keeps unchanged parts of a picture as the same objects, so that only changes are drawn again. */
export function pictureOf(sight: Sight): Picture {
  const shown: unknown = sight.picture;
  if (told !== shown) {
    told = shown;
    drawn = kept(drawn, shown) as Picture;
  }
  return drawn;
}

type Thing = Record<string, unknown>;
const isThing = (x: unknown): x is Thing => typeof x === 'object' && x !== null;

function kept(before: unknown, now: unknown): unknown {
  if (!isThing(before) || !isThing(now)) return now;
  const keys = Object.keys(now);
  const fresh = (Array.isArray(now) ? [] : {}) as Thing;
  for (const key of keys) fresh[key] = kept(before[key], now[key]);
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => fresh[key] === before[key]);
  return isSame ? before : fresh;
}
