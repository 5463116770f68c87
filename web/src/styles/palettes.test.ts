// The palettes as colour-blind people see them: simulated, and compared in a space where distance is what eyes tell.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full strength, for linear RGB. */
const SIGHTS: Record<string, [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
};
/** What lies side by side on a table and must be told apart. */
const GROUPS: Record<string, string[]> = {
  seats: ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'],
  century: ['corn', 'meat', 'tobacco', 'fur'],
  race: ['novelty', 'rare', 'genes', 'alien'],
  santaMaria: ['wood', 'grain', 'sugar', 'gem', 'goldbar'],
};
const FOR: Record<string, string[]> = {
  'red-green': ['protanopia', 'deuteranopia', 'everybody'],
  'blue-yellow': ['tritanopia', 'everybody'],
};
/** In hundredths of Oklab. Two neighbouring colours that people mix up are about 5 apart. */
const LEAST = 15;

function coloursIn(file: string, within: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf-8');
  const start = css.indexOf(within);
  expect(start, within).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name!, hex!]));
}

function linear(hex: string): Triple {
  const whole = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => parseInt(whole.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;
}

const times = (rows: [Triple, Triple, Triple], v: Triple) =>
  rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

function oklab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function seen(hex: string, sight: string): Triple {
  const light = times(SIGHTS[sight]!, linear(hex)).map((part) => Math.min(1, Math.max(0, part))) as Triple;
  return oklab(light);
}

function least(colours: string[], sight: string): number {
  const all = colours.map((hex) => seen(hex, sight));
  const apart = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(...a.map((part, k) => part - b[k]!))));
  return 100 * Math.min(...apart);
}

describe.each(Object.entries(FOR))('palette %s', (palette, sights) => {
  const usual = coloursIn('./tokens.css', '--seat-1');
  const own = coloursIn('./palettes.css', `[data-palette='${palette}']`);

  it.each(Object.entries(GROUPS))('keeps %s apart', (_, names) => {
    expect(names.filter((name) => !own.has(name))).toEqual([]);
    for (const sight of sights)
      expect(
        least(
          names.map((name) => own.get(name)!),
          sight,
        ),
        sight,
      ).toBeGreaterThan(LEAST);
  });

  it('is needed: the standard colours come closer for these people', () => {
    const [sight] = sights;
    const closest = Object.values(GROUPS).map((names) =>
      least(
        names.map((name) => usual.get(name)!),
        sight!,
      ),
    );
    expect(Math.min(...closest)).toBeLessThan(LEAST);
  });
});
