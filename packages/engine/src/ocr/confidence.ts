import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Reading } from './recogniser.ts';

// Fitted by `pnpm bench calibrate`.
/** Weight of the constant, then those of the features. */
const weights = [-3.355, 0.647, 0.957, 0.519, 1.535, 0.229];
/** Minimum chance of being wrong, which keeps the logarithm finite. */
const certain = 0.03;
/** Height of ink, in pixels, below which the network is less sure than it need be. */
const smallPrint = 20;
/** Contrast of ink and background by which contrasts are divided, in levels. */
const fullContrast = 100;
// `bench engine` shows a change of these: kept %, missed %, ghosts.
/** Minimum confidence of a reading: those below are texture, pictograms or mostly wrong. */
const minConfidence = 0.3;
/** Maximum number of letters that are easily read in a pictogram, and the minimum certainty of each. */
const shortLetters = 2;
const minConfidenceOfShort = 0.6;
/** Share of letters of another script from which a line is not in the language of the image. */
const maxOtherScript = 0.5;

/** Evidence by which the reading of a line is judged. */
export interface ReadingEvidence {
  /** Mean certainty of its characters, 0 to 1. */
  mean: number;
  /** Lowest certainty of a character, 0 to 1. */
  weakest: number;
  /** Height of the ink, in pixels of the picture. */
  height: number;
  /** Distance of ink and background in colour, in levels; 0 where they could not be told apart. */
  contrast: number;
  /** Letters and figures read. */
  letters: number;
  /** Share of the letters that are of another script, 0 to 1. */
  otherScript: number;
}

/** A line as it was read, with its evidence. */
export interface ReadLine extends RecognisedLine {
  evidence: ReadingEvidence;
}

/** Gathers the evidence of a line that was read. */
export function evidenceOf(text: string, reading: Reading, height: number, contrast = 0): ReadingEvidence {
  const { confidence, characters, otherScript } = reading;
  const weakest = characters.length === 0 ? 0 : Math.min(...characters.map(({ certainty }) => certainty));
  return { mean: confidence, weakest, height, contrast, letters: lettersIn(text), otherScript };
}

/** Weights of `confidenceFeatures`, that of the constant first. */
export const confidenceWeights: readonly number[] = weights;

/** The features from which the confidence of a reading is computed. */
export function confidenceFeatures({ mean, weakest, height, contrast, letters }: ReadingEvidence): number[] {
  return [
    surprise(mean),
    surprise(weakest),
    Math.min(0, Math.log(height / smallPrint)),
    Math.log(contrast / fullContrast + 0.1),
    Math.log(letters + 1),
  ];
}

/** The probability, 0 to 1, that every letter of a reading is right: a logistic regression on its evidence. */
export function confidenceOf(evidence: ReadingEvidence): number {
  const [constant = 0, ...weights] = confidenceWeights;
  const features = confidenceFeatures(evidence);
  return 1 / (1 + Math.exp(-weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), constant)));
}

/** Minus the logarithm of the network's chance of being wrong: near certainty small differences count most. */
function surprise(certainty: number): number {
  return -Math.log(1 + certain - certainty);
}

/**
 * The reason why a reading should not be trusted; undefined if it can be.
 * @param confidence confidence of the reading, 0 to 1
 */
export function doubtOf(
  confidence: number,
  { otherScript, letters, weakest }: Pick<ReadingEvidence, 'otherScript' | 'letters' | 'weakest'>,
): RecognisedLine['doubt'] {
  if (otherScript > maxOtherScript) return 'other-script';
  if (letters <= shortLetters) return weakest >= minConfidenceOfShort ? undefined : 'pictogram';
  return confidence >= minConfidence ? undefined : 'low-confidence';
}

/** The number of letters and figures of a text. */
export function lettersIn(text: string): number {
  return text.match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
}
