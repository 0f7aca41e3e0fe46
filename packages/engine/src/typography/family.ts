import { familyParameters } from './parameters.ts';
import type { Comparison } from './face-comparison.ts';

/** What a text is set in when nothing speaks for another. */
export const defaultFamily = 'Roboto';

const { clearlyBetter } = familyParameters;

/** The family whose letters lie closest over the ink, at its best weight. */
export function closestFamily(comparisons: readonly Comparison[]): string {
  let best = defaultFamily;
  let least = Math.min(...comparisons.filter(({ face }) => face.family === best).map(({ mismatch }) => mismatch));
  least *= clearlyBetter;
  for (const { face, mismatch } of comparisons) {
    if (face.family !== defaultFamily && mismatch < least) [best, least] = [face.family, mismatch];
  }
  return best;
}
