import { expect, test } from 'vitest';
import { array, assert, integer, property } from 'fast-check';
import { nthSmallest } from './nth-smallest.ts';

test('the value at each rank is that of the sorted values', () => {
  assert(
    property(array(integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 }), (numbers) => {
      const values = Float32Array.from(numbers);
      const ranked = numbers.map((_, rank) => nthSmallest(values.slice(), rank));
      expect(ranked).toEqual(Array.from(values.toSorted()));
    }),
  );
});
