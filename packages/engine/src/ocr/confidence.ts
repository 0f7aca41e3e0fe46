import type { ReadingEvidence } from './evidence.ts';
import { confidenceParameters } from './parameters.ts';

const { certain, smallPrint, fullContrast } = confidenceParameters;

/** Weights of `confidenceFeatures`, that of the constant first. */
export const confidenceWeights: readonly number[] = confidenceParameters.weights;

/** What tells how likely a reading is right. */
export function confidenceFeatures({
  tesseract,
  ctc,
  ctcWeakest,
  difference,
  height,
  contrast,
  letters,
}: ReadingEvidence): number[] {
  return [
    surprise(tesseract),
    surprise(ctc),
    surprise(ctcWeakest),
    difference,
    Math.min(0, Math.log(height / smallPrint)),
    Math.log(contrast / fullContrast + 0.1),
    Math.log(letters + 1),
  ];
}

/** The probability, 0 to 1, that every letter of a reading is right: a logistic regression on what was seen of it. */
export function confidenceOf(evidence: ReadingEvidence): number {
  const [constant = 0, ...weights] = confidenceWeights;
  const features = confidenceFeatures(evidence);
  return 1 / (1 + Math.exp(-weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), constant)));
}

/** How surprised a recogniser would be to be wrong: near certainty small differences tell most. */
function surprise(confidence: number): number {
  return -Math.log(1 + certain - confidence);
}
