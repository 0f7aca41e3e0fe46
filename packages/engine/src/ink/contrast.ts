import type { Bounds } from '../geometry/bounds.ts';
import type { Colour } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { backgroundPlanes } from './background-plane.ts';
import { samplePixels, solidColour, twoColours } from './two-colours.ts';

/** The crop of a line told apart into ink and background. */
export interface Contrast {
  width: number;
  height: number;
  /** How much each pixel is ink, 0 to 255, row by row. */
  coverage: Uint8Array;
  ink: Colour;
  /** The background's colour in the middle of the crop. */
  background: Colour;
  /** Distance of ink and background in colour, 0 to 441. */
  strength: number;
}

/** Coverage, 0 to 255, above which a pixel is ink. */
export const inkThreshold = 127;
// `bench engine` shows a change of these: CER % and size ×.
/** How far around a pixel its background is looked at, in heights of the crop. */
const backgroundReach = 0.25;

/**
 * Tells ink from background: two colours by 2-means within `inner`, then the background's colour as a plane over the crop, so that a gradient
 * does not read as ink; at last every pixel is projected on the way from its background to the ink.
 * @param maxSamples maximum number of pixels for the 2-means. @default a number beyond which the colours no longer change
 */
export function separateInk(crop: Raster, inner: Bounds, maxSamples?: number): Contrast {
  const { width, height, data } = crop;
  const samples = samplePixels(crop, inner, maxSamples);
  const colours = twoColours(crop, samples, inner);
  const { ink } = colours;
  const [red, green, blue] = backgroundPlanes(crop, samples, colours);
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
        ((data[at * 4] ?? 0) - baseRed) * wayRed +
        ((data[at * 4 + 1] ?? 0) - baseGreen) * wayGreen +
        ((data[at * 4 + 2] ?? 0) - baseBlue) * wayBlue;
      const length = wayRed * wayRed + wayGreen * wayGreen + wayBlue * wayBlue;
      strength += length;
      coverage[at] = Math.round(255 * Math.min(1, Math.max(0, along / Math.max(1, length))));
    }
  }
  return {
    width,
    height,
    coverage: withEvenBackground(coverage, width, height),
    ink: solidColour(crop, samples, colours),
    background: [red[0], green[0], blue[0]],
    strength: Math.sqrt(strength / coverage.length),
  };
}

/** Subtracts the coverage of the background around each pixel: spots and shadows that no plane describes. */
function withEvenBackground(coverage: Uint8Array, width: number, height: number): Uint8Array {
  const reach = Math.round(height * backgroundReach);
  const columns: ColumnSums = { levels: new Uint32Array(width), counts: new Uint32Array(width) };
  const even = new Uint8Array(coverage.length);
  for (let y = 0; y < Math.min(reach, height); y++) addRow(columns, coverage, y * width, 1);
  for (let y = 0; y < height; y++) {
    if (y + reach < height) addRow(columns, coverage, (y + reach) * width, 1);
    if (y - reach > 0) addRow(columns, coverage, (y - reach - 1) * width, -1);
    let level = 0;
    let count = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) {
        level += columns.levels[x + reach] ?? 0;
        count += columns.counts[x + reach] ?? 0;
      }
      if (x < 0) continue;
      if (x > reach) {
        level -= columns.levels[x - reach - 1] ?? 0;
        count -= columns.counts[x - reach - 1] ?? 0;
      }
      const background = level / Math.max(1, count);
      const value = coverage[y * width + x] ?? 0;
      even[y * width + x] = Math.max(0, Math.round((255 * (value - background)) / (255 - background)));
    }
  }
  return even;
}

/** For each column, the sum of the coverages of the background's pixels in the rows around one, and their number. */
interface ColumnSums {
  levels: Uint32Array;
  counts: Uint32Array;
}

function addRow({ levels, counts }: ColumnSums, coverage: Uint8Array, from: number, times: 1 | -1): void {
  for (let x = 0; x < levels.length; x++) {
    const value = coverage[from + x] ?? 0;
    if (value >= inkThreshold) continue;
    levels[x] = (levels[x] ?? 0) + times * value;
    counts[x] = (counts[x] ?? 0) + times;
  }
}
