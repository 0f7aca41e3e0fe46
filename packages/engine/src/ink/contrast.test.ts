import { describe, expect, test } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { inkThreshold, separateInk } from './contrast.ts';

const width = 160;
const height = 60;
const inner = { left: 20, top: 15, right: 140, bottom: 45 };
type Rgb = readonly [number, number, number];

const isBar = (x: number, y: number): boolean => y >= 20 && y < 40 && x >= 30 && x < 130 && x % 20 < 6;

function crop(ink: Rgb, background: (x: number, y: number) => Rgb): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) data.set([...(isBar(x, y) ? ink : background(x, y)), 255], i);
  }
  return { width, height, data };
}

/** The share of pixels that are told rightly. */
function rightShare(picture: Raster): number {
  const { coverage } = separateInk(picture, inner);
  const right = Array.from(coverage.keys()).filter(
    (at) => (coverage[at] ?? 0) > inkThreshold === isBar(at % width, Math.floor(at / width)),
  );
  return right.length / coverage.length;
}

describe('separateInk', () => {
  test.each([
    ['dark on light', [30, 40, 60], [240, 235, 220]],
    ['light on dark', [250, 240, 200], [20, 33, 61]],
    ['one hue on another of the same lightness', [200, 60, 60], [60, 128, 60]],
  ] as const)('tells %s', (_, ink, background) => {
    expect(rightShare(crop(ink, () => background))).toBe(1);
  });

  test('does not take the dark end of a gradient for ink', () => {
    expect(rightShare(crop([20, 20, 20], (x) => [230 - x / 2, 220 - x / 2, 210 - x / 2]))).toBeGreaterThan(0.99);
  });

  test('gives the colour of the ink, and its distance from the background', () => {
    const { ink, strength } = separateInk(
      crop([30, 40, 60], () => [230, 240, 60]),
      inner,
    );
    expect(ink.map(Math.round)).toEqual([30, 40, 60]);
    expect(strength).toBeCloseTo(Math.hypot(200, 200), 0);
  });

  test('has next to no strength where there is no ink', () => {
    const { strength } = separateInk(
      crop([128, 128, 128], () => [129, 129, 129]),
      inner,
    );
    expect(strength).toBeLessThan(3);
  });
});
