import type { FixedSpan } from '../translator.ts';
import { matchesOf, type Piece, piecesOf, withoutOverlaps } from './spans.ts';
import { anyNumber } from './patterns.ts';

/** A text whose fixed parts are replaced by made-up words, which a translator carries over as it carries names. */
export interface ProtectedText {
  /** The text with made-up words in place of its fixed parts. */
  text: string;
  /** The text cut at its fixed parts: what to translate, and what to keep, in the order in which they stand. */
  pieces: readonly Piece[];
  isPlaceholder: (word: string) => boolean;
  /** Puts those fixed parts back whose made-up words stand in `part`. */
  reveal: (part: string) => string;
  /** Puts the fixed parts back; undefined if the translation lost one or repeats one. */
  restore: (translation: string) => string | undefined;
}

/** @param options.keepNumbers fixes every number too */
export function protect(
  text: string,
  fixed: readonly FixedSpan[],
  options: { keepNumbers?: boolean } = {},
): ProtectedText {
  const spans = withoutOverlaps([fixed, options.keepNumbers ? matchesOf(text, [anyNumber]) : []]);
  const stem = unusedStem(text);
  const placeholder = new RegExp(`${stem}([a-p]{2})`, 'giu');
  const pieces = piecesOf(text, spans);
  const kept = pieces.filter(({ isFixed }) => isFixed).map((piece) => piece.text);
  let number = 0;
  const withPlaceholders = pieces.map((piece) => (piece.isFixed ? stem + toLetters(number++) : piece.text)).join('');

  const reveal = (part: string): string =>
    part.replace(placeholder, (word, letters: string) => kept[fromLetters(letters)] ?? word);
  return {
    text: withPlaceholders,
    pieces,
    isPlaceholder: (word) => word.toLowerCase().includes(stem),
    reveal,
    restore(translation) {
      const seen = [...translation.matchAll(placeholder)].map((match) => fromLetters(match[1] ?? ''));
      const isWhole = seen.length === kept.length && new Set(seen).size === seen.length;
      return isWhole && seen.every((index) => index < kept.length) ? reveal(translation) : undefined;
    },
  };
}

/** Letters only, since a digit or a sign would cut the word in two; in no dictionary; not in the text already. */
function unusedStem(text: string): string {
  const lower = text.toLowerCase();
  let stem = 'xqz';
  while (lower.includes(stem)) stem += 'z';
  return stem;
}

const firstLetter = 'a'.charCodeAt(0);

function toLetters(index: number): string {
  return String.fromCharCode(firstLetter + Math.floor(index / 16), firstLetter + (index % 16));
}

function fromLetters(letters: string): number {
  const lower = letters.toLowerCase();
  return (lower.charCodeAt(0) - firstLetter) * 16 + lower.charCodeAt(1) - firstLetter;
}
