import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { align, relativeDistance } from './alignment.ts';

const text = fc.string({ maxLength: 12 });

test('the relative distance is the share of the longer text that has to change', () => {
  expect(relativeDistance('kitten', 'sitting')).toBeCloseTo(3 / 7, 9);
  expect(relativeDistance('', 'abc')).toBe(1);
  expect(relativeDistance('', '')).toBe(0);
});

test('the relative distance lies between 0 and 1', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(relativeDistance(a, b)).toBeGreaterThanOrEqual(0);
      expect(relativeDistance(a, b)).toBeLessThanOrEqual(1);
    }),
  );
});

test('an alignment visits every index of both once, in order', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const pairs = align(a.length, b.length, (i, j) => (a[i] === b[j] ? 0 : 1));
      expect(pairs.flatMap(([i]) => i ?? [])).toEqual(Array.from(Array(a.length).keys()));
      expect(pairs.flatMap(([, j]) => j ?? [])).toEqual(Array.from(Array(b.length).keys()));
    }),
  );
});

test('an alignment puts equals together around what is missing', () => {
  const [a, b] = ['abxcd', 'abcd'];
  expect(align(a.length, b.length, (i, j) => (a[i] === b[j] ? 0 : 1))).toEqual([
    [0, 0],
    [1, 1],
    [2, undefined],
    [3, 2],
    [4, 3],
  ]);
});
