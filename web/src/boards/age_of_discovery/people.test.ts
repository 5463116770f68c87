import { describe, expect, it } from 'vitest';
import { LANDS } from './lands';
import { places } from './people';

const COUNT = { width: 32, height: 17 }; // of the count shown beside every group
const FRAME = 744; // where the chart ends below

describe('people on the chart', () => {
  for (const [name, land] of Object.entries(LANDS)) {
    it(`leaves every count in ${name} free, for up to six groups`, () => {
      for (let groups = 1; groups <= 6; groups++) {
        const at = places(land, groups);
        expect(at).toHaveLength(groups);
        for (const [i, a] of at.entries()) {
          for (const b of at.slice(i + 1)) {
            expect(Math.abs(a.x - b.x) >= COUNT.width || Math.abs(a.y - b.y) >= COUNT.height, `${groups} groups`).toBe(
              true,
            );
          }
        }
      }
    });
  }

  it('draws fewer figures where it is crowded, and counts alone at last', () => {
    const land = LANDS['new-england']!;
    expect([1, 2, 3, 4].map((groups) => places(land, groups)[0]!.figures)).toEqual([4, 4, 2, 0]);
  });

  it('needs no third row on a phone, and every count is free of its neighbour’s points', () => {
    const wide = 43; // a count with points beside it
    for (const [name, land] of Object.entries(LANDS).filter(([, { spots }]) => !spots))
      for (const groups of [3, 4, 5, 6]) {
        const at = places(land, groups, 1.45);
        if (at[0]!.figures) continue;
        expect(new Set(at.map(({ y }) => y)).size, `${groups} groups in ${name}`).toBeLessThan(3);
        for (const [i, a] of at.entries())
          for (const b of at.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= wide * a.unit || a.y !== b.y, `${groups} groups in ${name}`).toBe(true);
      }
  });

  it('leaves the counts of Peru on land where the chart is large', () => {
    const [west, east] = [328, 420]; // of its coast and its border, where the counts stand
    for (const groups of [3, 4, 5, 6])
      for (const { x } of places(LANDS.peru!, groups)) {
        expect(x - 16, `${groups} groups`).toBeGreaterThan(west);
        expect(x + 26, `${groups} groups, with points`).toBeLessThan(east);
      }
  });

  it('leaves the name of a region and the frame free on a phone', () => {
    for (const name of ['new-england', 'virginia', 'florida', 'new-granada', 'peru', 'brazil']) {
      const land = LANDS[name]!;
      for (const groups of [3, 4, 5, 6])
        for (const { y, unit } of places(land, groups, 1.45)) {
          expect(y + 7 * unit, `${groups} groups in ${name}`).toBeGreaterThan(land.label[1]);
          expect(y + 24 * unit, `${groups} groups in ${name}`).toBeLessThan(FRAME);
        }
    }
  });
});
