import { array, assert, boolean, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chamferDistance, dilate } from './distance-transform.ts';

const width = 24;
const masks = array(boolean(), { minLength: width * 16, maxLength: width * 16 }).map((marks) =>
  Uint8Array.from(marks, Number),
);

describe('chamferDistance', () => {
  it('comes within a tenth of the distance as the crow flies', () => {
    assert(
      property(integer({ min: 0, max: width - 1 }), integer({ min: 0, max: 15 }), (x, y) => {
        const mask = new Uint8Array(width * 16);
        mask[y * width + x] = 1;
        chamferDistance(mask, width, 16).forEach((distance, i) => {
          const straight = Math.hypot((i % width) - x, Math.floor(i / width) - y);
          expect(Math.abs(distance / 3 - straight)).toBeLessThanOrEqual(0.1 * straight);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is farthest where nothing is marked', () => {
    expect([...chamferDistance(new Uint8Array(6), 3, 2)]).toEqual([65535, 65535, 65535, 65535, 65535, 65535]);
  });
});

describe('dilate', () => {
  it('keeps what was marked, and marks more the wider the pen', () => {
    assert(
      property(
        masks,
        double({ min: 0, max: 8, noNaN: true }),
        double({ min: 0, max: 8, noNaN: true }),
        (mask, a, b) => {
          const narrow = dilate(mask, width, 16, Math.min(a, b));
          const wide = dilate(mask, width, 16, Math.max(a, b));
          expect(mask.every((mark, i) => mark <= (narrow[i] ?? 0))).toBe(true);
          expect(narrow.every((mark, i) => mark <= (wide[i] ?? 0))).toBe(true);
        },
      ),
    );
  });
});
