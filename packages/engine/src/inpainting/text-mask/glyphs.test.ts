import { describe, expect, test } from 'vitest';
import { lineZones } from '../../geometry/line-zones.ts';
import type { OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { findGlyphs } from './glyphs.ts';

const [width, height] = [240, 90];
const box = { x: 0, y: 0, width, height };
const line: OrientedRectangle = { x: 120, y: 45, width: 200, height: 40, angle: 0 };
const zones = lineZones([line], box, 40);
const none = new Uint8Array(width * height);

/** Strokes 5 px wide, every 20 px; those of `long` reach 8 px below the line's rectangle. */
function isStroke(x: number, y: number, long = false): boolean {
  return x >= 30 && x < 210 && x % 20 < 5 && y >= 30 && y < (long ? 73 : 60);
}

/** A mark below the rectangle, between two strokes. */
function isSpeck(x: number, y: number): boolean {
  return x >= 50 && x < 54 && y >= 68 && y < 72;
}

function planesOf(level: (x: number, y: number) => number): ColourPlanes {
  const plane = (): Float32Array => Float32Array.from(none, (_, i) => level(i % width, Math.floor(i / width)));
  return { width, height, channels: [plane(), plane(), plane()] };
}

const marksOf = (mask: Uint8Array): boolean[] => Array.from(mask, (value) => value !== 0);
const strokes = (long = false): boolean[] =>
  Array.from(none, (_, i) => isStroke(i % width, Math.floor(i / width), long));

describe('findGlyphs', () => {
  test('marks the pixels nearer to the ink than to the background, and says how far apart the two are', () => {
    const { mask, letters, contrast } = findGlyphs(
      planesOf((x, y) => (isStroke(x, y) ? 20 : 220)),
      [line],
      zones,
      none,
    );
    expect(marksOf(mask)).toEqual(strokes());
    expect(marksOf(letters)).toEqual(strokes());
    expect(contrast).toBeCloseTo(200 * Math.sqrt(3), 0);
  });

  test('follows a stroke out of the line’s rectangle, and takes nothing there that does not hang together with it', () => {
    const { mask } = findGlyphs(
      planesOf((x, y) => (isStroke(x, y, true) || isSpeck(x, y) ? 20 : 220)),
      [line],
      zones,
      none,
    );
    expect(marksOf(mask)).toEqual(strokes(true));
  });

  test('marks nothing of other texts', () => {
    const foreign = Uint8Array.from(none, (_, i) => (i % width >= 100 ? 1 : 0));
    const { mask } = findGlyphs(
      planesOf((x, y) => (isStroke(x, y) ? 20 : 220)),
      [line],
      zones,
      foreign,
    );
    expect(mask.includes(1)).toBe(true);
    expect(mask.some((value, i) => value !== 0 && foreign[i] !== 0)).toBe(false);
  });

  test('marks nothing where no ink can be made out', () => {
    const { mask, contrast } = findGlyphs(
      planesOf((x, y) => (isStroke(x, y) ? 216 : 220)),
      [line],
      zones,
      none,
    );
    expect(mask.includes(1)).toBe(false);
    expect(contrast).toBeLessThan(14);
  });
});
