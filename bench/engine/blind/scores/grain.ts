import type { Raster } from '@palimpsest/engine';
import { difference } from './masks.ts';
import type { Pictures } from './masks.ts';

/** How grainy the filled pixels of grainy pictures are: mean squares of what they are off the mean of their four neighbours, summed up. */
export interface GrainScore {
  filled: number;
  /** The same for these pixels of the true background. */
  truth: number;
}

/** Mean square, in levels, from which a picture counts as grainy: noise of 3 levels that neighbours do not share. */
const grainy = 11;

/** The filled pixels: pixels of a text, or that a text touched, that are not the source's. */
export function scoreGrain({ source, clean, erased, masks: { width, height, owner, touched } }: Pictures): GrainScore {
  const score: GrainScore = { filled: 0, truth: 0 };
  let pixels = 0;
  for (let pixel = width + 1; pixel < width * (height - 1) - 1; pixel++) {
    if ((!owner[pixel] && !touched[pixel]) || difference(source, erased, pixel) === 0) continue;
    score.filled += offNeighbours(erased, pixel);
    score.truth += offNeighbours(clean, pixel);
    pixels += 1;
  }
  return score.truth >= grainy * pixels ? score : { filled: 0, truth: 0 };
}

function offNeighbours({ width, data }: Raster, pixel: number): number {
  let sum = 0;
  for (let at = pixel * 4; at < pixel * 4 + 3; at++) {
    const around =
      (data[at - 4] ?? 0) + (data[at + 4] ?? 0) + (data[at - 4 * width] ?? 0) + (data[at + 4 * width] ?? 0);
    sum += ((data[at] ?? 0) - around / 4) ** 2;
  }
  return sum / 3;
}
