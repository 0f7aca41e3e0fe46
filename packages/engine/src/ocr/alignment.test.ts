import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { align, editDistance, relativeDistance } from './alignment.ts';

const text = fc.string({ maxLength: 12 });

test('the edit distance counts insertions, deletions and substitutions', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

test('the edit distance is a metric', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
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
