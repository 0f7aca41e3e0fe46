import type { RecognisedLine } from '../model/recognised-line.ts';
import type { ReadingEvidence } from './evidence.ts';
import { doubtParameters } from './parameters.ts';

const { leastConfidence, short, leastConfidenceOfShort, mostOtherScript, agreed } = doubtParameters;

/**
 * Why a reading should not be trusted, if it should not.
 * @param confidence of the reading, 0 to 1
 * @param text as it was read: figures, which are like many things, make no word
 */
export function doubtOf(
  confidence: number,
  { otherScript, letters, difference, ctc }: Pick<ReadingEvidence, 'otherScript' | 'letters' | 'difference' | 'ctc'>,
  text: string,
): RecognisedLine['doubt'] {
  if (otherScript > mostOtherScript) return 'other-script';
  if (letters <= short) return difference === 0 && confidence >= leastConfidenceOfShort ? undefined : 'pictogram';
  const isWord = (text.match(/\p{Letter}/gu)?.length ?? 0) >= agreed.minLetters;
  const isAgreed = difference === 0 && isWord && ctc >= agreed.minConfidence;
  return isAgreed || confidence >= leastConfidence ? undefined : 'low-confidence';
}
