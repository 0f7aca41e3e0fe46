import type { RecognisedLine } from '../model/recognised-line.ts';
import type { ReadingEvidence } from './evidence.ts';
import { doubtParameters } from './parameters.ts';

const { leastConfidence, short, leastConfidenceOfShort, mostOtherScript } = doubtParameters;

/** Why a reading should not be trusted, if it should not. @param confidence of the reading, 0 to 1 */
export function doubtOf(
  confidence: number,
  { otherScript, letters, difference }: Pick<ReadingEvidence, 'otherScript' | 'letters' | 'difference'>,
): RecognisedLine['doubt'] {
  if (otherScript > mostOtherScript) return 'other-script';
  if (letters <= short) return difference === 0 && confidence >= leastConfidenceOfShort ? undefined : 'pictogram';
  return confidence >= leastConfidence ? undefined : 'low-confidence';
}
