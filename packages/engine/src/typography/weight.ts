import { weightParameters } from './parameters.ts';
import type { Comparison } from './face-comparison.ts';

const { regular } = weightParameters;

/**
 * The weight of the family that lays the same amount of ink at the same height. Sums of coverage keep their value under anti-aliasing and
 * blur, where a thresholded stroke would grow, and do not mind letter-spacing.
 */
export function closestWeight(comparisons: readonly Comparison[], family: string): number {
  const [closest] = comparisons
    .filter(({ face }) => face.family === family)
    .toSorted((a, b) => Math.abs(a.excessInk) - Math.abs(b.excessInk));
  return closest?.face.weight ?? regular;
}
