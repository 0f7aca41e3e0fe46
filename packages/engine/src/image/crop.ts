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
  const totals: Totals = { red: 0, green: 0, blue: 0 };
  const share = 1 / (samples * samples);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      totals.red = 0;
      totals.green = 0;
      totals.blue = 0;
      for (let sy = 0; sy < samples; sy++) {
        const v = (y + (sy + 0.5) / samples) * scale - rectangle.height / 2;
        for (let sx = 0; sx < samples; sx++) {
          const u = (x + (sx + 0.5) / samples) * stepX - rectangle.width / 2;
          addSample(totals, picture, rectangle.x + u * right.x + v * down.x, rectangle.y + u * right.y + v * down.y);
        }
      }
      data[at] = Math.round(totals.red * share);
      data[at + 1] = Math.round(totals.green * share);
      data[at + 2] = Math.round(totals.blue * share);
    }
  }
  return { width, height, data };
}

interface Totals {
  red: number;
  green: number;
  blue: number;
}

/** Adds the colour at a point, bilinearly, where the pixel in column 0 has its centre at 0.5. */
function addSample(totals: Totals, { width, height, data }: Raster, px: number, py: number): void {
  const x = Math.min(width - 1, Math.max(0, px - 0.5));
  const y = Math.min(height - 1, Math.max(0, py - 0.5));
  const left = Math.floor(x);
  const upper = Math.floor(y);
  const a = (upper * width + left) * 4;
  const b = left + 1 < width ? a + 4 : a;
  const down = upper + 1 < height ? 4 * width : 0;
  const c = a + down;
  const d = b + down;
  const fx = x - left;
  const fy = y - upper;
  const ofA = (1 - fx) * (1 - fy);
  const ofB = fx * (1 - fy);
  const ofC = (1 - fx) * fy;
  const ofD = fx * fy;
  totals.red += (data[a] ?? 0) * ofA + (data[b] ?? 0) * ofB + (data[c] ?? 0) * ofC + (data[d] ?? 0) * ofD;
  totals.green +=
    (data[a + 1] ?? 0) * ofA + (data[b + 1] ?? 0) * ofB + (data[c + 1] ?? 0) * ofC + (data[d + 1] ?? 0) * ofD;
  totals.blue +=
    (data[a + 2] ?? 0) * ofA + (data[b + 2] ?? 0) * ofB + (data[c + 2] ?? 0) * ofC + (data[d + 2] ?? 0) * ofD;
}
