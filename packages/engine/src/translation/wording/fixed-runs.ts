import type { SourceText, TranslatedRun } from '../translator.ts';
import { aroundFixed } from './runs.ts';

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
    if (found.some((one) => one.run === run)) continue;
    const inside = fixed.filter((span) => span.start >= start && span.end <= end);
    const [only, further] = inside;
    const rest = only && text.slice(start, only.start) + text.slice(only.end, end);
    if (!only || further || rest === undefined || /[\p{L}\p{N}]/u.test(rest)) continue;
    const at = translation.indexOf(only.replacement);
    const isOnce = at >= 0 && at === translation.lastIndexOf(only.replacement);
    const last = at + only.replacement.length;
    if (isOnce && all.every((one) => one.end <= at || one.start >= last)) all.push({ run, start: at, end: last });
  }
  return all.toSorted((a, b) => a.start - b.start);
}
