import { exclusionRegion, maxExclusionRegions, minExclusionSide } from '@palimpsest/contract';
import type { ExclusionRectangle } from '@palimpsest/editor';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExclusionRegions } from './choices.ts';

function rectangle(x: number, y: number, width: number, height: number): ExclusionRectangle {
  const points: ExclusionRectangle['points'] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { id: `${x}-${y}`, points };
}

test('corners are sent as whole pixels, top left and bottom right', () => {
  expect(toExclusionRegions([rectangle(10.4, 20.6, 100, 50)])).toEqual([{ x1: 10, y1: 21, x2: 110, y2: 71 }]);
});

test('whatever can be drawn inside an image is a region that the server takes, and no more than half a pixel off', () => {
  const side = fc.double({ min: minExclusionSide, max: 4_000, noNaN: true });
  const place = fc.double({ min: 0, max: 4_000, noNaN: true });
  fc.assert(
    fc.property(place, place, side, side, (x, y, width, height) => {
      const [region] = toExclusionRegions([rectangle(x, y, width, height)]);
      expect(exclusionRegion.parse(region)).toEqual(region);
      expect(Math.abs((region?.x1 ?? Number.NaN) - x)).toBeLessThanOrEqual(0.5);
      expect(Math.abs((region?.y2 ?? Number.NaN) - (y + height))).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

test('no more are sent than the server takes', () => {
  const many = Array.from({ length: maxExclusionRegions + 1 }, (_, index) => rectangle(index, 0, 10, 10));
  expect(toExclusionRegions(many)).toHaveLength(maxExclusionRegions);
});
