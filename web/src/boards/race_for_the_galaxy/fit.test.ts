import { describe, expect, it } from 'vitest';
import { pillRoom, ticketFit, wholeFit } from './fit';

describe('the form of cards', () => {
  it('is whole while the row holds them', () => {
    expect(wholeFit(4, 900, 150, 90)).toMatchObject({ size: 'whole', columns: 4 });
    expect(wholeFit(12, 900, 150, 90)).toBeNull();
  });

  it('is a smaller ticket the more cards there are, down to twelve', () => {
    const sizes = [4, 6, 8, 12].map((count) => ticketFit(count, 470, 130).size);
    expect(sizes).toEqual(['a', 'a', 'b', 'c']);
  });

  it('never needs more height than there is', () => {
    for (let count = 0; count <= 12; count++) {
      const { columns, height } = ticketFit(count, 400, 130);
      const rows = Math.max(1, Math.ceil(count / columns));
      expect(rows * height + (rows - 1) * 5).toBeLessThanOrEqual(130);
    }
  });

  it('leaves a line for powers under a long name', () => {
    const fit = ticketFit(6, 455, 130);
    expect(pillRoom(fit, 'The Last of the Uplift Gnarssh', false).rows).toBe(1);
  });
});
