import { extentOf } from '../letterforms.ts';
import type { InkedLine } from '../ink/find-ink.ts';

const flat = extentOf('x').above;

/**
 * The text of a line whose letters stand apart and are all as high as each other: where all but the capitals among them are flat, as in
 * "Museus", the capitals were small letters of the same shape.
 */
export function inEvenLetters(
  text: string,
  { isEven = false, columns = [] }: Partial<Pick<InkedLine, 'isEven'>> & { columns?: readonly unknown[] },
): string {
  const small = text.toLowerCase();
  if (!isEven || columns.length < text.replaceAll(/\s/gu, '').length) return text;
  const hasBoth = text !== small && text !== text.toUpperCase();
  return hasBoth && !/[ij]/u.test(small) && extentOf(small).above === flat ? small : text;
}
