import type { ColourPlanes } from '../../image/planes.ts';
import { fillLaplace } from './laplace.ts';
import type { Shift } from './repeats.ts';

// `bench engine --blind` shows a change of these: PSNR dB of patterns.
/** Maximum number of repetitions of a pixel that are compared. */
const witnesses = 3;

/** A pixel at which the pattern of another pixel repeats. */
export interface Repetition {
  pixel: number;
  /** Difference in levels from the repetition that is nearest to it in colour; infinite if there is no other. */
  apart: number;
}

/**
 * Fills the unknown pixels of a pattern that repeats itself, in place: dots, stripes, a grid. Each takes the colour of its repetition, or a
 * harmonic blend if no repetition is known.
 */
export function fillPeriodic(planes: ColourPlanes, unknown: Uint8Array, shifts: readonly Shift[]): void {
  let missing = unknown;
  for (let filled = 1; filled > 0;) {
    const before = missing;
    missing = before.slice();
    filled = 0;
    for (let i = 0; i < before.length; i++) {
      if (before[i] === 0) continue;
      const source = repetitionOf(planes, before, shifts, i);
      if (!source) continue;
      for (const plane of planes.channels) plane[i] = plane[source.pixel] ?? 0;
      missing[i] = 0;
      filled += 1;
    }
  }
  if (missing.includes(1)) fillLaplace(planes, missing);
}

/** The most typical of the first known repetitions of a pixel: something may be drawn over one of them. */
export function repetitionOf(
  planes: ColourPlanes,
  unknown: Uint8Array,
  shifts: readonly Shift[],
  pixel: number,
): Repetition | undefined {
  const places = placesOf(planes, unknown, shifts, pixel);
  const candidates = places.map((place, index) => ({
    pixel: place,
    apart: Math.min(...places.toSpliced(index, 1).map((other) => colourApart(planes, place, other))),
  }));
  return candidates.reduce<Repetition | undefined>(
    (best, candidate) => (best && best.apart <= candidate.apart ? best : candidate),
    undefined,
  );
}

/** In levels, how far two pixels are apart in the channel in which they differ most. */
export function colourApart({ channels }: ColourPlanes, one: number, other: number): number {
  return Math.max(...channels.map((plane) => Math.abs((plane[one] ?? 0) - (plane[other] ?? 0))));
}

function placesOf(
  { width, height }: ColourPlanes,
  unknown: Uint8Array,
  shifts: readonly Shift[],
  pixel: number,
): number[] {
  const column = pixel % width;
  const row = (pixel - column) / width;
  const places: number[] = [];
  for (const { across, down } of shifts) {
    for (const turn of [1, -1]) {
      const [x, y] = [column + turn * across, row + turn * down];
      if (x < 0 || x >= width || y < 0 || y >= height || unknown[y * width + x] !== 0) continue;
      if (places.push(y * width + x) === witnesses) return places;
    }
  }
  return places;
}
