import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestNearby } from './greatest-nearby.ts';

test('each pixel has the greatest value of the square around it', () => {
  const pictures = fc
    .record({
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 9 }),
      radius: fc.integer({ min: 0, max: 6 }),
    })
    .chain(({ width, height, radius }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        radius: fc.constant(radius),
        data: fc.float32Array({ minLength: width * height, maxLength: width * height, min: 0, max: 441, noNaN: true }),
      }),
    );
  fc.assert(
    fc.property(pictures, ({ radius, ...picture }) => {
      const { width, height, data } = picture;
      const expected = Array.from(data, (_, i) => {
        const near = Array.from(data).filter(
          (__, k) =>
            Math.abs((k % width) - (i % width)) <= radius &&
            Math.abs(Math.floor(k / width) - Math.floor(i / width)) <= radius,
        );
        return Math.max(...near);
      });
      expect(height).toBe(data.length / width);
      expect(Array.from(greatestNearby(picture, radius))).toEqual(expected);
    }),
  );
});
