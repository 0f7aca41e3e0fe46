import { describe, expect, test } from 'vitest';
import { moved, range, toggled } from './layer-list.tsx';

const ids = ['a', 'b', 'c', 'd'];

describe('moving a layer', () => {
  test('puts it at the new place and keeps the order of the others', () => {
    expect(moved(ids, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(ids, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  test('stops at the ends', () => {
    expect(moved(ids, 0, -1)).toEqual(ids);
    expect(moved(ids, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
  });

  test('to a place and back changes nothing, for every pair of places', () => {
    for (const from of ids.keys())
      for (const to of ids.keys()) expect(moved(moved(ids, from, to), to, from)).toEqual(ids);
  });

  test('of an unknown layer changes nothing', () => {
    expect(moved(ids, 7, 0)).toEqual(ids);
  });
});

describe('selecting layers', () => {
  test('a range is in the order of the list, from either end', () => {
    expect(range(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(range(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(range(ids, 'c', 'c')).toEqual(['c']);
  });

  test('toggling twice changes nothing', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(toggled(['a'], 'b'), 'b')).toEqual(['a']);
  });
});
