import type { Bounds } from '../../geometry/bounds.ts';
import type { Picture } from '../../image/picture.ts';

/** The crop of a line told apart into ink and ground. */
export interface Contrast {
  width: number;
  height: number;
  /** How much each pixel is ink, 0 to 255, row by row. */
  coverage: Uint8Array;
  /** Colour of the ink: red, green, blue, 0 to 255. */
  ink: readonly [number, number, number];
  /** Distance of ink and ground in colour, 0 to 441. */
  strength: number;
}

const rounds = 8;
/** So many pixels tell the two colours as well as all of them. */
const mostSamples = 6000;
/** The share of a glyph's pixels that hold nothing but ink, also where the strokes are thin. */
const solidShare = 0.3;
/** Of 255. */
export const inkThreshold = 127;
/** How far around a pixel its ground is looked at, in heights of the crop. */
const groundReach = 0.25;

/** A colour that changes evenly: red, green and blue in the middle of the crop, then their slopes along x and along y. */
type Plane = readonly [constant: number, alongX: number, alongY: number];

/**
 * Tells ink from ground: two colours by 2-means within `inner`, the ground being the one at its rim; then the ground's colour as a plane over the crop,
 * so that a gradient does not read as ink; at last every pixel projected on the way from its ground to the ink.
 */
export function separateInk(crop: Picture, inner: Bounds): Contrast {
  const { width, height, data } = crop;
  const samples = sampled(crop, inner);
  const { ink, ground } = twoColours(crop, samples, inner);
  const [red, green, blue] = groundPlanes(crop, samples, ink, ground);
  const coverage = new Uint8Array(width * height);
  let strength = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x++, at++) {
      const u = x / width - 0.5;
      const baseRed = red[0] + red[1] * u + red[2] * v;
      const baseGreen = green[0] + green[1] * u + green[2] * v;
      const baseBlue = blue[0] + blue[1] * u + blue[2] * v;
      const wayRed = ink[0] - baseRed;
      const wayGreen = ink[1] - baseGreen;
      const wayBlue = ink[2] - baseBlue;
      const along =
        ((data[at * 3] ?? 0) - baseRed) * wayRed +
        ((data[at * 3 + 1] ?? 0) - baseGreen) * wayGreen +
        ((data[at * 3 + 2] ?? 0) - baseBlue) * wayBlue;
      const length = wayRed * wayRed + wayGreen * wayGreen + wayBlue * wayBlue;
      strength += length;
      coverage[at] = Math.round(255 * Math.min(1, Math.max(0, along / Math.max(1, length))));
    }
  }
  return {
    width,
    height,
    coverage: withEvenGround(coverage, width, height),
    ink: solidColour(data, samples, ink, ground),
    strength: Math.sqrt(strength / coverage.length),
  };
}

/** Takes away what the ground around each pixel already has of the ink's colour: spots and shades that no plane describes. */
function withEvenGround(coverage: Uint8Array, width: number, height: number): Uint8Array {
  const reach = Math.round(height * groundReach);
  const sums = summedArea(coverage, width, height, (value) => (value < inkThreshold ? value : 0));
  const counts = summedArea(coverage, width, height, (value) => (value < inkThreshold ? 1 : 0));
  const even = new Uint8Array(coverage.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const inWindow = (table: Float64Array): number =>
        (table[bottom * (width + 1) + right] ?? 0) -
        (table[top * (width + 1) + right] ?? 0) -
        (table[bottom * (width + 1) + left] ?? 0) +
        (table[top * (width + 1) + left] ?? 0);
      const ground = inWindow(sums) / Math.max(1, inWindow(counts));
      const value = coverage[y * width + x] ?? 0;
      even[y * width + x] = Math.max(0, Math.round((255 * (value - ground)) / (255 - ground)));
    }
  }
  return even;
}

