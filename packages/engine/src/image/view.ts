import { mapped } from '@palimpsest/typeset/homography';
import type { Plane } from '../geometry/plane.ts';
import type { Raster } from './raster.ts';
import { bilinear } from './sample.ts';

/** A plane of the image seen from the front; what lies outside the image repeats its edge. */
export function viewFromFront(image: Raster, { width, height, toImage }: Plane): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const from = mapped(toImage, { x: x + 0.5, y: y + 0.5 });
      const column = Math.min(image.width - 1, Math.max(0, from.x - 0.5));
      const row = Math.min(image.height - 1, Math.max(0, from.y - 0.5));
      for (let channel = 0; channel < 3; channel++) data[at + channel] = bilinear(image, column, row, 4, channel);
    }
  }
  return { width, height, data };
}
