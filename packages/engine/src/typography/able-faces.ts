import { coversLanguage, type LibraryFace } from '@palimpsest/typefaces';
import { hasSmallLetters, isOfSmallLetters } from './small-letters.ts';

/** Ratio of the widths of two faces that look about as wide; a normal one is about 1.5 times as wide as one that is extra condensed. */
const sameWidth = 1.25;

/**
 * The faces that have the letters of the translation, and small ones for a text of small letters where any has.
 *
 * @param text what was read, in its original letters
 * @param language BCP 47 tag of the translation; any where it is undefined
 */
export function ableFaces(
  faces: readonly LibraryFace[],
  text: string,
  language: string | undefined,
): readonly LibraryFace[] {
  const covering = faces.filter(({ typeface }) => language === undefined || coversLanguage(typeface, language));
  if (!isOfSmallLetters(text)) return covering;
  const small = covering.filter(hasSmallLetters);
  return small.length > 0 ? small : covering;
}

/**
 * The able faces that can stand for one that is not able: those of its class and about its width; else those of its class; else all. Display
 * faces have no look in common, so that any face can stand for one.
 */
export function substitutesFor({ typeface, face }: LibraryFace, able: readonly LibraryFace[]): readonly LibraryFace[] {
  if (typeface.class === 'display') return able;
  const ofClass = able.filter((other) => other.typeface.class === typeface.class);
  const asWide = ofClass.filter(
    (other) => Math.max(other.face.width, face.width) <= Math.min(other.face.width, face.width) * sameWidth,
  );
  return [asWide, ofClass].find(({ length }) => length > 0) ?? able;
}
