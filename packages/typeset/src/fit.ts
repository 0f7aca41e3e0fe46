import { breakLines, type Measure, shownOf, splitAtBreaks, splitParagraphs } from './break.ts';
import { bendOf, lengthToBreak, withRoomInside } from './curve.ts';
import { defaultLineHeight } from './fonts.ts';
import { layoutText } from './layout.ts';
import { hangingOf, measureWithin } from './hanging.ts';
import { isLooseLine, partWords } from './hyphenation.ts';
import { createMeasure } from './measure.ts';
import { transformText } from './text-transform.ts';
import type { TextContext, TextLayout, TextStyle } from './types.ts';

export interface FitOptions {
  /**
   * The minimum font size, in px of the image: at this size long words are broken, and text that still does not fit overflows
   * its box rather than lose a character. Default 6.
   */
  minFontSize?: number;
}

/** Sizes between the smallest and the one wanted are tried in tenths of a pixel: finer than anyone sees, and short to show. */
const steps = 10;

/** The largest of the sizes from `min` to `max` that passes, or undefined. Sizes above one that fails have to fail too. */
function largestSize(min: number, max: number, passes: (size: number) => boolean): number | undefined {
  if (passes(max)) return max;
  if (!passes(min)) return undefined;
  let low = Math.floor(min * steps);
  let high = Math.ceil(max * steps);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (passes(middle / steps)) low = middle;
    else high = middle;
  }
  return Math.max(low / steps, min);
}

/** The widest of all parts of words that follow each other from `start` on, with their hyphens. */
function widestOf(words: readonly (readonly string[])[], start: number, measure: Measure): number {
  let at = start;
  const widths = words.flatMap((parts) =>
    parts.map((text, index) => {
      const width = measure(shownOf({ text, hyphenated: index < parts.length - 1 }), at);
      at += text.length;
      return width;
    }),
  );
  return Math.max(0, ...widths);
}

/** Whether no line takes more than its own part of the circle, and no word was cut. */
function fitsCurved(
  ctx: TextContext,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  widestWord: number,
): boolean {
  const bend = bendOf(style, box.width);
  if (!bend || widestWord > lengthToBreak(bend, box.width)) return false;
  const { lines, height } = layoutText(ctx, text, style, box.width);
  const widths = lines.map(({ width }) => width);
  if (withRoomInside(bend, style, style.fontSize, widths).radius > bend.radius) return false;
  return height <= box.height && lines.every(({ width, radius = 0 }) => width <= bend.sweep * Math.abs(radius));
}

/**
 * Sets a text at the largest size, up to that of `style`, at which all of it is within the box and every word is whole or hyphenated.
 *
 * @param box in pixels of the image
 * @returns the layout, whose style has the size found: `minFontSize` (or the size wanted, if that is smaller) when nothing fits
 */
export function fitText(
  ctx: TextContext,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  { minFontSize = 6 }: FitOptions = {},
): TextLayout {
  const { fontSize: wanted, lineHeight = defaultLineHeight } = style;
  const drawn = { ...style, text, ...transformText(text, style) };
  const bend = bendOf(style, box.width);
  const whole = createMeasure(ctx, drawn);
  const hanging = hangingOf(drawn.text, bend ? { ...drawn, hangingPunctuation: false } : drawn, whole);
  const measure = measureWithin(whole, hanging);
  const paragraphs = splitParagraphs(drawn.text).map((paragraph) => ({
    start: paragraph.start,
    words: partWords(splitAtBreaks(paragraph.text), bend ? {} : drawn),
  }));
  const widestWord = Math.max(...paragraphs.map(({ start, words }) => widestOf(words, start, measure)));

  const fits = (size: number) => {
    const width = box.width / size;
    if (bend) return fitsCurved(ctx, text, { ...style, fontSize: size }, box, widestWord * size);
    if (widestWord > width) return false;
    const breaking = { width, measure, isLoose: isLooseLine(style, width) };
    const lines = paragraphs.reduce((count, { words, start }) => count + breakLines(words, start, breaking).length, 0);
    return lines * lineHeight * size <= box.height;
  };
  const min = Math.min(minFontSize, wanted);
  const fontSize = largestSize(min, wanted, fits) ?? min;
  return layoutText(ctx, text, { ...style, fontSize }, box.width);
}
