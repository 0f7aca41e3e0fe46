import { array, assert, boolean, constant, integer, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLaplace } from './laplace.ts';

const picture = record({ width: integer({ min: 1, max: 40 }), height: integer({ min: 1, max: 30 }) }).chain(
  ({ width, height }) =>
    record({
      width: constant(width),
      height: constant(height),
      levels: array(integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height }),
      unknown: array(boolean(), { minLength: width * height, maxLength: width * height }),
    }),
);

describe('fillLaplace', () => {
  it('stays between the least and the greatest known level (maximum principle)', () => {
    assert(
      property(picture, ({ width, height, levels, unknown }) => {
        pre(unknown.includes(false));
        const plane = Float32Array.from(levels);
        fillLaplace({ width, height, channels: [plane] }, Uint8Array.from(unknown, Number));
        const known = levels.filter((_, i) => !unknown[i]);
        const slack = 1;
        expect(Math.min(...plane)).toBeGreaterThanOrEqual(Math.min(...known) - slack);
        expect(Math.max(...plane)).toBeLessThanOrEqual(Math.max(...known) + slack);
      }),
    );
  });

  it('keeps what is known', () => {
    assert(
      property(picture, ({ width, height, levels, unknown }) => {
        const plane = Float32Array.from(levels);
        fillLaplace({ width, height, channels: [plane] }, Uint8Array.from(unknown, Number));
        expect([...plane].filter((_, i) => !unknown[i])).toEqual(levels.filter((_, i) => !unknown[i]));
      }),
    );
  });

  it('continues a slope straight across a hole', () => {
    const size = 64;
    const ramp = Float32Array.from({ length: size * size }, (_, i) => 3 * (i % size) + Math.floor(i / size));
    const unknown = Uint8Array.from(ramp, (_, i) => (Math.hypot((i % size) - 30, i / size - 34) < 14 ? 1 : 0));
    const plane = ramp.map((level, i) => (unknown[i] ? 0 : level));
    fillLaplace({ width: size, height: size, channels: [plane] }, unknown);
    expect(Math.max(...plane.map((level, i) => Math.abs(level - (ramp[i] ?? 0))))).toBeLessThan(0.5);
  });

  it('leaves a picture alone of which nothing is known', () => {
    const plane = Float32Array.from([1, 2, 3, 4, 5, 6]);
    fillLaplace({ width: 3, height: 2, channels: [plane] }, new Uint8Array(6).fill(1));
    expect([...plane]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
