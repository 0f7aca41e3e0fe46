import type { LanguageName } from '@palimpsest/contract';
import type { Bounds } from '../geometry/bounds.ts';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { isControl } from './phrases/phrases.ts';

/** Names of programs and products are short. */
const maxWords = 3;
const nameWord = /^(?:\p{Lu}|\p{Ll}+\p{Lu})[\p{L}\p{M}\p{N}’'.-]*$/u;
/** A capital within a word that has small letters, as no word has: "LibreOffice", "LXQt", "iPad". */
const mixed = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const initialism = /^[^\p{Ll}]{2,}$/u;
/** Fewer coined words say nothing about the entries beside them. */
const minCoined = 3;
const minCoinedShare = 0.5;
/** Left edges of the entries of a list differ no more, and their rows stand no further apart. */
const maxShiftInLineHeights = 0.5;
const maxPitchInLineHeights = 3;

interface Entry extends Bounds {
  paragraph: Paragraph;
  /** The signs before the first letter, such as a dash or an ellipsis. */
  mark: string;
  words: string[];
}

/**
 * The entries of lists of names: "Xfce", "Cinnamon", "MATE", "LXQt". A translator would take "Cinnamon" for the spice. Half of the entries have
 * capitals as no word has them, at least one of them within the word, since a list of "USB", "DVD" and "Camera" holds words.
 */
export function listedNames(texts: readonly Paragraph[], from: LanguageName): Paragraph[] {
  const lists: Entry[][] = [];
  const entries = texts.flatMap((paragraph): Entry[] => {
    const { text, lines, quad } = paragraph;
    const mark = /^[^\p{L}\p{N}]*/u.exec(text)?.[0] ?? '';
    const words = text.slice(mark.length).split(/\s+/u);
    const isEntry = lines.length === 1 && words.length <= maxWords && words.every((word) => nameWord.test(word));
    return isEntry ? [{ paragraph, mark, words, ...boundsInFrame(quad, 0) }] : [];
  });
  for (const entry of entries.toSorted((a, b) => a.top - b.top)) {
    const list = lists.find((one) => goesOn(one.at(-1), entry));
    if (list) list.push(entry);
    else lists.push([entry]);
  }
  const named = lists.filter((list) => {
    const coined = list.filter(({ words }) => words.every((word) => mixed.test(word) || initialism.test(word)));
    const isEnough = coined.length >= Math.max(minCoined, minCoinedShare * list.length);
    return isEnough && coined.some(({ words }) => words.some((word) => mixed.test(word)));
  });
  return named.flatMap((list) => list.map((entry) => entry.paragraph)).filter(({ text }) => !isControl(text, from));
}

function goesOn(last: Entry | undefined, { mark, left, top, bottom }: Entry): boolean {
  const height = bottom - top;
  return (
    last?.mark === mark &&
    Math.abs(last.left - left) <= maxShiftInLineHeights * height &&
    top - last.top <= maxPitchInLineHeights * height
  );
}
