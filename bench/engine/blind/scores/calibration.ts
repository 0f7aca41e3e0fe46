import type { Match, PlacedLine } from '../../correspondence.ts';
import { joined, normalised } from '../../score-reading.ts';

/** One line that a system read, how sure it was, and whether every character was right. */
export interface Sample {
  /** 0 to 1. */
  confidence: number;
  right: boolean;
}

/** Every read line that has a confidence; one is right where the truth at its place holds its words to the letter. */
export function samplesOf(matches: readonly Match<PlacedLine & { confidence?: number | undefined }>[]): Sample[] {
  return matches.flatMap(({ truth, read }) => {
    const text = joined(truth);
    return read.flatMap(({ text: said, confidence }) => {
      if (confidence === undefined) return [];
      const own = normalised(said);
      return [{ confidence, right: own !== '' && ` ${text} `.includes(` ${own} `) }];
    });
  });
}

const bins = 10;

/**
 * Expected calibration error (Naeini, Cooper and Hauskrecht, 2015): over ten bins of equal width, the mean difference between how sure the
 * system was and how often it was right, weighted by the samples in the bin. 0 where of the lines said to be p sure, p are right.
 * @returns 0 to 1; undefined without samples
 */
export function calibrationError(samples: readonly Sample[]): number | undefined {
  if (samples.length === 0) return undefined;
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const inside = samples.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === bin);
    if (inside.length === 0) continue;
    const sure = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const right = inside.filter((sample) => sample.right).length / inside.length;
    error += (Math.abs(sure - right) * inside.length) / samples.length;
  }
  return error;
}
