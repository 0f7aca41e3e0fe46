import { fromFrame, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Raster } from './raster.ts';

/** More samples than this along each axis of a pixel no longer change what is read. */
const mostSamples = 4;

/**
 * Cuts a rectangle out of the picture, upright, at `height` pixels, keeping its proportions. Samples bilinearly, several times a pixel where
 * it makes smaller; what lies outside the picture repeats its edge. The crop is opaque.
 */
export function cropUpright(picture: Raster, rectangle: OrientedRectangle, height: number): Raster {
  const scale = rectangle.height / height;
  const width = Math.max(1, Math.round(rectangle.width / scale));
  const stepX = rectangle.width / width;
  const samples = Math.min(mostSamples, Math.max(1, Math.ceil(scale)));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const right = fromFrame({ x: 1, y: 0 }, rectangle.angle);
  const down = fromFrame({ x: 0, y: 1 }, rectangle.angle);
  const totals = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      totals.fill(0);
      for (let sy = 0; sy < samples; sy++) {
        const v = (y + (sy + 0.5) / samples) * scale - rectangle.height / 2;
        for (let sx = 0; sx < samples; sx++) {
          const u = (x + (sx + 0.5) / samples) * stepX - rectangle.width / 2;
          addSample(totals, picture, rectangle.x + u * right.x + v * down.x, rectangle.y + u * right.y + v * down.y);
        }
      }
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = Math.round((totals[channel] ?? 0) / (samples * samples));
      }
    }
  }
  return { width, height, data };
}

/** Adds the colour at a point, bilinearly, where the pixel in column 0 has its centre at 0.5. */
function addSample(totals: Float64Array, { width, height, data }: Raster, px: number, py: number): void {
  const x = Math.min(width - 1, Math.max(0, px - 0.5));
  const y = Math.min(height - 1, Math.max(0, py - 0.5));
  const left = Math.floor(x);
  const upper = Math.floor(y);
  const across = left + 1 < width ? 4 : 0;
  const down = upper + 1 < height ? 4 * width : 0;
  const right = x - left;
  const lower = y - upper;
  const at = (upper * width + left) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const from = at + channel;
    const above = (data[from] ?? 0) * (1 - right) + (data[from + across] ?? 0) * right;
    const below = (data[from + down] ?? 0) * (1 - right) + (data[from + down + across] ?? 0) * right;
    totals[channel] = (totals[channel] ?? 0) + above * (1 - lower) + below * lower;
  }
}
