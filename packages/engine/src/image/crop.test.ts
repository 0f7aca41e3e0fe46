import { describe, expect, test } from 'vitest';
import { cropUpright } from './crop.ts';
import type { Raster } from './raster.ts';

/** Red grows along x, green along y, one level a pixel. */
function ramp(width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i += 4) data.set([x, y, 7, 255], i);
  return { width, height, data };
}

const picture = ramp(120, 90);
const pixel = ({ width, data }: Raster, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('cropUpright', () => {
  test('copies a level rectangle of whole pixels', () => {
    const crop = cropUpright(picture, { x: 30, y: 25, width: 20, height: 10, angle: 0 }, 10);
    expect([crop.width, crop.height]).toEqual([20, 10]);
    expect(pixel(crop, 0, 0)).toEqual([20, 20, 7, 255]);
    expect(pixel(crop, 19, 9)).toEqual([39, 29, 7, 255]);
  });

  test('turns what runs down the picture to run along the crop', () => {
    const crop = cropUpright(picture, { x: 40, y: 40, width: 30, height: 10, angle: Math.PI / 2 }, 10);
    expect([crop.width, crop.height]).toEqual([30, 10]);
    expect(pixel(crop, 29, 0)[1]).toBeGreaterThan(pixel(crop, 0, 0)[1] ?? 0);
    expect(pixel(crop, 0, 0)[0]).toBeGreaterThan(pixel(crop, 0, 9)[0] ?? 0);
  });

  test('averages where it makes smaller, and keeps the proportions', () => {
    const crop = cropUpright(picture, { x: 40, y: 40, width: 40, height: 20, angle: 0 }, 5);
    expect([crop.width, crop.height]).toEqual([10, 5]);
    expect(pixel(crop, 0, 0).slice(0, 2)).toEqual([22, 32]);
  });

  test('repeats the edge beyond the picture', () => {
    const crop = cropUpright(picture, { x: 0, y: 45, width: 20, height: 10, angle: 0 }, 10);
    expect(pixel(crop, 0, 0)[0]).toBe(0);
    expect(pixel(crop, 5, 0)[0]).toBe(0);
    expect(pixel(crop, 19, 0)[0]).toBe(9);
  });
});
