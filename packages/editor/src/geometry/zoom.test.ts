import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitZoom, stepZoom, typingZoom, wheelZoom, zoomLimits } from './zoom.ts';

describe('fitZoom', () => {
  test.each([
    [
      'leaves a margin of 5 % and rounds down to a step',
      { width: 1000, height: 500 },
      { width: 1000, height: 1000 },
      0.9,
    ],
    ['takes the tighter side', { width: 1000, height: 4000 }, { width: 1000, height: 1000 }, 0.23],
    ['aims at 800 by 600 without a container', { width: 1600, height: 1200 }, undefined, 0.47],
    ['aims at 800 by 600 in a container without a size', { width: 1600, height: 1200 }, { width: 0, height: 0 }, 0.47],
    ['keeps a step that fits to the pixel', { width: 950, height: 475 }, { width: 1000, height: 500 }, 1],
    ['leaves less of a small screen empty', { width: 950, height: 950 }, { width: 290, height: 1000 }, 0.29],
    ['shows a photograph whole on a phone', { width: 3_000, height: 4_000 }, { width: 375, height: 180 }, 0.04],
    ['goes no lower than 0.01', { width: 200_000, height: 100 }, { width: 800, height: 600 }, 0.01],
    ['goes no higher than 3', { width: 10, height: 10 }, { width: 800, height: 600 }, 3],
  ])('%s', (_name, image, container, expected) => {
    expect(fitZoom(image, container)).toBe(expected);
  });

  test('keeps every step that fits to the pixel, whatever the sides are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 1, max: 20 }), (steps, times) => {
        // 5 % less than 100 px for each step and 95 px of the image.
        const [image, container] = [95 * times * 10, 100 * times * steps];
        expect(fitZoom({ width: image, height: 1 }, { width: container, height: 10_000 })).toBe(steps / 10);
      }),
    );
  });
});

describe('stepZoom', () => {
  test('goes by tenths, onto the grid from between', () => {
    expect([stepZoom(0.5, 1), stepZoom(0.5, -1), stepZoom(0.55, 1), stepZoom(0.55, -1)]).toEqual([0.6, 0.4, 0.6, 0.5]);
  });

  test('stays within the limits, without rounding noise', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 100 }), (directions) => {
        const zoom = directions.reduce<number>((zoom, direction) => stepZoom(zoom, direction), 1);
        expect(zoom).toBeGreaterThanOrEqual(zoomLimits.min);
        expect(zoom).toBeLessThanOrEqual(zoomLimits.max);
        expect(zoom).toBe(Number(zoom.toFixed(1)));
      }),
    );
  });
});

describe('wheelZoom', () => {
  test('a notch of a mouse zooms by at most a fifth', () => {
    expect([wheelZoom(1, -100), wheelZoom(1, -120), wheelZoom(1, 100)]).toEqual([1.2, 1.2, 1 / 1.2]);
  });

  test('the small steps of a track pad zoom a little each', () => {
    expect(wheelZoom(1, -2)).toBeCloseTo(1.02, 3);
    expect(wheelZoom(1, 2)).toBeCloseTo(0.98, 3);
  });
});

describe('typingZoom', () => {
  const phone = { width: 375, height: 300 };
  test.each([
    ['letters that are too small to read', { fontSize: 20, width: 200 }, 0.3, 0.8],
    ['lines that would not be seen whole', { fontSize: 20, width: 1_000 }, 0.3, 0.356],
    ['a text that is read well, which stays as it is', { fontSize: 40, width: 200 }, 0.9, 0.9],
    ['lines that are too long already, which stay as they are', { fontSize: 20, width: 2_000 }, 0.3, 0.3],
  ])('is that of %s', (_name, text, zoom, expected) => {
    expect(typingZoom(text, zoom, phone)).toBe(expected);
  });
});
