import type { Plane } from './raster.ts';

/**
 * The greatest value within a square of `2 * radius + 1` pixels around each, by the greatest of blocks from either end: three comparisons a pixel
 * and direction whatever the radius (van Herk, "A fast algorithm for local minimum and maximum filters", 1992).
 */
export function greatestNearby({ width, height, data }: Plane, radius: number): Float32Array {
  const along = new Float32Array(data.length);
  for (let y = 0; y < height; y++) slide(data, along, { start: y * width, step: 1, count: width }, radius);
  const greatest = new Float32Array(data.length);
  for (let x = 0; x < width; x++) slide(along, greatest, { start: x, step: width, count: height }, radius);
  return greatest;
}

/** A row or a column: where it begins, how far apart its values lie, and how many they are. */
interface Run {
  start: number;
  step: number;
  count: number;
}

function slide(from: Float32Array, to: Float32Array, { start, step, count }: Run, radius: number): void {
  const block = 2 * radius + 1;
  const padded = Math.ceil((count + 2 * radius) / block) * block;
  const sinceStart = new Float32Array(padded).fill(-Infinity);
  const untilEnd = new Float32Array(padded).fill(-Infinity);
  for (let i = 0; i < count; i++) {
    const value = from[start + i * step] ?? 0;
    sinceStart[i + radius] = value;
    untilEnd[i + radius] = value;
  }
  for (let i = 1; i < padded; i++) {
    if (i % block !== 0) sinceStart[i] = Math.max(sinceStart[i] ?? 0, sinceStart[i - 1] ?? 0);
    const back = padded - 1 - i;
    if (back % block !== block - 1) untilEnd[back] = Math.max(untilEnd[back] ?? 0, untilEnd[back + 1] ?? 0);
  }
  for (let i = 0; i < count; i++) to[start + i * step] = Math.max(untilEnd[i] ?? 0, sinceStart[i + 2 * radius] ?? 0);
}
