import { floodFill } from '../../image/flood-fill.ts';

// `bench engine --blind` shows a change of these: outside ppm.
/** Width of the ring beside the letters, in line heights, and at least, in pixels. */
const ring = 0.06;
const minRing = 2;
/** Share of the ring's pixels that must differ from the background. */
const minShareOff = 0.6;
/** Minimum length of the sum of their differences over the sum of the lengths: 1 if all differ in one direction of colour, as traces of compression do not. */
const minCoherence = 0.8;
/** Minimum mean difference of the ring for an effect, in levels. */
const faintest = 3;
/** Maximum difference of a pixel, in means of the ring: a shadow to one side is twice as dense there. */
const densest = 2.5;
/** Minimum cosine of the angle to the ring's direction of colour, and the difference in levels up to which a pixel may have any direction. */
const sameDirection = 0.7;
const anyDirection = 3;

/** How much a pixel differs from the background, by channel, in levels. */
type Residual = readonly [red: number, green: number, blue: number];

/** The pixels around the letters and their differences from the background. */
export interface Surroundings {
  width: number;
  /** One byte a pixel: 1 for pixels that belong to the text, letters included. */
  marked: Uint8Array;
  /** Distance of each pixel from the letters, in thirds of a pixel. */
  distance: Uint16Array;
  residualAt: (pixel: number) => Residual;
  /** Levels above which a pixel differs from the background. */
  low: number;
  /** Height of a line, in pixels. */
  lineHeight: number;
}

/**
 * Marks a soft shadow or glow: pixels that differ from the background in one direction of colour all around the letters, and from there outwards as long
 * as they differ in that direction and not much more strongly, as rules and neighbours do. Undefined where there is none.
 */
export function softEffect({
  width,
  marked,
  distance,
  residualAt,
  low,
  lineHeight,
}: Surroundings): Uint8Array | undefined {
  const nearest = nearestRing(distance, residualAt, low, Math.max(minRing, ring * lineHeight));
  if (!nearest) return undefined;
  const { unit, level } = nearest;
  const isOfEffect = (i: number): boolean => {
    const off = residualAt(i);
    const size = Math.hypot(...off);
    const along = off[0] * unit[0] + off[1] * unit[1] + off[2] * unit[2];
    return size <= densest * level && (size <= anyDirection || along >= sameDirection * size);
  };
  const letters = distance.map((away) => (away === 0 ? 1 : 0));
  const passable = marked.map((value, i) => (value !== 0 && distance[i] !== 0 && isOfEffect(i) ? 1 : 0));
  const reached = floodFill(Uint8Array.from(letters), (to) => passable[to] !== 0, width);
  return reached.map((value, i) => (distance[i] === 0 ? 0 : value));
}

/** The direction of colour and the mean size of the difference of the ring beside the letters; undefined where that is no effect. */
function nearestRing(
  distance: Uint16Array,
  residualAt: Surroundings['residualAt'],
  low: number,
  size: number,
): { unit: Residual; level: number } | undefined {
  const sum = [0, 0, 0] as [number, number, number];
  const counts = { all: 0, off: 0, size: 0 };
  for (let i = 0; i < distance.length; i++) {
    const away = (distance[i] ?? 0) / 3;
    // The soft edge of a letter is about a pixel wide.
    if (away < 2 || away > 2 + size) continue;
    const off = residualAt(i);
    const own = Math.hypot(...off);
    counts.all += 1;
    counts.size += own;
    if (own > low) counts.off += 1;
    for (const c of [0, 1, 2] as const) sum[c] += off[c];
  }
  const length = Math.hypot(...sum);
  const level = length / Math.max(1, counts.all);
  if (level < faintest || counts.off < minShareOff * counts.all || length < minCoherence * counts.size)
    return undefined;
  return { unit: [sum[0] / length, sum[1] / length, sum[2] / length], level };
}
