import type { LineStrokes } from '../model/recognised-line.ts';
import { cropUpright } from '../image/crop.ts';
import { dilate } from '../image/distance-transform.ts';
import { integralImage } from '../image/integral-image.ts';
import type { Raster } from '../image/raster.ts';
import { residualStrokes } from './parameters.ts';

/**
 * The share of a text's strokes that still stand after erasing, 0 to 1. A pixel of a stroke stands where it keeps part of the ink's contrast
 * to the background beside it; over a texture, which has such contrasts itself, where it also kept most of its colour.
 * @param strokes of `image`, the picture before
 */
export function residualShare(image: Raster, erased: Raster, strokes: readonly LineStrokes[]): number {
  let standing = 0;
  let pixels = 0;
  for (const line of strokes) {
    const count = countStanding(image, erased, line);
    standing += count.standing;
    pixels += count.pixels;
  }
  return pixels === 0 ? 0 : standing / pixels;
}

function countStanding(
  image: Raster,
  erased: Raster,
  { rectangle, coverage }: LineStrokes,
): { standing: number; pixels: number } {
  const before = cropUpright(image, rectangle, coverage.height);
  const after = cropUpright(erased, rectangle, coverage.height);
  const isStroke = coverage.data.map((value) => (value >= residualStrokes.stroke ? 1 : 0));
  const ink = meanOff(offBackground(before, coverage.data), isStroke);
  const contrast = ink[0] ** 2 + ink[1] ** 2 + ink[2] ** 2;
  const standsOut = alongInk(offBackground(after, coverage.data), ink, residualStrokes.visibleContrast * contrast);
  const nearStrokes = dilate(isStroke, coverage.width, coverage.height, residualStrokes.softEdge);
  const most = residualStrokes.keptColour ** 2 * contrast;
  const count = { strokes: 0, standing: 0, kept: 0, others: 0, othersStanding: 0 };
  for (let pixel = 0; pixel < isStroke.length; pixel++) {
    const stands = standsOut[pixel] ?? 0;
    if (nearStrokes[pixel] === 0) {
      count.others += 1;
      count.othersStanding += stands;
    }
    if (isStroke[pixel] === 0) continue;
    count.strokes += 1;
    count.standing += stands;
    if (stands !== 0 && squaredChange(before, after, pixel) < most) count.kept += 1;
  }
  const isEven = count.othersStanding <= residualStrokes.evenShare * count.others;
  return { standing: isEven ? count.standing : count.kept, pixels: count.strokes };
}

type Difference = readonly [number, number, number];

/** The mean of three values a pixel over the marked pixels. */
function meanOff(off: Float32Array, marked: Uint8Array): Difference {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < marked.length; pixel++) {
    if (marked[pixel] === 0) continue;
    count += 1;
    for (const channel of [0, 1, 2] as const) sum[channel] += off[pixel * 3 + channel] ?? 0;
  }
  const share = 1 / Math.max(1, count);
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}

/** Marks the pixels that are off the background by more than `least` in the direction of the ink. */
function alongInk(off: Float32Array, [red, green, blue]: Difference, least: number): Uint8Array {
  const marked = new Uint8Array(off.length / 3);
  for (let pixel = 0, at = 0; pixel < marked.length; pixel++, at += 3) {
    const along = (off[at] ?? 0) * red + (off[at + 1] ?? 0) * green + (off[at + 2] ?? 0) * blue;
    if (along > least) marked[pixel] = 1;
  }
  return marked;
}

function squaredChange(a: Raster, b: Raster, pixel: number): number {
  let sum = 0;
  for (let at = pixel * 4; at < pixel * 4 + 3; at++) sum += ((a.data[at] ?? 0) - (b.data[at] ?? 0)) ** 2;
  return sum;
}

/** The difference of each pixel of a crop from the mean of the background around it, by channel, in levels. */
function offBackground({ width, height, data }: Raster, coverage: Uint8Array): Float32Array {
  const reach = Math.round(residualStrokes.reach * height);
  const isBackground = (pixel: number): boolean => (coverage[pixel] ?? 0) <= residualStrokes.background;
  const counts = integralImage(width, height, (pixel) => (isBackground(pixel) ? 1 : 0));
  const off = new Float32Array(width * height * 3);
  for (const channel of [0, 1, 2] as const) {
    const levels = integralImage(width, height, (pixel) =>
      isBackground(pixel) ? (data[pixel * 4 + channel] ?? 0) : 0,
    );
    for (let y = 0, pixel = 0; y < height; y++) {
      const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
      for (let x = 0; x < width; x++, pixel++) {
        const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
        const mean = levels.sum(left, top, right, bottom) / Math.max(1, counts.sum(left, top, right, bottom));
        off[pixel * 3 + channel] = (data[pixel * 4 + channel] ?? 0) - mean;
      }
    }
  }
  return off;
}
