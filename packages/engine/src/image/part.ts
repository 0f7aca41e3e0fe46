import type { PixelBox } from '../geometry/bounds.ts';
import type { Raster, RasterPart } from './raster.ts';

/** Copies the pixels of `box` out of an image. */
export function cutPart(image: Raster, box: PixelBox): RasterPart {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * image.width + box.x) * 4;
    data.set(image.data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { ...box, data };
}
