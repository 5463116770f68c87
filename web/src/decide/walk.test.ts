import { describe, expect, it } from 'vitest';
import {
  back,
  clickable,
  complete,
  follow,
  isWord,
  next,
  open,
  refOf,
  start,
  tokenOf,
  turningPoint,
  type Path,
} from './walk';

const option = (spelled: string): Path => ({
  path: spelled.split(' '),
  labels: spelled.split(' ').map((w) => w.toUpperCase()),
});
const tiles = [
  'tile:A cell:1,1 turn:0',
  'tile:A cell:1,1 turn:90',
  'tile:A cell:2,1 turn:0',
  'tile:B cell:1,1 turn:0',
  'pass',
].map(option);
const forts = ['location:F', 'location:G', 'rest'].map(option);
const nested = ['card:1', 'card:1 card:2', 'card:3 card:4'].map(option);

describe('walking the options', () => {
  it('offers the first tokens once each, in order, with their labels', () => {
    expect([...next(tiles, [])]).toEqual([
      ['tile:A', 'TILE:A'],
      ['tile:B', 'TILE:B'],
      ['pass', 'PASS'],
    ]);
  });

  it('narrows down with every token', () => {
    expect([...next(tiles, ['tile:A']).keys()]).toEqual(['cell:1,1', 'cell:2,1']);
    expect([...next(tiles, ['tile:A', 'cell:1,1']).keys()]).toEqual(['turn:0', 'turn:90']);
    expect(open(tiles, ['tile:A'])).toHaveLength(3);
  });

  it('takes forced tokens along', () => {
    expect(follow(tiles, [], 'tile:B')).toEqual(['tile:B', 'cell:1,1', 'turn:0']);
    expect(follow(tiles, ['tile:A'], 'cell:1,1')).toEqual(['tile:A', 'cell:1,1']);
  });

  it('knows when a path is complete, also when longer ones begin with it', () => {
    expect(complete(tiles, ['tile:A'])).toBeUndefined();
    expect(complete(forts, ['rest'])?.path).toEqual(['rest']);
    expect(follow(nested, [], 'card:1')).toEqual(['card:1']);
    expect([...next(nested, ['card:1']).keys()]).toEqual(['card:2']);
  });

  it('steps back to the last real choice', () => {
    expect(back(tiles, ['tile:B', 'cell:1,1', 'turn:0'])).toEqual([]);
    expect(back(tiles, ['tile:A', 'cell:1,1'])).toEqual(['tile:A']);
    expect(back(nested, ['card:1', 'card:2'])).toEqual(['card:1']);
  });

  it('begins after what all options share', () => {
    const workers = ['worker:colonist space:1', 'worker:colonist space:2'].map(option);
    expect(start(workers)).toEqual(['worker:colonist']);
    expect(start(tiles)).toEqual([]);
    expect(start([option('pass')])).toEqual([]);
    expect(start([option('worker:colonist space:1')])).toEqual(['worker:colonist']);
  });

  it('lets one choose another instead', () => {
    expect([...clickable(forts, ['location:F']).keys()]).toEqual(['location:F', 'location:G', 'rest']);
    expect([...clickable(tiles, ['tile:A']).keys()]).toEqual(['cell:1,1', 'cell:2,1']);
    expect(turningPoint(forts, ['location:F'], 'location:G')).toEqual([]);
    expect(turningPoint(tiles, ['tile:A', 'cell:1,1'], 'cell:2,1')).toEqual(['tile:A']);
    expect(turningPoint(tiles, [], 'cell:2,1')).toBeNull();
  });

  it('spells words and refs apart', () => {
    expect(isWord('rest')).toBe(true);
    expect(isWord('card:1')).toBe(false);
    expect(refOf('rest')).toBe('word:rest');
    expect(tokenOf('word:rest')).toBe('rest');
    expect(tokenOf('card:1')).toBe('card:1');
  });
});
