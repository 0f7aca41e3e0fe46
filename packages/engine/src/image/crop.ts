import { fromFrame, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Raster } from './raster.ts';

/** More samples than this along each axis of a pixel no longer change what is read. */
const maxSamples = 4;

/**
 * Cuts a rectangle out of the picture, upright, at `height` pixels, keeping its proportions. Samples bilinearly, several times a pixel where
 * it makes smaller; what lies outside the picture repeats its edge. The crop is opaque.
 */
export function cropUpright(picture: Raster, rectangle: OrientedRectangle, height: number): Raster {
  const scale = rectangle.height / height;
  const width = Math.max(1, Math.round(rectangle.width / scale));
  const samples = Math.min(maxSamples, Math.max(1, Math.ceil(scale)));
  const right = fromFrame({ x: 1, y: 0 }, rectangle.angle);
  const sampling = { width, height, samples, scale, stepX: rectangle.width / width };
  return right.y === 0 && right.x === 1
    ? cropLevel(picture, rectangle, sampling)
    : cropTurned(picture, rectangle, sampling);
}

interface Sampling {
  /** The size of the crop, in pixels. */
  width: number;
  height: number;
  /** Number of samples along each axis of a pixel. */
  samples: number;
  /** Height and width of a pixel of the crop, in pixels of the picture. */
  scale: number;
  stepX: number;
}

function cropTurned(
  picture: Raster,
  rectangle: OrientedRectangle,
  { width, height, samples, scale, stepX }: Sampling,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const right = fromFrame({ x: 1, y: 0 }, rectangle.angle);
  const down = fromFrame({ x: 0, y: 1 }, rectangle.angle);
  const totals: Totals = { red: 0, green: 0, blue: 0 };
  const share = 1 / (samples * samples);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      for (let sy = 0; sy < samples; sy++) {
        const v = (y + (sy + 0.5) / samples) * scale - rectangle.height / 2;
        for (let sx = 0; sx < samples; sx++) {
          const u = (x + (sx + 0.5) / samples) * stepX - rectangle.width / 2;
          addSample(totals, picture, rectangle.x + u * right.x + v * down.x, rectangle.y + u * right.y + v * down.y);
        }
      }
      takeMean(totals, share, data, at);
    }
  }
  return { width, height, data };
}

/** Crops like `cropTurned` where columns and rows of the crop run along those of the picture, so that each is placed only once. */
function cropLevel(
  picture: Raster,
  rectangle: OrientedRectangle,
  { width, height, samples, scale, stepX }: Sampling,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const across = tapsOf(picture.width, width * samples, (index) => {
    const x = Math.floor(index / samples);
    return rectangle.x + ((x + ((index % samples) + 0.5) / samples) * stepX - rectangle.width / 2);
  });
  const below = tapsOf(picture.height, height * samples, (index) => {
    const y = Math.floor(index / samples);
    return rectangle.y + ((y + ((index % samples) + 0.5) / samples) * scale - rectangle.height / 2);
  });
  const totals: Totals = { red: 0, green: 0, blue: 0 };
  const share = 1 / (samples * samples);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      for (let sy = y * samples; sy < (y + 1) * samples; sy++) {
        const row = (below.from[sy] ?? 0) * picture.width;
        const down = (below.step[sy] ?? 0) * picture.width * 4;
        const fy = below.share[sy] ?? 0;
        for (let sx = x * samples; sx < (x + 1) * samples; sx++) {
          const a = (row + (across.from[sx] ?? 0)) * 4;
          addMean(totals, picture.data, a, (across.step[sx] ?? 0) * 4, down, across.share[sx] ?? 0, fy);
        }
      }
      takeMean(totals, share, data, at);
    }
  }
  return { width, height, data };
}

/** Where samples lie between the pixels of a row or a column. */
interface Taps {
  /** The pixel before the sample. */
  from: Int32Array;
  /** How many pixels the next one is away: 0 at the edge. */
  step: Uint8Array;
  /** Weight of the next pixel, 0 to 1. */
  share: Float64Array;
}

/** @param placeOf where a sample lies, where the first pixel has its centre at 0.5 */
function tapsOf(size: number, count: number, placeOf: (index: number) => number): Taps {
  const taps = { from: new Int32Array(count), step: new Uint8Array(count), share: new Float64Array(count) };
  for (let index = 0; index < count; index++) {
    const place = Math.min(size - 1, Math.max(0, placeOf(index) - 0.5));
    const from = Math.floor(place);
    taps.from[index] = from;
    taps.step[index] = from + 1 < size ? 1 : 0;
    taps.share[index] = place - from;
  }
  return taps;
}

interface Totals {
  red: number;
  green: number;
  blue: number;
}

/** Writes the mean of the samples into a pixel of the crop and empties the sums for the next one. */
function takeMean(totals: Totals, share: number, data: Uint8ClampedArray, at: number): void {
  data[at] = Math.round(totals.red * share);
  data[at + 1] = Math.round(totals.green * share);
  data[at + 2] = Math.round(totals.blue * share);
  totals.red = 0;
  totals.green = 0;
  totals.blue = 0;
}

/** Adds the colour at a point, bilinearly, where the pixel in column 0 has its centre at 0.5. */
function addSample(totals: Totals, { width, height, data }: Raster, px: number, py: number): void {
  const x = Math.min(width - 1, Math.max(0, px - 0.5));
  const y = Math.min(height - 1, Math.max(0, py - 0.5));
  const left = Math.floor(x);
  const upper = Math.floor(y);
  const across = left + 1 < width ? 4 : 0;
  const down = upper + 1 < height ? 4 * width : 0;
  addMean(totals, data, (upper * width + left) * 4, across, down, x - left, y - upper);
}

/** Adds the mean of four pixels: the one at `a`, those `across` and `down` bytes away, which have the shares `fx` and `fy`, and the one beyond both. */
function addMean(
  totals: Totals,
  data: Uint8ClampedArray,
  a: number,
  across: number,
  down: number,
  fx: number,
  fy: number,
): void {
  const b = a + across;
  const c = a + down;
  const d = b + down;
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
