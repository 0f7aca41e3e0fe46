import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAngle, anyPoint } from '../testing/rectangles.ts';
import { axesOf, degreesOf, fromFrame, pixelBox, quadOf, rectangleOf, toFrame } from './oriented-rectangle.ts';
import type { Quad } from './quad.ts';

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

test('a point comes back from the frame of any angle', () => {
  fc.assert(
    fc.property(anyPoint, anyAngle, (original, turn) => {
      const back = fromFrame(toFrame(original, turn), turn);
      expect(back.x).toBeCloseTo(original.x, 6);
      expect(back.y).toBeCloseTo(original.y, 6);
    }),
  );
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

describe('rectangleOf', () => {
  test('finds the rectangle that the corners were made of', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: number(-50, 50),
          y: number(-50, 50),
          width: number(1, 400),
          height: number(1, 90),
          turn: number(-3, 3),
        }),
        ({ x, y, width, height, turn }) => {
          const along = { x: Math.cos(turn), y: Math.sin(turn) };
          const corner = (u: number, v: number): { x: number; y: number } => ({
            x: x + along.x * u - along.y * v,
            y: y + along.y * u + along.x * v,
          });
          const quad: Quad = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
          const frame = rectangleOf(quad);
          expect(axesOf(frame).origin.x).toBeCloseTo(x, 6);
          expect(axesOf(frame).origin.y).toBeCloseTo(y, 6);
          expect(frame.width).toBeCloseTo(width, 6);
          expect(frame.height).toBeCloseTo(height, 6);
        },
      ),
    );
  });
});

describe('pixelBox', () => {
  const quad: Quad = [
    { x: 10.5, y: 4 },
    { x: 30, y: 4 },
    { x: 30, y: 12.2 },
    { x: 10.5, y: 12.2 },
  ];

  test('covers the frames and the margin with whole pixels, within the image', () => {
    expect(pixelBox([rectangleOf(quad)], 5, { width: 32, height: 100 })).toEqual({ x: 5, y: 0, width: 27, height: 18 });
  });

  test('has no area beyond the image', () => {
    const { width } = pixelBox([rectangleOf(quad)], 0, { width: 5, height: 5 });
    expect(width).toBe(0);
  });
});
