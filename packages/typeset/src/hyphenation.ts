import { splitAtBreaks, splitParagraphs } from './break.ts';
import { isLooseJustified } from './justify.ts';
import type { TextStyle } from './types.ts';

/**
 * A word of letters with the punctuation around it, and with an elided one before it as in `(l’aventure,`. Compounds with a hyphen, numbers and
 * addresses have another shape.
 */
const wordShape = /^([^\p{L}\p{M}\p{N}\p{Pd}]*(?:\p{L}{1,5}[’'])?)([\p{L}\p{M}]+)([^\p{L}\p{M}\p{N}\p{Pd}]*)$/u;
const compoundHyphen = /\p{Pd}$/u;

/** A piece between two places where a line may end, as what stands before its word, the word, and what stands behind it. */
function wordIn(piece: string, before: string | undefined): [string, string, string] | undefined {
  const [, head, word, tail] = wordShape.exec(piece) ?? [];
  if (head === undefined || word === undefined || tail === undefined) return undefined;
  return before !== undefined && compoundHyphen.test(before) ? undefined : [head, word, tail];
}

/** The words of a text that can be parted at all: no compounds with a hyphen, no numbers, no addresses. */
export function partableWords(text: string): string[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    const pieces = splitAtBreaks(paragraph.text);
    return pieces.flatMap((piece, index) => wordIn(piece, pieces[index - 1])?.[1] ?? []);
  });
}

/** Words by their letters, each in its parts. */
function dictionaryOf(hyphenation: string): Map<string, string[]> {
  return new Map(
    hyphenation.split(' ').map((entry) => {
      const parts = entry.split('-');
      return [parts.join(''), parts];
    }),
  );
}

/**
 * Parts the words of a paragraph where its style lets them be hyphenated; the last word is never parted.
 * @param pieces of the paragraph, from `splitAtBreaks`
 * @returns the parts of each piece, which join to it; one for a piece that stays whole
 */
export function partWords(pieces: readonly string[], { hyphenation }: Pick<TextStyle, 'hyphenation'>): string[][] {
  if (hyphenation === undefined) return pieces.map((piece) => [piece]);
  const dictionary = dictionaryOf(hyphenation);
  const last = pieces.findLastIndex((piece) => /\p{L}/u.test(piece));
  return pieces.map((piece, index) => {
    const [head, word, tail] = wordIn(piece, pieces[index - 1]) ?? [];
    const parts = word === undefined || index >= last ? undefined : dictionary.get(word);
    if (!parts) return [piece];
    return parts.map((part, at) => `${at === 0 ? head : ''}${part}${at === parts.length - 1 ? tail : ''}`);
  });
}

/** The maximum share of the width that a ragged line leaves free: with more it looks too short beside the others. */
const maxFree = 0.3;

/** Tells whether a line that leaves so much of a width free rather ends inside a word. @param width in ems */
export function isLooseLine({ justified = false }: TextStyle, width: number): (line: string, free: number) => boolean {
  return justified ? isLooseJustified : (_, free) => free > maxFree * width;
}
