import { breakLines, shownOf, splitAtBreaks, splitParagraphs, visibleLine } from './break.ts';
import { bendOf, bentHeight, firstBaseline, lengthToBreak, radiusOf, withRoomInside } from './curve.ts';
import { curvedPieces } from './curve-pieces.ts';
import { directionOfText, embeddingLevels, firstStrongDirection, hasRightToLeft } from './direction.ts';
import { defaultLineHeight } from './fonts.ts';
import { hangingOf, measureWithin } from './hanging.ts';
import { isLooseLine, partWords } from './hyphenation.ts';
import { justifiedSegments } from './justify.ts';
import { createMeasure } from './measure.ts';
import { segmentsOf } from './runs.ts';
import { transformText } from './text-transform.ts';
import type { LayoutLine, TextContext, TextLayout, TextStyle } from './types.ts';

const shareBefore = { left: 0, center: 0.5, right: 1 };

/**
 * Sets a text to a width: where its lines break, where each of them starts, and where its baseline is. Explicit line ends are
 * kept; a word is cut only where it is wider than the box, and hyphenated where its style lets it be and the line would be short without it.
 *
 * Vertically the lines are set as CSS does it: each takes the font size times the line height, and what that leaves beside the
 * font's ascent and descent (constants of the catalogue, never what the platform reports) is put half above and half below.
 *
 * In a curved style, lines run along circles about one centre. They break at the length of the outermost circle, so that a text of one
 * line takes more of it rather than a second line.
 *
 * Lines hold the drawn letters, in the case of the style, and their start and end in the text as typed.
 *
 * @param width of the box, in pixels of the image
 */
export function layoutText(ctx: TextContext, text: string, style: TextStyle, width: number): TextLayout {
  const transformed = transformText(text, style);
  if (!transformed) return setText(ctx, text, style, width);
  const { toTyped, runs, hyphenation } = transformed;
  const layout = setText(ctx, transformed.text, { ...style, runs, hyphenation }, width);
  const lines = layout.lines.map(({ pieces, ...line }) => ({
    ...line,
    start: toTyped(line.start),
    end: toTyped(line.end),
    ...(pieces && { pieces: pieces.map((piece) => ({ ...piece, start: toTyped(piece.start) })) }),
  }));
  return { ...layout, style, lines };
}

/** Sets letters as they are given. */
function setText(ctx: TextContext, text: string, style: TextStyle, width: number): TextLayout {
  const { fontSize, textAlign, lineHeight = defaultLineHeight } = style;
  const measure = createMeasure(ctx, style);
  const ofBox = bendOf(style, width);
  const maxLength = lengthToBreak(ofBox, width) / fontSize;
  const hangs = hangingOf(text, ofBox ? { ...style, hangingPunctuation: false } : style, measure);
  const breaking = { width: maxLength, measure: measureWithin(measure, hangs), isLoose: isLooseLine(style, maxLength) };
  const given = directionOfText(text, style.lang);
  const broken = splitParagraphs(text).flatMap((paragraph) => {
    let { start } = paragraph;
    const direction = given ?? firstStrongDirection(paragraph.text);
    const isMixed = direction === 'rtl' || hasRightToLeft(paragraph.text);
    const levels = isMixed ? embeddingLevels(paragraph.text, direction) : undefined;
    // Finding the places where lines may end takes longer than all else, and a label needs none of them.
    const isOneLine = breaking.measure(visibleLine(paragraph.text), start) <= maxLength;
    const words = isOneLine ? [[paragraph.text]] : partWords(splitAtBreaks(paragraph.text), ofBox ? {} : style);
    return breakLines(words, start, breaking).map((line, index, { length }) => {
      const own = { start, direction, levels: levels?.subarray(start - paragraph.start) };
      start += line.text.length;
      return { ...line, ...own, endsParagraph: index === length - 1 };
    });
  });
  const widths = broken.map((line) => measure(shownOf(line), line.start) * fontSize);
  const bend = ofBox && withRoomInside(ofBox, style, fontSize, widths);
  const straight = broken.length * lineHeight * fontSize;
  const height = bend ? bentHeight(bend, straight) : straight;
  const top = (bend?.side === -1 ? height - straight : 0) + firstBaseline(style) * fontSize;

  const lines = broken.map(({ start, endsParagraph, direction, levels, ...line }, index): LayoutLine => {
    const shown = shownOf(line);
    const lineWidth = widths[index] ?? 0;
    const hanging = hangs(shown, start);
    const [before, after] = [hanging.before * fontSize, hanging.after * fontSize];
    const radius = bend && radiusOf(bend, style, fontSize, index, broken.length);
    const room = bend && radius !== undefined ? bend.sweep * Math.abs(radius) : width;
    const placed = {
      text: shown,
      start,
      end: start + shown.length - (line.hyphenated ? 1 : 0),
      x: (width - room) / 2 + (room - lineWidth + before + after) * shareBefore[textAlign] - before,
      baseline: top + index * lineHeight * fontSize,
      width: lineWidth,
      ...(direction === 'rtl' && { direction }),
    };
    if (radius !== undefined)
      return { ...placed, radius, pieces: curvedPieces({ ...placed, levels }, radius, style, measure, width / 2) };
    const spread =
      style.justified && !endsParagraph
        ? justifiedSegments({ ...placed, indent: hanging.units }, style, measure, width + before)
        : undefined;
    if (spread) return { ...placed, x: 0 - before, width: width + before, segments: spread };
    const segments = segmentsOf({ ...placed, levels }, style, measure);
    return { ...placed, ...(segments && { segments }) };
  });
  return { style, boxWidth: width, lines, width: Math.max(...lines.map((line) => line.width)), height };
}
