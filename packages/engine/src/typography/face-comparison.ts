import { faceComparisonParameters } from './parameters.ts';
import { type Plane } from '../image/raster.ts';
import { inkArea, resample } from './coverage.ts';
import type { LineInk } from './line-ink.ts';
import { type Face, faces, type Specimen, specimen } from './specimen.ts';

/** How a face fares against the ink of some lines. */
export interface Comparison {
  face: Face;
  /** How differently the letters lie, 0 for the same and about 1 for strangers, and how differently wide the lines run. */
  mismatch: number;
  /** Natural logarithm of the ink seen by the ink that the face would lay at the same height. */
  excessInk: number;
}

const { rows, mostColumns, widthCost } = faceComparisonParameters;

/** Sets the lines in each face that we bring and compares. */
export function compareFaces(lines: readonly LineInk[]): Comparison[] {
  const seen = lines.map((line) => ({ line, grid: grid(line, line.bounds.right - line.bounds.left) }));
  return faces.flatMap((face) => {
    let mismatch = 0;
    let excessInk = 0;
    let count = 0;
    for (const { line, grid: ink } of seen) {
      const set = specimen(line.text, face);
      if (!set) continue;
      const { bounds } = line;
      const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
      const stretch = Math.abs(Math.log((aspect * set.height) / set.width));
      mismatch += difference(ink, gridLike(set, ink)) + widthCost * Math.min(stretch, 0.25);
      excessInk += Math.log(inkArea(line.coverage) / (bounds.bottom - bounds.top) ** 2 / (set.area / set.height ** 2));
      count++;
    }
    return count > 0 ? [{ face, mismatch: mismatch / count, excessInk: excessInk / count }] : [];
  });
}

function grid({ coverage, bounds }: LineInk, width: number): Plane {
  const aspect = width / (bounds.bottom - bounds.top);
  return resample(coverage, bounds, Math.min(mostColumns, Math.max(4, Math.round(rows * aspect))), rows);
}

function gridLike(set: Specimen, { width, height }: Plane): Plane {
  return resample(set.coverage, set.bounds, width, height);
}

function difference(one: Plane, other: Plane): number {
  let apart = 0;
  let total = 0;
  for (let i = 0; i < one.data.length; i++) {
    const a = one.data[i] ?? 0;
    const b = other.data[i] ?? 0;
    apart += (a - b) ** 2;
    total += a * a + b * b;
  }
  return total > 0 ? apart / total : 1;
}
