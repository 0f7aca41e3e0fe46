import type { FixedSpan, RunText, SourceText, TextRun, TranslatedRun } from '../translator.ts';
import type { Piece } from './spans.ts';

/** Runs as they lie in a text whose letters were changed. @param moved where a position of the text lies now */
export function moveRuns(runs: readonly TextRun[], moved: (at: number) => number): TextRun[] {
  return runs
    .map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
    .filter(({ start, end }) => end > start);
}

/** Where a position of a text lies once each gap in it is one space, and none is left around it. */
export function withoutGaps(text: string, at: number): number {
  return text.slice(0, at).replace(/\s+/gu, ' ').trimStart().length;
}

/** The runs with whole fixed parts in them or outside of them. */
export function aroundFixed(runs: readonly TextRun[], fixed: readonly FixedSpan[]): TextRun[] {
  const cut = (at: number): FixedSpan | undefined => fixed.find(({ start, end }) => start < at && at < end);
  const wide = runs.map(({ start, end }) => ({ start: cut(start)?.start ?? start, end: cut(end)?.end ?? end }));
  return wide.map(({ start, end }, index) => ({ start: Math.max(start, wide[index - 1]?.end ?? 0), end }));
}

/** Marks of runs, from Unicode's private use area: no letters, so that wording is finished as if they were not there. */
const firstMark = 0xe000;
const maxRuns = 0x400;
const anyMark = /[\uE000-\uE7FF]/gu;

const opening = (run: number): string => String.fromCodePoint(firstMark + 2 * run);
const closing = (run: number): string => String.fromCodePoint(firstMark + 2 * run + 1);

/** Whether runs can be marked in a text. */
export function canMark(texts: readonly string[], runs: readonly TextRun[]): boolean {
  return runs.length <= maxRuns && !texts.some((text) => text.search(anyMark) >= 0);
}

/** Pieces with marks around those that belong to a run. */
export function markRuns(pieces: readonly Piece[]): Piece[] {
  return pieces.map(({ run, ...piece }) =>
    run === undefined ? piece : { ...piece, text: opening(run) + piece.text + closing(run) },
  );
}

/** Takes the marks out of a text again. */
export function takeMarks(marked: string): RunText {
  const tidy = marked
    .replace(/ ([\uE000-\uE7FF]+) +/gu, ' $1')
    .replace(/^([\uE000-\uE7FF]+) +/u, '$1')
    .replace(/ +([\uE000-\uE7FF]+)$/u, '$1');
  const runs: TranslatedRun[] = [];
  const open = new Map<number, number>();
  let taken = 0;
  for (const { index, 0: mark } of tidy.matchAll(anyMark)) {
    const number = (mark.codePointAt(0) ?? firstMark) - firstMark;
    const run = Math.floor(number / 2);
    const at = index - taken;
    taken += 1;
    if (number % 2 === 0) open.set(run, at);
    else append(runs, { run, start: open.get(run) ?? at, end: at });
  }
  return { text: tidy.replace(anyMark, ''), runs };
}

/**
 * The runs of a translation, with those that its translator lost and of which every word is known without it, such as a price or a date: they stand
 * where what replaces them stands, if that is one place only.
 * @param found by the translator
 */
export function withFixedRuns(
  { text, fixed = [], runs = [] }: SourceText,
  translation: string,
  found: readonly TranslatedRun[],
): TranslatedRun[] {
  const all = [...found];
  for (const [run, { start, end }] of aroundFixed(runs, fixed).entries()) {
    const [only, further] = fixed.filter((span) => span.start >= start && span.end <= end);
    if (!only || further) continue;
    const rest = text.slice(start, only.start) + text.slice(only.end, end);
    if (!/[\p{L}\p{N}]/u.test(rest)) addWhereItStands(all, run, only.replacement, translation);
  }
  return all.toSorted((a, b) => a.start - b.start);
}

/** Adds a run that is not there yet where its words stand in a translation, if that is one place only, and no other run's. */
function addWhereItStands(runs: TranslatedRun[], run: number, words: string, translation: string): void {
  const start = translation.indexOf(words);
  const end = start + words.length;
  const isOnce = start >= 0 && start === translation.lastIndexOf(words);
  if (isOnce && runs.every((one) => one.run !== run && (one.end <= start || one.start >= end))) {
    runs.push({ run, start, end });
  }
}

/**
 * The runs of a translation, with those that its translator lost: where their very words stand in it once, as prices and names do; else, of a text with one
 * run at its beginning or end, such as a bold lead-in or the second half of a title, as large a part of the words there.
 * @param found by the translator
 */
