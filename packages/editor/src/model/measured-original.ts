import type { EditorText } from './text.ts';

/**
 * Confidence from which a face is the very one. On 20 posters of `bench/type` it was that for all 92 texts with as much, and for 3 of the 54 with
 * less: the others were set in faces that the library lacks.
 */
const sureFace = 0.9;

/** Whether the face that was found for an original is the very one and not the nearest. @returns undefined where that was not measured */
export function isFaceSure({ faceConfidence }: EditorText): boolean | undefined {
  return faceConfidence === undefined ? undefined : faceConfidence >= sureFace;
}

/**
 * The size of a text over that of its original, where it came much smaller and the user has not made it larger since.
 * @returns undefined otherwise
 */
export function sizeShareOf({ sizeShare, fontSize, original }: EditorText): number | undefined {
  if (sizeShare === undefined || fontSize > original.fontSize) return undefined;
  return (sizeShare * fontSize) / original.fontSize;
}
