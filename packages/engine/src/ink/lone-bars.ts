import type { Bounds } from '../geometry/bounds.ts';
import { loneBarParameters } from './parameters.ts';

const { wordGap, widest, deepest, tallest, tallestCapital, thinnest, plainBar, usualGap, widestGap } =
  loneBarParameters;

/** An upright bar that stands between words as a word of its own: the letter I of a face without serifs, or a separator. */
export interface LoneBar {
  /** How far it reaches above the baseline, in heights of the tall letters of its line, and below it, in its own height above. */
  above: number;
  below: number;
  /** Its width, in strokes of the line. */
  strokes: number;
  /** The narrower gap beside it, in the widest gap between other words of the line. */
  gap: number;
}

/**
 * The bars among the glyphs of a line, from left to right.
 * @param columns bounds of the glyphs from left to right, those above each other as one
 * @param baseline the row that the glyphs stand on
 * @param stroke mean width of the strokes, in the unit of the bounds
 */
export function loneBarsIn(columns: readonly Bounds[], baseline: number, stroke: number): LoneBar[] {
  const height = Math.max(0, ...columns.map(({ top }) => baseline - top));
  const gapBefore = (index: number): number => {
    const [before, column] = [columns[index - 1], columns[index]];
    return before && column ? column.left - before.right : Infinity;
  };
  const isWordGap = (index: number): boolean => gapBefore(index) >= wordGap * height;
  const bars = columns.flatMap(({ left, right, top, bottom }, index) => {
    const isBar = right - left <= widest * (bottom - top) && baseline - top >= height / 2;
    return isBar && columns.length > 1 && isWordGap(index) && isWordGap(index + 1) ? [index] : [];
  });
  const others = columns.filter((_, index) => !bars.includes(index));
  const heights = others.map(({ top }) => baseline - top).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(0.9 * (heights.length - 1))] ?? height;
  const gaps = columns.flatMap((_, index) => {
    const isBeside = bars.includes(index) || bars.includes(index - 1);
    return index > 0 && isWordGap(index) && !isBeside ? [gapBefore(index)] : [];
  });
  const maxOtherGap = Math.max(usualGap * height, ...gaps);
  return bars.flatMap((index) => {
    const bar = columns[index];
    if (!bar) return [];
    return {
      above: (baseline - bar.top) / tall,
      below: Math.max(0, bar.bottom - baseline) / Math.max(1, baseline - bar.top),
      strokes: (bar.right - bar.left) / stroke,
      gap: Math.min(gapBefore(index), gapBefore(index + 1)) / maxOtherGap,
    };
  });
}

/**
 * The text with the letter I in the place of lone bars. A separator is taller or deeper than capitals, thinner than their strokes, or stands in
 * wider gaps than words do; I stands as a letter of its line does. Where the bars of the ink cannot be told apart, the word behind decides.
 */
export function withLoneLetters(text: string, bars: readonly LoneBar[]): string {
  const words = text.split(' ');
  const lone = words.flatMap((word, index) => (/^[|Il1]$/u.test(word) ? [index] : []));
  const known = standingApart(bars, lone.length);
  const separated = lone.filter((index) => isBetweenNames(words, index)).length;
  return words
    .map((word, index) => {
      if (!/^[|l1]$/u.test(word) || (word === 'l' && /\d$/u.test(words[index - 1] ?? ''))) return word;
      const bar = known?.[lone.indexOf(index)];
      if (word === '1' && (!bar || bar.strokes > plainBar || isBetweenNames(words, index))) return word;
      const isLetter = bar
        ? isLetterI(bar, text) && !(isBetweenNames(words, index) && separated === lone.length)
        : /^\p{Lowercase}{2}/u.test(words[index + 1] ?? '') && lone.length === 1;
      return isLetter ? 'I' : word;
    })
    .join(' ');
}

/** The `count` bars in the widest gaps: letters of a word may stand apart, too. Undefined if there are fewer bars. */
function standingApart(bars: readonly LoneBar[], count: number): LoneBar[] | undefined {
  const chosen = bars.toSorted((a, b) => b.gap - a.gap).slice(0, count);
  return chosen.length < count ? undefined : bars.filter((bar) => chosen.includes(bar));
}

function isLetterI({ above, below, strokes, gap }: LoneBar, text: string): boolean {
  const highest = /\p{Lowercase}/u.test(text.replaceAll(/\bl\b/gu, '')) ? tallest : tallestCapital;
  return above <= highest && below <= deepest && strokes >= thinnest && gap <= widestGap;
}

/** Whether a bar stands where no pronoun does: between words that begin with a capital, one of several bars, or behind a figure. */
function isBetweenNames(words: readonly string[], index: number): boolean {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]];
  return (
    isName(after) &&
    (/\d/u.test(before) || (isName(before) && words.filter((word) => /^[|Il]$/u.test(word)).length > 1))
  );
}

function isName(word: string): boolean {
  return /^\p{Uppercase}\p{Lowercase}/u.test(word);
}
