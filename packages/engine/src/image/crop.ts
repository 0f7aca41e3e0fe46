import { type OrientedRectangle, fromFrame } from '../geometry/oriented-rectangle.ts';
import type { Picture } from './picture.ts';

/** More samples than this along each axis of a pixel no longer change what is read. */
const mostSamples = 4;

/**
 * Cuts a box out of the picture, upright, at `height` pixels, keeping its proportions. Samples bilinearly, several times a pixel where
 * it makes smaller; what lies outside the picture repeats its edge.
 */
export function cropBox(picture: Picture, box: OrientedRectangle, height: number): Picture {
  const scale = box.height / height;
  const width = Math.max(1, Math.round(box.width / scale));
  const stepX = box.width / width;
  const samples = Math.min(mostSamples, Math.max(1, Math.ceil(scale)));
  const data = new Uint8Array(width * height * 3);
  const right = fromFrame({ x: 1, y: 0 }, box.angle);
  const down = fromFrame({ x: 0, y: 1 }, box.angle);
  const totals = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      totals.fill(0);
      for (let sy = 0; sy < samples; sy++) {
        const v = (y + (sy + 0.5) / samples) * scale - box.height / 2;
        for (let sx = 0; sx < samples; sx++) {
          const u = (x + (sx + 0.5) / samples) * stepX - box.width / 2;
          addSample(totals, picture, box.x + u * right.x + v * down.x, box.y + u * right.y + v * down.y);
        }
      }
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = Math.round((totals[channel] ?? 0) / (samples * samples));
      }
    }
  }
  return { width, height, data };
}

/** Adds the colour at a point, where the pixel in column 0 has its centre at 0.5. */
function addSample(totals: Float64Array, { width, height, data }: Picture, px: number, py: number): void {
  const x = Math.min(width - 1, Math.max(0, px - 0.5));
  const y = Math.min(height - 1, Math.max(0, py - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const topLeft = (y0 * width + x0) * 3;
  const toRight = x0 + 1 < width ? 3 : 0;
  const toBottom = y0 + 1 < height ? width * 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const at = topLeft + channel;
    const top = (data[at] ?? 0) * (1 - fx) + (data[at + toRight] ?? 0) * fx;
    const bottom = (data[at + toBottom] ?? 0) * (1 - fx) + (data[at + toBottom + toRight] ?? 0) * fx;
    totals[channel] = (totals[channel] ?? 0) + top * (1 - fy) + bottom * fy;
  }
}
