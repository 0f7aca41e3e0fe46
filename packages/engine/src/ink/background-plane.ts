import type { Raster } from '../image/raster.ts';
import { isNearer, type TwoColours } from './two-colours.ts';

/** A channel that changes evenly: its level in the middle of the crop, then its slopes along x and along y. */
export type LevelPlane = readonly [constant: number, alongX: number, alongY: number];

/** Least squares of the background's red, green and blue over 1, x and y, with x and y within ±0.5. */
export function backgroundPlanes(
  { width, height, data }: Raster,
  samples: Uint32Array,
  { ink, background }: TwoColours,
): [LevelPlane, LevelPlane, LevelPlane] {
  const normal = new Float64Array(9);
  const right = new Float64Array(9);
  for (const at of samples) {
    if (isNearer(data, at, ink, background)) continue;
    const x = at % width;
    const row = [1, x / width - 0.5, (at - x) / width / height - 0.5];
    for (let i = 0; i < 3; i++) {
      const factor = row[i] ?? 0;
      for (let j = 0; j < 3; j++) {
        normal[i * 3 + j] = (normal[i * 3 + j] ?? 0) + factor * (row[j] ?? 0);
        right[j * 3 + i] = (right[j * 3 + i] ?? 0) + factor * (data[at * 4 + j] ?? 0);
      }
    }
  }
  const plane = (channel: 0 | 1 | 2): LevelPlane =>
    solve(normal, right.subarray(channel * 3, channel * 3 + 3)) ?? [background[channel], 0, 0];
  return [plane(0), plane(1), plane(2)];
}

/** Cramer's rule for three unknowns; undefined where the matrix is as good as singular. */
function solve(matrix: Float64Array, right: Float64Array): LevelPlane | undefined {
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
