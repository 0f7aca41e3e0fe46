import type { PixelBox } from '../geometry/bounds.ts';
import { lineZones } from '../geometry/line-zones.ts';
import { type OrientedRectangle, pixelBox } from '../geometry/oriented-rectangle.ts';
import { greatestNearby } from '../image/greatest-nearby.ts';
import { nthSmallest } from '../image/nth-smallest.ts';
import { type ColourPlanes, readPlanes } from '../image/planes.ts';
import type { Raster } from '../image/raster.ts';

// `bench engine` shows a change of these: ΔE2000.
/** Maximum number of pixels inside strokes that are sampled, evenly spread: more add nothing. */
const maxLooked = 20_000;
/** Neighbours within a stroke differ by less than this, in levels. */
const sameStroke = 10;
/** Minimum contrast of another ink, as a share of that of the clearest ink. */
const minContrast = 0.35;
/** Minimum contrast of the inside of a stroke, as a share of the greatest contrast nearby. */
const nearPeak = 0.85;

/** The insides of the strokes of a text. */
export interface StrokePixels {
  /** The part of the image that the planes hold, in pixels. */
  box: PixelBox;
  planes: ColourPlanes;
  /** The same part of the picture without the text. */
  behind: ColourPlanes;
  /** Indices into the planes, evenly spread. */
  inside: number[];
  /** Those of all that is as clear as the insides, which strokes of a pixel do not have; evenly spread. */
  strokes: number[];
}

/**
 * The insides of the strokes of the lines, told from `erased`, the same picture without the text.
 *
 * @param neighbours lines of other texts: what lies within them, too, is looked at only where nothing else is left of the text
 */
export function strokePixels(
  image: Raster,
  erased: Raster,
  frames: readonly OrientedRectangle[],
  neighbours: readonly OrientedRectangle[] = [],
): StrokePixels {
  const box = pixelBox(frames, 2, image);
  const zones = lineZones([...neighbours, ...frames], box, 2);
  const planes = readPlanes(image, box);
  const behind = readPlanes(erased, box);
  const contrast = new Float32Array(box.width * box.height);
  const found = new Float32Array(contrast.length);
  let count = 0;
  for (let i = 0; i < contrast.length; i++) {
    if ((zones.line[i] ?? -1) < neighbours.length) continue;
    const distance = distanceAt(planes, behind, i, i);
    contrast[i] = distance;
    if (distance > 0) found[count++] = distance;
  }
  if (count === 0 && neighbours.length > 0) return strokePixels(image, erased, frames);
  const contrasts = found.subarray(0, count);
  const clear = count === 0 ? 0 : nthSmallest(contrasts, Math.floor(count * 0.95));
  const least = minContrast * clear;
  const lineHeight = Math.max(...frames.map(({ height }) => height), 1);
  const peaks = greatestNearby(
    { width: box.width, height: box.height, data: contrast },
    Math.max(2, Math.round(lineHeight / 4)),
  );
  const strokes: number[] = [];
  for (let i = 0; i < contrast.length; i++) {
    const own = contrast[i] ?? 0;
    if (own > 0 && own >= least && own >= nearPeak * (peaks[i] ?? 0)) strokes.push(i);
  }
  const cores = strokes.filter((i) => isCore(planes, i));
  const inside = cores.length >= Math.max(12, 0.01 * contrasts.length) ? cores : strokes;
  return { box, planes, behind, inside: evenlySpread(inside), strokes: evenlySpread(strokes) };
}

function evenlySpread(pixels: readonly number[]): number[] {
  const stride = Math.ceil(pixels.length / maxLooked);
  return pixels.filter((_, index) => index % stride === 0);
}

/** Whether the four neighbours are of the same colour, as inside a stroke, free of the background. */
function isCore(planes: ColourPlanes, i: number): boolean {
  const { width, height } = planes;
  const x = i % width;
  if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return false;
  const isSame = (next: number): boolean => distanceAt(planes, planes, i, next) <= sameStroke;
  return isSame(i - 1) && isSame(i + 1) && isSame(i - width) && isSame(i + width);
}

/** Distance in RGB of two pixels, without making colours of them: it is asked for each pixel of a title. */
function distanceAt({ channels: one }: ColourPlanes, { channels: other }: ColourPlanes, i: number, j: number): number {
  const red = (one[0][i] ?? 0) - (other[0][j] ?? 0);
  const green = (one[1][i] ?? 0) - (other[1][j] ?? 0);
  const blue = (one[2][i] ?? 0) - (other[2][j] ?? 0);
  return Math.sqrt(red * red + green * green + blue * blue);
}
