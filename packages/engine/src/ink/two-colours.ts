import type { Bounds } from '../geometry/bounds.ts';
import { type Colour, squaredDistance } from '../image/colour.ts';
import { luma } from '../image/luma.ts';
import type { Raster } from '../image/raster.ts';

// `bench engine` shows a change of these: CER %.
const rounds = 8;
/** Maximum number of sampled pixels, which give the two colours as well as all pixels do. */
const maxSamples = 6000;
/** The share of a glyph's pixels that hold nothing but ink, also where the strokes are thin. */
const solidShare = 0.3;

/** The colours of a line of text. */
export interface TwoColours {
  ink: Colour;
  background: Colour;
}

/** Indices of pixels spread evenly over a part of the crop, `most` of them at most. */
export function samplePixels(
  { width }: Raster,
  { left, top, right, bottom }: Bounds,
  most: number = maxSamples,
): Uint32Array {
  const columns = Math.floor(right) - Math.ceil(left);
  const count = columns * (Math.floor(bottom) - Math.ceil(top));
  const step = Math.max(1, count / most);
  return Uint32Array.from({ length: Math.floor(count / step) }, (_, index) => {
    const at = Math.floor(index * step);
    return (Math.ceil(top) + Math.floor(at / columns)) * width + Math.ceil(left) + (at % columns);
  });
}

/** 2-means in RGB, started from the darker and the lighter half of the range. The background is the colour at the rim of `inner`. */
export function twoColours(crop: Raster, samples: Uint32Array, inner: Bounds): TwoColours {
  const { data } = crop;
  const lightness = Float32Array.from(samples, (at) =>
    luma(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
  );
  const sorted = lightness.toSorted();
  const quantile = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const middle = (quantile(0.02) + quantile(0.98)) / 2;
  const isLight = Uint8Array.from(lightness, (value) => (value > middle ? 1 : 0));
  let dark = meanOf(data, samples, isLight, 0);
  let light = meanOf(data, samples, isLight, 1);
  for (let round = 0; round < rounds; round++) {
    if (assign(data, samples, light, dark, isLight) === 0) break;
    dark = meanOf(data, samples, isLight, 0);
    light = meanOf(data, samples, isLight, 1);
  }
  return lightRim(crop, inner, dark, light) > 0.5 ? { ink: dark, background: light } : { ink: light, background: dark };
}

/** Marks the samples that are nearer to the one colour than to the other; gives how many of the marks change. */
function assign(data: Uint8ClampedArray, samples: Uint32Array, one: Colour, other: Colour, marks: Uint8Array): number {
  let changes = 0;
  for (let index = 0; index < samples.length; index++) {
    const mark = isNearer(data, samples[index] ?? 0, one, other) ? 1 : 0;
    if (mark === marks[index]) continue;
    marks[index] = mark;
    changes += 1;
  }
  return changes;
}

/** The colour of the ink without the soft edges of the glyphs: the mean of the samples that are farthest from the background. */
export function solidColour({ data }: Raster, samples: Uint32Array, { ink, background }: TwoColours): Colour {
  const inkSamples = samples.filter((at) => isNearer(data, at, ink, background));
  const solid = inkSamples
    .toSorted((a, b) => distanceAt(data, b, background) - distanceAt(data, a, background))
    .subarray(0, Math.ceil(inkSamples.length * solidShare));
  return meanOf(data, solid, new Uint8Array(solid.length), 0);
}

/** Whether a pixel, by its index, is nearer to one colour than to another. */
export function isNearer(data: Uint8ClampedArray, pixel: number, one: Colour, other: Colour): boolean {
  return distanceAt(data, pixel, one) < distanceAt(data, pixel, other);
}

function distanceAt(data: Uint8ClampedArray, pixel: number, colour: Colour): number {
  const at = pixel * 4;
  return squaredDistance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, colour);
}

function meanOf(data: Uint8ClampedArray, samples: Uint32Array, cluster: Uint8Array, wanted: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < samples.length; index++) {
    if (cluster[index] !== wanted) continue;
    const at = (samples[index] ?? 0) * 4;
    sum[0] += data[at] ?? 0;
    sum[1] += data[at + 1] ?? 0;
    sum[2] += data[at + 2] ?? 0;
    count += 1;
  }
  const share = 1 / Math.max(1, count);
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}

/** The share of the pixels at the rim of `inner` that are nearer to the light colour. */
function lightRim({ width, data }: Raster, inner: Bounds, dark: Colour, light: Colour): number {
  const left = Math.round(inner.left);
  const top = Math.round(inner.top);
  const right = Math.round(inner.right) - 1;
  const bottom = Math.round(inner.bottom) - 1;
  let lights = 0;
  let count = 0;
  const add = (x: number, y: number): void => {
    if (isNearer(data, y * width + x, light, dark)) lights += 1;
    count += 1;
  };
  for (let x = left; x <= right; x++) {
    add(x, top);
    add(x, bottom);
  }
  for (let y = top; y <= bottom; y++) {
    add(left, y);
    add(right, y);
  }
  return lights / count;
}