export function findLostRuns(
  source: Pick<SourceText, 'text' | 'runs'>,
  translation: string,
  found: readonly TranslatedRun[],
): TranslatedRun[] {
  const runs = [...found];
  for (const [run, { start, end }] of (source.runs ?? []).entries()) {
    addWhereItStands(runs, run, source.text.slice(start, end), translation);
  }
  const [only, ...others] = source.runs ?? [];
  if (only && others.length === 0 && runs.length === 0) runs.push(...runAtEdge(source.text, translation, only));
  return runs.toSorted((a, b) => a.start - b.start);
}

/** Share of the words of a run that have to be found side by side. */
const minShareOfWords = 0.6;

/**
 * Finds the runs of a translation whose translator knows of none. A run stands where most of the words stand side by side that it is translated to alone;
 * of several such places the one counts that lies in the translation as the run lies in its text.
 * @param alone the translation of each run's words
 * @param known runs that have a place already
 */
export function findTranslatedRuns(
  { text, runs = [] }: Pick<SourceText, 'text' | 'runs'>,
  translation: string,
  alone: readonly string[],
  known: readonly TranslatedRun[] = [],
): TranslatedRun[] {
  const words = wordsOf(translation);
  const found = [...known];
  for (const [run, { start, end }] of runs.entries()) {
    if (known.some((one) => one.run === run)) continue;
    const own = wordsOf(alone[run] ?? '').map(({ word }) => word);
    const middle = (start + end) / 2 / text.length;
    const places = [own.length, own.length - 1, own.length + 1].flatMap((count) =>
      count < 1 || count >= words.length
        ? []
        : words.slice(0, Math.max(0, words.length - count + 1)).map((_, first) => words.slice(first, first + count)),
    );
    const [best] = places
      .map((place) => ({
        start: place[0]?.start ?? 0,
        end: place.at(-1)?.end ?? 0,
        share:
          place.filter(({ word }) => own.some((other) => isSameStem(word, other))).length /
          Math.max(own.length, place.length),
      }))
      .filter(
        (place) =>
          place.share > minShareOfWords && found.every((one) => one.end <= place.start || one.start >= place.end),
      )
      .toSorted((a, b) => b.share - a.share || distance(a, middle, translation) - distance(b, middle, translation));
    if (!best) continue;
    const sign = /[\p{Punctuation}]+$/u.exec(text.slice(start, end))?.[0] ?? '';
    const closes = sign !== '' && translation.startsWith(sign, best.end);
    found.push({ run, start: best.start, end: best.end + (closes ? sign.length : 0) });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function distance({ start, end }: { start: number; end: number }, middle: number, { length }: string): number {
  return Math.abs((start + end) / 2 / length - middle);
}

/** Two forms of one word, as a gender or a tense bends it. */
function isSameStem(one: string, other: string): boolean {
  const stem = Math.max(4, Math.ceil(0.7 * Math.max(one.length, other.length)));
  return one === other || (one.length >= stem && one.slice(0, stem) === other.slice(0, stem));
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** The words at the beginning or the end of a translation that stand for a run there; none for a run in the middle, or where it is the whole text. */
function runAtEdge(text: string, translation: string, { start, end }: TextRun): TranslatedRun[] {
  const words = [...translation.matchAll(/\S+/gu)];
  const share = wordsIn(text.slice(start, end)) / Math.max(1, wordsIn(text));
  const count = Math.min(words.length - 1, Math.max(1, Math.round(share * words.length)));
  const isAtStart = start === 0;
  if (count < 1 || isAtStart === (end === text.length)) return [];
  if (!isAtStart) return [{ run: 0, start: words[words.length - count]?.index ?? 0, end: translation.length }];
  // A lead-in ends with the sign that it ended with.
  const [sign] = /[:.!?–—]$/u.exec(text.slice(0, end)) ?? [];
  const at = sign === undefined ? -1 : translation.indexOf(sign);
  const last = words[count - 1];
  return [{ run: 0, start: 0, end: at > 0 ? at + 1 : (last?.index ?? 0) + (last?.[0].length ?? 0) }];
}

function wordsIn(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Two pieces of one run that touch are one. */
function append(runs: TranslatedRun[], next: TranslatedRun): void {
  const last = runs.at(-1);
  if (last && last.run === next.run && last.end === next.start) last.end = next.end;
  else if (next.end > next.start) runs.push(next);
}