/** Summed-area table (Crow, 1984), with a row and a column of zeros before the first. */
function summedArea(
  values: Uint8Array,
  width: number,
  height: number,
  weight: (value: number) => number,
): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += weight(values[y * width + x] ?? 0);
      table[(y + 1) * (width + 1) + x + 1] = row + (table[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return table;
}

/** Indices of pixels spread evenly over a part of the crop. */
function sampled({ width }: Picture, { left, top, right, bottom }: Bounds): Uint32Array {
  const columns = Math.floor(right) - Math.ceil(left);
  const count = columns * (Math.floor(bottom) - Math.ceil(top));
  const step = Math.max(1, count / mostSamples);
  return Uint32Array.from({ length: Math.floor(count / step) }, (_, index) => {
    const at = Math.floor(index * step);
    return (Math.ceil(top) + Math.floor(at / columns)) * width + Math.ceil(left) + (at % columns);
  });
}

type Colour = [number, number, number];

/** 2-means in RGB, started from the darker and the lighter half of the range. */
function twoColours(crop: Picture, samples: Uint32Array, inner: Bounds): { ink: Colour; ground: Colour } {
  const { data } = crop;
  const lightness = Float32Array.from(
    samples,
    (at) => (data[at * 3] ?? 0) * 0.299 + (data[at * 3 + 1] ?? 0) * 0.587 + (data[at * 3 + 2] ?? 0) * 0.114,
  );
  const sorted = lightness.toSorted();
  const quantile = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const middle = (quantile(0.02) + quantile(0.98)) / 2;
  let isLight = Uint8Array.from(lightness, (value) => (value > middle ? 1 : 0));
  let dark = meanColour(data, samples, isLight, 0);
  let light = meanColour(data, samples, isLight, 1);
  for (let round = 0; round < rounds; round++) {
    const next = Uint8Array.from(samples, (at) => (distance(data, at, light) < distance(data, at, dark) ? 1 : 0));
    const settled = next.every((value, index) => value === isLight[index]);
    isLight = next;
    if (settled) break;
    dark = meanColour(data, samples, isLight, 0);
    light = meanColour(data, samples, isLight, 1);
  }
  return lightRim(crop, inner, dark, light) > 0.5 ? { ink: dark, ground: light } : { ink: light, ground: dark };
}

function meanColour(data: Uint8Array, samples: Uint32Array, cluster: Uint8Array, wanted: number): Colour {
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < samples.length; index++) {
    if (cluster[index] !== wanted) continue;
    const at = (samples[index] ?? 0) * 3;
    sum[0] += data[at] ?? 0;
    sum[1] += data[at + 1] ?? 0;
    sum[2] += data[at + 2] ?? 0;
    count += 1;
  }
  const share = 1 / Math.max(1, count);
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}

function distance(data: Uint8Array, at: number, colour: Colour): number {
  return (
    ((data[at * 3] ?? 0) - colour[0]) ** 2 +
    ((data[at * 3 + 1] ?? 0) - colour[1]) ** 2 +
    ((data[at * 3 + 2] ?? 0) - colour[2]) ** 2
  );
}

/** The colour of the ink without the soft edges of the glyphs: the mean of the samples that are farthest from the ground. */
function solidColour(data: Uint8Array, samples: Uint32Array, ink: Colour, ground: Colour): Colour {
  const inkSamples = samples.filter((at) => distance(data, at, ink) < distance(data, at, ground));
  const solid = inkSamples
    .toSorted((a, b) => distance(data, b, ground) - distance(data, a, ground))
    .subarray(0, Math.ceil(inkSamples.length * solidShare));
  return meanColour(data, solid, new Uint8Array(solid.length), 0);
}

/** The share of the pixels at the rim of `inner` that are nearer to the light colour. */
function lightRim({ width, data }: Picture, inner: Bounds, dark: Colour, light: Colour): number {
  const left = Math.round(inner.left);
  const top = Math.round(inner.top);
  const right = Math.round(inner.right) - 1;
  const bottom = Math.round(inner.bottom) - 1;
  let lights = 0;
  let count = 0;
  const add = (x: number, y: number): void => {
    const at = y * width + x;
    if (distance(data, at, light) < distance(data, at, dark)) lights += 1;
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

/** Least squares of the ground's red, green and blue over 1, x and y, with x and y within ±0.5. */
function groundPlanes(
  { width, height, data }: Picture,
  samples: Uint32Array,
  ink: Colour,
  ground: Colour,
): [Plane, Plane, Plane] {
  const normal = new Float64Array(9);
  const right = new Float64Array(9);
  for (const at of samples) {
    if (distance(data, at, ink) < distance(data, at, ground)) continue;
    const x = at % width;
    const row = [1, x / width - 0.5, (at - x) / width / height - 0.5];
    for (let i = 0; i < 3; i++) {
      const factor = row[i] ?? 0;
      for (let j = 0; j < 3; j++) {
        normal[i * 3 + j] = (normal[i * 3 + j] ?? 0) + factor * (row[j] ?? 0);
        right[j * 3 + i] = (right[j * 3 + i] ?? 0) + factor * (data[at * 3 + j] ?? 0);
      }
    }
  }
  const plane = (channel: 0 | 1 | 2): Plane =>
    solve(normal, right.subarray(channel * 3, channel * 3 + 3)) ?? [ground[channel], 0, 0];
  return [plane(0), plane(1), plane(2)];
}

/** Cramer's rule for three unknowns; undefined where the matrix is as good as singular. */
function solve(matrix: Float64Array, right: Float64Array): Plane | undefined {
  const at = (row: number, column: number): number => matrix[row * 3 + column] ?? 0;
  const whole = determinant(at);
  if (Math.abs(whole) < 1e-6) return undefined;
  const unknown = (index: number): number =>
    determinant((row, column) => (column === index ? (right[row] ?? 0) : at(row, column))) / whole;
  return [unknown(0), unknown(1), unknown(2)];
}

function determinant(value: (row: number, column: number) => number): number {
  return (
    value(0, 0) * (value(1, 1) * value(2, 2) - value(1, 2) * value(2, 1)) -
    value(0, 1) * (value(1, 0) * value(2, 2) - value(1, 2) * value(2, 0)) +
    value(0, 2) * (value(1, 0) * value(2, 1) - value(1, 1) * value(2, 0))
  );
}
