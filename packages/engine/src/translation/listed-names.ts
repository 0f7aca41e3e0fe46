import type { LanguageName } from '@palimpsest/contract';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { isControl } from './phrases/phrases.ts';
import { isCapitalised } from './wording/letter-case.ts';

/** Names of programs and products are short. */
const maxWords = 3;
/** Fewer say nothing about the entries beside them. */
const minCoined = 3;
/** Share of the entries that are coined words. */
const minCoinedShare = 0.5;
/** Left edges of the entries of a list differ no more, in heights of a line. */
const maxShiftInLineHeights = 0.5;
/** The rows of a list stand no further apart, in heights of a line. */
const maxPitchInLineHeights = 3;

/** One line with its place, in pixels. */
interface Entry {
  paragraph: Paragraph;
  /** The signs before the first letter, such as a dash or an ellipsis. */
  mark: string;
  words: string[];
  left: number;
  top: number;
  height: number;
}

/**
 * The entries of lists of names: "Xfce", "Cinnamon", "MATE", "LXQt". A translator would take "Cinnamon" for the spice. Half of the entries have
 * capitals as no word has them, at least one of them within the word, since a list of "USB", "DVD" and "Camera" holds words.
 */
export function listedNames(texts: readonly Paragraph[], from: LanguageName): Set<Paragraph> {
  const found = lists(texts.flatMap(toEntry)).filter((list) => holdsNames(list));
  return new Set(found.flat().flatMap(({ paragraph }) => (isControl(paragraph.text, from) ? [] : [paragraph])));
}

function toEntry(paragraph: Paragraph): Entry[] {
  const { text, lines, quad } = paragraph;
  const mark = /^[^\p{L}\p{N}]*/u.exec(text)?.[0] ?? '';
  const words = text.slice(mark.length).split(/\s+/u);
  if (lines.length !== 1 || words.length > maxWords || !words.every(isNameWord)) return [];
  const { left, top, bottom } = boundsInFrame(quad, 0);
  return [{ paragraph, mark, words, left, top, height: bottom - top }];
}

function isNameWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{N}’'.-]*$/u.test(word) && (isCapitalised(word) || isMixed(word));
}

/** Whether a capital stands within a word that has small letters: "LibreOffice", "LXQt", "iPad". */
function isMixed(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

function isInitialism(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** Entries below each other, with the same mark and at the same left edge. */
function lists(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => a.top - b.top)) {
    const list = found.find((one) => goesOn(one, entry));
    if (list) list.push(entry);
    else found.push([entry]);
  }
  return found;
}

function goesOn(list: readonly Entry[], { mark, left, top, height }: Entry): boolean {
  const last = list.at(-1);
  return (
    last !== undefined &&
    last.mark === mark &&
    Math.abs(last.left - left) <= maxShiftInLineHeights * height &&
    top - last.top <= maxPitchInLineHeights * height
  );
}

function holdsNames(list: readonly Entry[]): boolean {
  const coined = list.filter(({ words }) => words.every((word) => isMixed(word) || isInitialism(word)));
  return (
    coined.length >= Math.max(minCoined, minCoinedShare * list.length) &&
    coined.some(({ words }) => words.some(isMixed))
  );
}
