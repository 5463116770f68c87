// A world's globe: a surface in three shades.
import { INK } from './ink';

export type Shades = [main: string, light: string, dark: string];
export const SHADES: Record<string, Shades> = {
  novelty: ['#35a7d6', '#8fd3ee', '#1f6f96'],
  rare: ['#c07a3e', '#e8b27c', '#875025'],
  genes: ['#5fb35a', '#a6dc95', '#39793a'],
  alien: ['#e8c53a', '#fbe890', '#a8861a'],
  none: ['#a9a1c6', '#d3cde4', '#756c99'],
  blue: ['#3f86a8', '#e8b27c', '#2a5f7a'],
  meadow: ['#3f86a8', '#a6dc95', '#2a5f7a'],
  rose: ['#c98bd0', '#eac3ee', '#8f5a97'],
  red: ['#b0585a', '#d99a8f', '#7d3336'],
  grey: ['#8a84a0', '#b9b3c9', '#6c6684'],
  dusk: ['#5d5478', '#8a80a8', '#3f375a'],
};
const [X, Y, R] = [74, 66, 33];

/** Pseudo-random numbers, always the same for the same name. */
export function seeded(text: string): () => number {
  let s = 7;
  for (const letter of text) s = Math.imul(s ^ letter.charCodeAt(0), 2654435761) >>> 0;
  return () => {
    s = Math.imul(s ^ (s >>> 15), s | 1);
    s ^= s + Math.imul(s ^ (s >>> 7), s | 61);
    return ((s ^ (s >>> 14)) >>> 0) / 4294967296;
  };
}

const surfaces = {
  land: ([, light]) =>
    `<path d="M44 56c10-16 23-13 30-3s16 0 16 10-16 7-20 16-20 7-23-3-10-10-3-20zM84 82c7-7 16-3 23 0v33H74z" fill="${light}" stroke="${INK}" stroke-width="1.1"/>`,
  bands: ([, light]) =>
    [-18, -2, 15]
      .map((k, i) => `<path d="M41 ${Y + k}q33 8 66 0v8q-33 8-66 0z" fill="${light}" opacity="${0.9 - i * 0.15}"/>`)
      .join(''),
  craters: ([, , dark], chance) =>
    Array.from({ length: 7 }, () => {
      const [angle, far, size] = [chance() * 6.28, chance() * R * 0.8, R * (0.08 + chance() * 0.14)];
      return `<circle cx="${(X + Math.cos(angle) * far).toFixed(1)}" cy="${(Y + Math.sin(angle) * far).toFixed(1)}" r="${size.toFixed(1)}" fill="${dark}" stroke="${INK}" stroke-width=".9"/>`;
    }).join(''),
  facets: ([main, light, dark]) =>
    `<path d="M74 33 54 63l20 13 20-13zM54 63 41 86l33-10zM94 63l13 23-33-10z" fill="${main}" stroke="${INK}" stroke-width="1.1"/><path d="M74 33 54 63l20 13z" fill="${light}" stroke="${INK}"/><path d="M74 76v23" stroke="${dark}" stroke-width="2"/>`,
  waves: ([, light]) =>
    [52, 64, 76, 88]
      .map((y) => `<path d="M40 ${y}q8-6 17 0t17 0 17 0 17 0" fill="none" stroke="${light}" stroke-width="3"/>`)
      .join(''),
  cracks: ([, , dark]) =>
    `<path d="M60 34l8 18-10 12 14 12-6 22M92 44l-10 14 12 10-6 20" fill="none" stroke="${dark}" stroke-width="3"/><path d="M74 66l12 6 4 14" fill="none" stroke="#ff8a4a" stroke-width="2"/>`,
  halves: () => `<path d="M74 30c-8 12 8 24 0 36s8 24 0 36H38V30z" fill="#5fb35a" stroke="${INK}" stroke-width="1.1"/>`,
  plain: () => '',
} satisfies Record<string, (shades: Shades, chance: () => number) => string>;
export type Surface = keyof typeof surfaces;
export const USUAL: Surface[] = ['land', 'bands', 'craters', 'waves'];

export function planet(id: string, shades: Shades, surface: Surface, chance: () => number): string {
  return (
    `<clipPath id="${id}"><circle cx="${X}" cy="${Y}" r="${R}"/></clipPath><circle cx="${X}" cy="${Y}" r="${R}" fill="${shades[0]}"/>` +
    `<g clip-path="url(#${id})">${surfaces[surface](shades, chance)}<path d="M82 31a35 35 0 0 1 0 70h33V31z" fill="${INK}" opacity=".26"/></g>` +
    `<circle cx="${X}" cy="${Y}" r="${R}" fill="none" stroke="${INK}" stroke-width="1.8"/>`
  );
}
