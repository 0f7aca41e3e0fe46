import type { Homography } from './homography.ts';

/** Pixels not multiplied by their alpha, four bytes each. */
interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Fills a picture with what another shows: each pixel takes the mean of samples that are spread evenly over it, each of them bilinear. Outside
 * the other picture nothing is seen.
 *
 * @param toSource from a point of `target` to one of `source`
 * @param samples across a pixel; as many down it
 */
export function resample(source: Picture, target: Picture, toSource: Homography, samples: number): void {
  const [a, b, c, d, e, f, g, h, i] = toSource;
  // Red, green and blue by their alpha, and alpha.
  const sums = new Float64Array(4);
  for (let row = 0, at = 0; row < target.height; row++) {
    for (let column = 0; column < target.width; column++, at += 4) {
      sums[0] = sums[1] = sums[2] = sums[3] = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const x = column + ((sample % samples) + 0.5) / samples;
        const y = row + (Math.floor(sample / samples) + 0.5) / samples;
        const w = g * x + h * y + i;
        addSample(sums, source, (a * x + b * y + c) / w - 0.5, (d * x + e * y + f) / w - 0.5);
      }
      const alpha = sums[3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) target.data[at + channel] = (sums[channel] ?? 0) / alpha;
      target.data[at + 3] = alpha / samples ** 2;
    }
  }
}

/** @param x from the middle of the first pixel */
function addSample(sums: Float64Array, { width, height, data }: Picture, x: number, y: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (!(left >= 0 && top >= 0 && left < width - 1 && top < height - 1)) return;
  const right = x - left;
  const below = y - top;
  const from = (top * width + left) * 4;
  for (let tap = 0; tap < 4; tap++) {
    const at = from + (tap & 1) * 4 + (tap >> 1) * width * 4;
    const alpha = (data[at + 3] ?? 0) * (tap & 1 ? right : 1 - right) * (tap >> 1 ? below : 1 - below);
    if (alpha === 0) continue;
    sums[0] = (sums[0] ?? 0) + (data[at] ?? 0) * alpha;
    sums[1] = (sums[1] ?? 0) + (data[at + 1] ?? 0) * alpha;
    sums[2] = (sums[2] ?? 0) + (data[at + 2] ?? 0) * alpha;
    sums[3] = (sums[3] ?? 0) + alpha;
  }
}
