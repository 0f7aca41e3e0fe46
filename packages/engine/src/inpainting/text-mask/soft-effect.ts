import { floodFill } from '../../image/flood-fill.ts';

// `bench engine --blind` shows a change of these: outside ppm.
/** Width of the ring beside the letters, in line heights, and at least, in pixels. */
const ring = 0.06;
const leastRing = 2;
/** Of the ring, the share of pixels that must be off the background. */
const leastShareOff = 0.6;
/** Length of the sum of what they are off by over the sum of the lengths: 1 where all are off in one direction of colour, as traces of compression are not. */
const leastCoherence = 0.8;
/** In levels, the mean of the ring from which it shows. */
const faintest = 3;
/** Of the mean of the ring, how much more a pixel may be off: a shadow to one side is twice as dense there. */
const densest = 2.5;
/** Cosine of the angle to the direction of the ring, for all but what is fainter than so many levels. */
const sameDirection = 0.7;
const anyDirection = 3;

/** How much a pixel differs from the background, by channel, in levels. */
type Residual = readonly [red: number, green: number, blue: number];

/** The pixels around the letters and what they differ by from the background. */
export interface Surroundings {
  width: number;
  /** One byte a pixel: what was found to belong to the text, letters included. */
  marked: Uint8Array;
  /** From the letters, three times the pixels. */
  distance: Uint16Array;
  residualAt: (pixel: number) => Residual;
  /** Levels from which a pixel is off the background. */
  low: number;
  /** In pixels. */
  lineHeight: number;
}

/**
 * Marks a soft shadow or glow: what is off the background in one direction of colour all around the letters, and from there as far out as it goes
 * on in that direction without growing much stronger, which rules and neighbours do. Undefined where there is none.
 */
export function softEffect({
  width,
  marked,
  distance,
  residualAt,
  low,
  lineHeight,
}: Surroundings): Uint8Array | undefined {
  const nearest = nearestRing(distance, residualAt, low, Math.max(leastRing, ring * lineHeight));
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

/** The direction of colour and the mean size of what the ring beside the letters is off by; undefined where that is no effect. */
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
  if (level < faintest || counts.off < leastShareOff * counts.all || length < leastCoherence * counts.size)
    return undefined;
  return { unit: [sum[0] / length, sum[1] / length, sum[2] / length], level };
}
