import type { LibraryFace } from '@palimpsest/typefaces';
import { smallLettersParameters } from './parameters.ts';
import { measureSpecimen } from './specimen.ts';

const { leastDescent, leastShare } = smallLettersParameters;

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
