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
const mostRuns = 0x400;
const anyMark = /[\uE000-\uE7FF]/gu;

const opening = (run: number): string => String.fromCodePoint(firstMark + 2 * run);
const closing = (run: number): string => String.fromCodePoint(firstMark + 2 * run + 1);

/** Whether runs can be marked in a text. */
export function canMark(texts: readonly string[], runs: readonly TextRun[]): boolean {
  return runs.length <= mostRuns && !texts.some((text) => text.search(anyMark) >= 0);
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
 * The runs of a translation, with those that its translator lost and whose very words stand in it once, as prices and names do.
 * @param found by the translator
 */
export function findLostRuns(
  source: Pick<SourceText, 'text' | 'runs'>,
  translation: string,
  found: readonly TranslatedRun[],
): TranslatedRun[] {
  const runs = [...found];
  for (const [run, { start, end }] of (source.runs ?? []).entries()) {
    if (found.some((one) => one.run === run)) continue;
    const words = source.text.slice(start, end);
    const at = translation.indexOf(words);
    const isOnce = at >= 0 && at === translation.lastIndexOf(words);
    const isFree = runs.every((one) => one.end <= at || one.start >= at + words.length);
    if (isOnce && isFree) runs.push({ run, start: at, end: at + words.length });
  }
  return runs.toSorted((a, b) => a.start - b.start);
}

/** Two pieces of one run that touch are one. */
function append(runs: TranslatedRun[], next: TranslatedRun): void {
  const last = runs.at(-1);
  if (last && last.run === next.run && last.end === next.start) last.end = next.end;
  else if (next.end > next.start) runs.push(next);
}
