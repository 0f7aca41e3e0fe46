import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitZoom, stepZoom, zoomLimits } from './zoom.ts';

describe('fitZoom', () => {
  test.each([
    [
      'leaves a margin of 5 % and rounds down to a step',
      { width: 1000, height: 500 },
      { width: 1000, height: 1000 },
      0.9,
    ],
    ['takes the tighter side', { width: 1000, height: 4000 }, { width: 1000, height: 1000 }, 0.2],
    ['aims at 800 by 600 without a container', { width: 1600, height: 1200 }, undefined, 0.4],
    ['aims at 800 by 600 in a container without a size', { width: 1600, height: 1200 }, { width: 0, height: 0 }, 0.4],
    ['goes no lower than 0.1', { width: 20_000, height: 100 }, { width: 800, height: 600 }, 0.1],
    ['goes no higher than 3', { width: 10, height: 10 }, { width: 800, height: 600 }, 3],
  ])('%s', (_name, image, container, expected) => {
    expect(fitZoom(image, container)).toBe(expected);
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
