import { expect, test } from 'vitest';
import { cutPart } from './part.ts';
import { readPlanes } from './planes.ts';
import type { Raster } from './raster.ts';

const image: Raster = { width: 9, height: 7, data: Uint8ClampedArray.from({ length: 9 * 7 * 4 }, (_, i) => i) };

test('a part of an image is read by the places of the whole', () => {
  const part = cutPart(image, { x: 2, y: 1, width: 6, height: 5 });
  const box = { x: 4, y: 3, width: 3, height: 2 };
  expect(readPlanes(part, box)).toEqual(readPlanes(image, box));
});
