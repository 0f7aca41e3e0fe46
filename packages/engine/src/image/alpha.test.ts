import { expect, test } from 'vitest';
import type { Raster } from './raster.ts';
import { flatten } from './alpha.ts';

/** One row of pixels. */
function row(...pixels: [number, number, number, number][]): Raster {
  return { width: pixels.length, height: 1, data: Uint8ClampedArray.from(pixels.flat()) };
}

test('an opaque picture is left as it is', () => {
  const image = row([1, 2, 3, 255]);
  const { flat, unflatten } = flatten(image);
  expect(flat).toBe(image);
  expect(unflatten(image)).toBe(image);
});

test('white letters on nothing stand on black, black ones on white', () => {
  expect(flatten(row([0, 0, 0, 0], [255, 255, 255, 255])).flat).toEqual(row([0, 0, 0, 255], [255, 255, 255, 255]));
  expect(flatten(row([0, 0, 0, 0], [0, 0, 0, 255])).flat).toEqual(row([255, 255, 255, 255], [0, 0, 0, 255]));
});

test('letters erased from nothing leave nothing, letters erased from a ground leave the ground', () => {
  const nothing = flatten(row([0, 0, 0, 0], [0, 0, 0, 255], [0, 0, 0, 0]));
  const white = row([255, 255, 255, 255], [255, 255, 255, 255], [255, 255, 255, 255]);
  expect(nothing.unflatten(white)).toEqual(row([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]));

  const glass = flatten(row([200, 0, 0, 128], [0, 0, 0, 255], [200, 0, 0, 128]));
  const [red = 0, green = 0, blue = 0] = glass.flat.data;
  const erased = glass.unflatten(row([red, green, blue, 255], [red, green, blue, 255], [red, green, blue, 255]));
  expect(erased.data[7]).toBe(128);
  expect(Math.abs((erased.data[4] ?? 0) - 200)).toBeLessThanOrEqual(2);
});

test('pixels that erasing left alone are those of the original, to the byte', () => {
  const image = row([7, 8, 9, 10], [0, 0, 0, 255]);
  const { flat, unflatten } = flatten(image);
  expect(unflatten(flat)).toEqual(image);
});
