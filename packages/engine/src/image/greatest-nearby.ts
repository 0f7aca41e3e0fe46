import type { Plane } from './raster.ts';

/**
 * The greatest value within a square of `2 * radius + 1` pixels around each, by the greatest of blocks from either end: three comparisons a pixel
 * and direction whatever the radius (van Herk, "A fast algorithm for local minimum and maximum filters", 1992).
 */
export function greatestNearby({ width, height, data }: Plane, radius: number): Float32Array {
  const along = new Float32Array(data.length);
  const blocks = blocksFor(Math.max(width, height), radius);
  for (let y = 0; y < height; y++) slide(data, along, { start: y * width, step: 1, count: width }, radius, blocks);
  const greatest = new Float32Array(data.length);
  for (let x = 0; x < width; x++) slide(along, greatest, { start: x, step: width, count: height }, radius, blocks);
  return greatest;
}

/** The greatest values since the start of each block of a run, and until its end. */
interface Blocks {
  sinceStart: Float32Array;
  untilEnd: Float32Array;
}

function paddedLength(count: number, radius: number): number {
  const block = 2 * radius + 1;
  return Math.ceil((count + 2 * radius) / block) * block;
}

/** Room for the blocks of the longest run. */
function blocksFor(longest: number, radius: number): Blocks {
  const length = paddedLength(longest, radius);
  return { sinceStart: new Float32Array(length), untilEnd: new Float32Array(length) };
}

/** A row or a column: where it begins, how far apart its values lie, and how many they are. */
interface Run {
  start: number;
  step: number;
  count: number;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  { start, step, count }: Run,
  radius: number,
  { sinceStart, untilEnd }: Blocks,
): void {
  const block = 2 * radius + 1;
  const padded = paddedLength(count, radius);
  for (const values of [sinceStart, untilEnd])
    values.fill(-Infinity, 0, radius).fill(-Infinity, count + radius, padded);
  for (let i = 0; i < count; i++) {
    const value = from[start + i * step] ?? 0;
    sinceStart[i + radius] = value;
    untilEnd[i + radius] = value;
  }
  for (let first = 0; first < padded; first += block) {
    let greatest = -Infinity;
    for (let i = first; i < first + block; i++) {
      const value = sinceStart[i] ?? 0;
      if (value > greatest) greatest = value;
      sinceStart[i] = greatest;
    }
    greatest = -Infinity;
    for (let i = first + block - 1; i >= first; i--) {
      const value = untilEnd[i] ?? 0;
      if (value > greatest) greatest = value;
      untilEnd[i] = greatest;
    }
  }
  for (let i = 0; i < count; i++) to[start + i * step] = Math.max(untilEnd[i] ?? 0, sinceStart[i + 2 * radius] ?? 0);
}
