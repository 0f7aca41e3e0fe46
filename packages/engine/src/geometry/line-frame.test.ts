import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quad } from '../document.ts';
import { lineFrame, pixelBox } from './line-frame.ts';

const number = (min: number, max: number): ReturnType<typeof double> => double({ min, max, noNaN: true });

describe('lineFrame', () => {
  it('finds the rectangle that the corners were made of', () => {
    assert(
      property(
        record({
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
          const frame = lineFrame(quad);
          expect(frame.origin.x).toBeCloseTo(x, 6);
          expect(frame.origin.y).toBeCloseTo(y, 6);
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

  it('covers the frames and the margin with whole pixels, within the image', () => {
    expect(pixelBox([lineFrame(quad)], 5, { width: 32, height: 100 })).toEqual({ x: 5, y: 0, width: 27, height: 18 });
  });

  it('has no area beyond the image', () => {
    const { width } = pixelBox([lineFrame(quad)], 0, { width: 5, height: 5 });
    expect(width).toBe(0);
  });
});
