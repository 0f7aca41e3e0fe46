import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRect, containsRect } from './rect.ts';
import type { Point, Rect } from './rect.ts';
import { anchorOf, handles, resizeRect } from './resize-rect.ts';
import { boundsOf, moveInside, rotateVector, toLocalPoint } from './rotation.ts';
import type { RotatedRect } from './rotation.ts';

const image: Rect = { x: 0, y: 0, width: 800, height: 600 };
const min = { width: 20, height: 12 };
const coordinate = fc.double({ min: -2_000, max: 2_000, noNaN: true });
/** The image, with room for the rounding of several computations in a row. */
const imageWithRounding: Rect = { x: -1e-3, y: -1e-3, width: 800.002, height: 600.002 };
const delta = fc.record({ x: coordinate, y: coordinate });
const rotation = fc.constantFrom(0, 0, 7, -12.5, 45, 90, 200);
const handle = fc.constantFrom(...handles);
const anyRect = fc.record({
  x: coordinate,
  y: coordinate,
  width: fc.double({ min: 1, max: 2_000, noNaN: true }),
  height: fc.double({ min: 1, max: 2_000, noNaN: true }),
});
/** A box somewhere inside the image. */
const insideBox: fc.Arbitrary<RotatedRect> = fc
  .record({
    x: coordinate,
    y: coordinate,
    width: fc.double({ min: 20, max: 400, noNaN: true }),
    height: fc.double({ min: 12, max: 300, noNaN: true }),
    rotation,
  })
  .map((box) => moveInside(box, image))
  .filter((box) => containsRect(image, boundsOf(box)));

/** A point of the box, given in shares of its width and height, on the image. */
function pointOf(box: RotatedRect, share: Point): Point {
  const { x, y } = rotateVector({ x: (share.x - 0.5) * box.width, y: (share.y - 0.5) * box.height }, box.rotation);
  return { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y };
}

describe('clampRect', () => {
  test('puts every rectangle inside', () => {
    fc.assert(
      fc.property(anyRect, (rect) => {
        expect(containsRect(image, clampRect(rect, image))).toBe(true);
      }),
    );
  });

  test('leaves a rectangle that is inside alone', () => {
    fc.assert(
      fc.property(anyRect, (rect) => {
        const inside = clampRect(rect, image);
        expect(clampRect(inside, image)).toEqual(inside);
      }),
    );
  });
});

describe('moveInside', () => {
  test('puts a turned box that has room inside, and keeps its size', () => {
    fc.assert(
      fc.property(insideBox, delta, (box, { x, y }) => {
        const moved = moveInside({ ...box, x: box.x + x, y: box.y + y }, image);
        expect(containsRect(imageWithRounding, boundsOf(moved))).toBe(true);
        expect([moved.width, moved.height, moved.rotation]).toEqual([box.width, box.height, box.rotation]);
      }),
    );
  });

  test('centres a box that is larger than the image', () => {
    const moved = moveInside({ x: 900, y: 10, width: 1000, height: 20, rotation: 0 }, image);
    expect(moved).toEqual({ x: -100, y: 10, width: 1000, height: 20, rotation: 0 });
  });
});

describe('resizeRect', () => {
  test('never leaves the image', () => {
    fc.assert(
      fc.property(insideBox, handle, delta, (start, handle, delta) => {
        expect(containsRect(imageWithRounding, boundsOf(resizeRect(start, handle, delta, image, min)))).toBe(true);
      }),
    );
  });

  test('never gets smaller than the smallest size', () => {
    fc.assert(
      fc.property(insideBox, handle, delta, (start, handle, delta) => {
        const { width, height } = resizeRect(start, handle, delta, image, min);
        expect(width).toBeGreaterThanOrEqual(min.width);
        expect(height).toBeGreaterThanOrEqual(min.height);
      }),
    );
  });

  test('keeps the side or corner across from the handle in place', () => {
    fc.assert(
      fc.property(insideBox, handle, delta, (start, handle, delta) => {
        const before = pointOf(start, anchorOf(handle));
        const after = pointOf(resizeRect(start, handle, delta, image, min), anchorOf(handle));
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  test('follows the pointer where there is room', () => {
    const start = { x: 100, y: 100, width: 200, height: 100, rotation: 0 };
    expect(resizeRect(start, 'se', { x: 30, y: 15 }, image, min)).toMatchObject({ width: 230, height: 115 });
    expect(resizeRect(start, 'nw', { x: 30, y: 15 }, image, min)).toMatchObject({ x: 130, y: 115, width: 170 });
    expect(resizeRect(start, 'e', { x: 30, y: 15 }, image, min)).toMatchObject({ x: 100, width: 230, height: 100 });
  });

  test('follows the pointer along the axes of a turned box', () => {
    const start = { x: 300, y: 200, width: 200, height: 100, rotation: 90 };
    expect(resizeRect(start, 'e', { x: 0, y: 40 }, image, min)).toMatchObject({ width: 240, height: 100 });
  });

  test('stops flush with the edge of the image', () => {
    const start = { x: 100, y: 100, width: 200, height: 100, rotation: 0 };
    const { x, width } = resizeRect(start, 'e', { x: 5_000, y: 0 }, image, min);
    expect(x + width).toBeCloseTo(800, 5);
  });

  test('lets a box that stands over the edge be made smaller, and no larger on that side', () => {
    const start = { x: 700, y: 100, width: 200, height: 100, rotation: 0 };
    expect(resizeRect(start, 'e', { x: -50, y: 0 }, image, min).width).toBeCloseTo(150, 6);
    expect(resizeRect(start, 'e', { x: 50, y: 0 }, image, min).width).toBeCloseTo(200, 5);
  });
});

describe('toLocalPoint', () => {
  test('takes a point of a turned box back to where it would be without the turn', () => {
    fc.assert(
      fc.property(insideBox, (box) => {
        const corner = toLocalPoint(box, pointOf(box, { x: 0, y: 0 }));
        expect(corner.x).toBeCloseTo(box.x, 6);
        expect(corner.y).toBeCloseTo(box.y, 6);
      }),
    );
  });
});
