import { expect, test } from 'vitest';
import type { TableMessage } from '../wire';
import { changed } from './changes';

const table = {
  version: 3,
  phase: 'main',
  log_from: 2,
  log: [{ version: 3 }],
  picture: { deck: 9, places: [{ owner: 0 }, { owner: null }], players: [{ cards: ['a'], home: 3 }] },
} as unknown as TableMessage;

test('what is named is replaced, the rest stays as it was', () => {
  const next = changed(table, {
    type: 'changes',
    parts: { version: 4, log_from: 3, log: [] },
    picture: [
      [['places', 1], { owner: 1 }],
      [
        ['players', 0, 'cards'],
        ['a', 'b'],
      ],
      [['deck'], 8],
    ],
  });
  expect(next).toEqual({
    version: 4,
    phase: 'main',
    log_from: 3,
    log: [],
    picture: { deck: 8, places: [{ owner: 0 }, { owner: 1 }], players: [{ cards: ['a', 'b'], home: 3 }] },
  });
});

test('the table before it is not touched, and what stayed is shared with it', () => {
  const before = structuredClone(table);
  const next = changed(table, { type: 'changes', parts: {}, picture: [[['places', 1], { owner: 1 }]] });
  expect(table).toEqual(before);
  const places = (of: TableMessage) => (of.picture as unknown as { places: object[] }).places;
  expect(places(next)[0]).toBe(places(table)[0]);
});

test('a whole picture can be told, when a game begins', () => {
  const next = changed(table, { type: 'changes', parts: { picture: { deck: 1 } }, picture: [] });
  expect(next.picture).toEqual({ deck: 1 });
});
