import type { LanguageName } from '@palimpsest/contract';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { median } from '../median.ts';
import type { Paragraph } from '../model/paragraph.ts';
import names from './brands.json' with { type: 'json' };
import { isControl } from './phrases/phrases.ts';

/** A wordmark is so many times as high as the texts of its interface. */
const minWordmarkFactor = 1.6;

const always = names.always.map((name) => name.replaceAll('.', String.raw`\.`).replaceAll("'", "['’]"));

/**
 * Names of companies, products and papers that a dictionary takes for words: each is written with these capitals, or in capitals throughout, and
 * is the same in every language. Chosen from common knowledge; a name of one common word is not among them, since it may well be that word.
 */
export const brands = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${longestFirst([...always, ...always.map(inCapitals)])}|Windows (?:7|8(?:\.1)?|9[58]|1[01]|2000))(?![\p{L}\p{N}])`,
  'gu',
);

/** Names of programs that are a common word, which only their place tells from it. */
const programs = new Set(names.asWordmark.map((name) => name.toLowerCase()));

/** The names of programs that stand far larger than the texts of their interface: the program's own sign, as "SCRATCH" is before "File" and "Edit". */
export function wordmarks(texts: readonly Paragraph[], from: LanguageName): Set<Paragraph> {
  const marks = texts.filter(({ text, lines }) => lines.length === 1 && programs.has(lettersOf(text)));
  const others = texts.filter((text) => !marks.includes(text));
  const usual = median(others.flatMap(({ lines }) => lines.map(({ quad }) => rectangleOf(quad).height)));
  if (usual === undefined || !others.some(({ text }) => isControl(text, from))) return new Set();
  return new Set(marks.filter(({ quad }) => rectangleOf(quad).height >= minWordmarkFactor * usual));
}

function lettersOf(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function inCapitals(pattern: string): string {
  return pattern.toUpperCase();
}

function longestFirst(patterns: readonly string[]): string {
  return patterns.toSorted((a, b) => b.length - a.length).join('|');
}
