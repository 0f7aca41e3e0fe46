import type { LibraryFace } from '@palimpsest/typefaces';
import { measureSpecimen } from './specimen.ts';

/** Minimum depth of a small p below the baseline, in ems. */
const minDescent = 0.06;
/** Share of a text's letters above which it is mostly of small letters. */
const minShare = 0.5;

/** Whether a face has small letters; others have capitals in their place, as high or a little lower. */
export function hasSmallLetters(face: LibraryFace): boolean {
  return (measureSpecimen('p', face)?.descent ?? 0) >= minDescent;
}

/** Whether a text is mostly of small letters. */
export function isOfSmallLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => /\p{Ll}/u.test(letter));
  return small.length > letters.length * minShare;
}
