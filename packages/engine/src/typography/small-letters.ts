import type { LibraryFace } from '@palimpsest/typefaces';
import { measureSpecimen } from './specimen.ts';

/** How deep a small p reaches below the baseline, in ems. */
const leastDescent = 0.06;
/** Of the letters of a text. */
const leastShare = 0.5;

/** Whether a face has small letters; others have capitals in their place, as high or a little lower. */
export function hasSmallLetters(face: LibraryFace): boolean {
  return (measureSpecimen('p', face)?.descent ?? 0) >= leastDescent;
}

/** Whether a text is mostly of small letters. */
export function isOfSmallLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => /\p{Ll}/u.test(letter));
  return small.length > letters.length * leastShare;
}
