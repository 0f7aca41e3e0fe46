import { inkArea } from './coverage.ts';
import { faces } from './family.ts';
import type { LineInk } from './line-ink.ts';
import { specimen } from './specimen.ts';

/**
 * The weight of the family that lays the same amount of ink on lines of the same height. Sums of coverage keep their value under
 * anti-aliasing and blur, where a thresholded stroke would grow.
 */
export function closestWeight(lines: readonly LineInk[], family: string): number {
  let best = 400;
  let least = Infinity;
  for (const face of faces) {
    if (face.family !== family) continue;
    const apart: number[] = [];
    for (const { text, coverage, bounds } of lines) {
      const set = specimen(text, face);
      if (!set) continue;
      const width = bounds.right - bounds.left;
      const height = bounds.bottom - bounds.top;
      apart.push(Math.log(inkArea(coverage) / (width * height) / (set.area / (set.width * set.height))));
    }
    const off = Math.abs(apart.reduce((sum, value) => sum + value, 0) / Math.max(1, apart.length));
    if (apart.length > 0 && off < least) [best, least] = [face.weight, off];
  }
  return best;
}
