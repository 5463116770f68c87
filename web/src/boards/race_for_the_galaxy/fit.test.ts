import { describe, expect, it } from 'vitest';
import { areaFit, below, crowdedFit, inTicket, ticketFit, USUAL, wholeFit } from './fit';

describe('the form of cards', () => {
  it('is whole while the row holds them', () => {
    expect(wholeFit(4, 900, 150, 90)).toMatchObject({ size: 'whole', columns: 4 });
    expect(wholeFit(12, 900, 150, 90)).toBeNull();
  });

  it('is a smaller ticket the more cards there are, down to twelve', () => {
    const sizes = [4, 6, 8, 12].map((count) => ticketFit([], count, 470, 130).size);
    expect(sizes).toEqual(['a', 'a', 'b', 'c']);
  });

  it('never needs more height than there is', () => {
    for (let count = 0; count <= 12; count++) {
      const { columns, height } = ticketFit([], count, 400, 130);
      const rows = Math.max(1, Math.ceil(count / columns));
      expect(rows * height + (rows - 1) * 5).toBeLessThanOrEqual(130);
    }
  });

  it('leaves a line for powers under a long name, and squeezes its letters if need be', () => {
    const fit = ticketFit([], 6, 455, 130);
    const long = inTicket(fit, 'The Last of the Uplift Gnarssh', USUAL);
    expect(long.rows).toBe(1);
    expect(inTicket(fit, 'Old Earth', USUAL).squeeze).toBe(1);
    expect(inTicket(fit, 'Novos Sobrevivencialistas', USUAL).squeeze).toBeLessThan(1);
  });

  it('has a smaller picture where a long name would be squeezed too much', () => {
    const long = 'Instituto de Tecnologia Alienígena';
    expect(ticketFit(['Old Earth'], 6, 470, 122).size).toBe('a');
    const fit = ticketFit([long], 6, 470, 122);
    expect(fit.size).toBe('b');
    expect(inTicket(fit, long, USUAL).squeeze).toBeGreaterThan(0.76);
  });

  it('gives a long name in a narrow ticket the room of the powers', () => {
    const fit = ticketFit([], 13, 388, 133, 3);
    const bareOf = (name: string) => inTicket(fit, name, USUAL).bare;
    expect(fit.width).toBeLessThan(80);
    expect(bareOf('Biblioteca Alienígena Abandonada')).toBe(true);
    expect(bareOf('Nova Esparta')).toBe(false);
  });

  it('leaves room below an opened tableau only where there is some', () => {
    expect(below(9, areaFit(9, 1220, 260), 1220, 260)).toBeGreaterThan(60);
    expect(below(12, areaFit(12, 930, 250), 930, 250)).toBeLessThan(0);
  });

  it('is a ticket in a hand that would overlap, in no more height than there is', () => {
    expect(crowdedFit([8], 960, 180)).toBeNull();
    for (const groups of [[12], [4, 9], [16], [7, 14]]) {
      const fit = crowdedFit(groups, 960, 180)!;
      const columns = groups.reduce((sum, cards) => sum + Math.ceil(cards / fit.columns), 0);
      expect(fit.columns * (fit.height + 9)).toBeLessThanOrEqual(180 - 22);
      expect(columns * (fit.width + 9) + (groups.length - 1) * 20).toBeLessThanOrEqual(960);
    }
  });
});
