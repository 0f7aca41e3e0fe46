import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../document.ts';
import type { Box } from './oriented-rectangle.ts';
import {
  boundsInFrame,
  convexHull,
  degreesOf,
  fromFrame,
  isExcluded,
  minimumAreaRectangle,
  quadOf,
  toFrame,
  unclip,
} from './oriented-rectangle.ts';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: coordinate, y: coordinate });
const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const side = fc.integer({ min: 1, max: 900 });
const box = fc.record({ x: coordinate, y: coordinate, width: side, height: side, angle });

function holds(outer: Box, inside: Point): boolean {
  const at = toFrame({ x: inside.x - outer.x, y: inside.y - outer.y }, outer.angle);
  return Math.abs(at.x) <= outer.width / 2 + 1e-6 && Math.abs(at.y) <= outer.height / 2 + 1e-6;
}

test('a point comes back from the frame of any angle', () => {
  fc.assert(
    fc.property(point, angle, (original, turn) => {
      const back = fromFrame(toFrame(original, turn), turn);
      expect(back.x).toBeCloseTo(original.x, 6);
      expect(back.y).toBeCloseTo(original.y, 6);
    }),
  );
});

describe('convexHull', () => {
  test('the hull of a hull is itself', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (points) => {
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
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        const rectangle = minimumAreaRectangle(points);
        expect(points.every((inside) => holds(rectangle, inside))).toBe(true);
      }),
    );
  });

  test('is never larger than the upright rectangle', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        const { left, top, right, bottom } = boundsInFrame(points, 0);
        const { width, height } = minimumAreaRectangle(points);
        expect(width * height).toBeLessThanOrEqual((right - left) * (bottom - top) + 1e-6);
      }),
    );
  });

  test('finds a turned box again from its corners', () => {
    fc.assert(
      fc.property(box, (original) => {
        const found = minimumAreaRectangle(quadOf(original));
        expect(found.width * found.height).toBeCloseTo(original.width * original.height, 3);
        expect(found.x).toBeCloseTo(original.x, 6);
        expect(found.y).toBeCloseTo(original.y, 6);
        expect(Math.abs(found.angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
      }),
    );
  });
});

describe('unclip', () => {
  test('grows every side by area × ratio / perimeter', () => {
    fc.assert(
      fc.property(box, fc.double({ min: 0.1, max: 3, noNaN: true }), (kernel, ratio) => {
        const grown = unclip(kernel, ratio);
        const distance = (kernel.width * kernel.height * ratio) / (2 * (kernel.width + kernel.height));
        expect(grown.width - kernel.width).toBeCloseTo(2 * distance, 6);
        expect(grown.height - kernel.height).toBeCloseTo(2 * distance, 6);
        expect(quadOf(kernel).every((corner) => holds(grown, corner))).toBe(true);
      }),
    );
  });
});

describe('quadOf', () => {
  test('runs clockwise from the top left along the reading direction', () => {
    const [topLeft, topRight, bottomRight, bottomLeft] = quadOf({ x: 50, y: 20, width: 100, height: 40, angle: 0 });
    expect([topLeft, topRight, bottomRight, bottomLeft]).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 40 },
      { x: 0, y: 40 },
    ]);
  });

  test('turns clockwise by a positive angle', () => {
    const [topLeft, topRight] = quadOf({ x: 0, y: 0, width: 10, height: 2, angle: Math.PI / 2 });
    expect(topRight.y).toBeGreaterThan(topLeft.y);
    expect(topRight.x).toBeCloseTo(topLeft.x);
  });
});

test('degreesOf stays within half a turn', () => {
  expect(degreesOf(Math.PI)).toBe(180);
  expect(degreesOf(-Math.PI)).toBe(180);
  expect(degreesOf((3 * Math.PI) / 2)).toBe(-90);
});

describe('isExcluded', () => {
  const line = { x: 100, y: 100, width: 80, height: 20, angle: 0 };

  test('a line whose centre lies in a region', () => {
    expect(isExcluded(line, [{ x1: 95, y1: 95, x2: 105, y2: 105 }])).toBe(true);
  });

  test('a line most of which lies in a region beside its centre', () => {
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 300, y2: 99 }])).toBe(false);
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 300, y2: 101 }])).toBe(true);
  });

  test('not a line that only touches a region', () => {
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 70, y2: 300 }])).toBe(false);
    expect(isExcluded(line, [])).toBe(false);
  });
});
