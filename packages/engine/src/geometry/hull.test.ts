import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPoint, anyRectangle, holds } from '../testing/rectangles.ts';
import { convexHull, minimumAreaRectangle } from './hull.ts';
import { boundsInFrame, quadOf } from './oriented-rectangle.ts';

describe('convexHull', () => {
  test('the hull of a hull is itself', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 40 }), (points) => {
        const hull = convexHull(points);
        expect(convexHull(hull)).toEqual(hull);
      }),
    );
  });

  test('keeps the corners of a square and drops what lies within', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(convexHull([...corners, { x: 2, y: 2 }, { x: 2, y: 0 }])).toEqual(corners);
  });
});

describe('minimumAreaRectangle', () => {
  test('contains all points', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 40 }), (points) => {
        const rectangle = minimumAreaRectangle(points);
        expect(points.every((inside) => holds(rectangle, inside))).toBe(true);
      }),
    );
  });

  test('is never larger than the upright rectangle', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 40 }), (points) => {
        const { left, top, right, bottom } = boundsInFrame(points, 0);
        const { width, height } = minimumAreaRectangle(points);
        expect(width * height).toBeLessThanOrEqual((right - left) * (bottom - top) + 1e-6);
      }),
    );
  });

  test('finds a turned box again from its corners', () => {
    fc.assert(
      fc.property(anyRectangle, (original) => {
        const found = minimumAreaRectangle(quadOf(original));
        expect(found.width * found.height).toBeCloseTo(original.width * original.height, 3);
        expect(found.x).toBeCloseTo(original.x, 6);
        expect(found.y).toBeCloseTo(original.y, 6);
        expect(Math.abs(found.angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
      }),
    );
  });
});
