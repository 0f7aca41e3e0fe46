import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quadOf } from '../geometry/oriented-rectangle.ts';
import { anyRectangle, holds } from '../testing/rectangles.ts';
import { unclip } from './unclip.ts';

describe('unclip', () => {
  test('grows every side by area × ratio / perimeter', () => {
    fc.assert(
      fc.property(anyRectangle, fc.double({ min: 0.1, max: 3, noNaN: true }), (kernel, ratio) => {
        const grown = unclip(kernel, ratio);
        const distance = (kernel.width * kernel.height * ratio) / (2 * (kernel.width + kernel.height));
        expect(grown.width - kernel.width).toBeCloseTo(2 * distance, 6);
        expect(grown.height - kernel.height).toBeCloseTo(2 * distance, 6);
        expect(quadOf(kernel).every((corner) => holds(grown, corner))).toBe(true);
      }),
    );
  });
});
