import { breakLines, splitAtBreaks, splitParagraphs, visibleLine } from './break.ts';
import { defaultLineHeight, verticalMetrics } from './fonts.ts';
import { createMeasure } from './measure.ts';
import { segmentsOf } from './runs.ts';
import type { LayoutLine, TextContext, TextLayout, TextStyle } from './types.ts';

const shareBefore = { left: 0, center: 0.5, right: 1 };

/**
 * Sets a text to a width: where its lines break, where each of them starts, and where its baseline is. Explicit line ends are
 * kept; a word is cut only where it is wider than the box.
 *
 * Vertically the lines are set as CSS does it: each takes the font size times the line height, and what that leaves beside the
 * font's ascent and descent (constants of the catalogue, never what the platform reports) is put half above and half below.
 *
 * @param width of the box, in pixels of the image
 */
export function layoutText(ctx: TextContext, text: string, style: TextStyle, width: number): TextLayout {
  const { fontSize, textAlign, lineHeight = defaultLineHeight } = style;
  const measure = createMeasure(ctx, style);
  const { ascent, descent } = verticalMetrics(style.fontFamily);
  const firstBaseline = ((lineHeight - ascent - descent) / 2 + ascent) * fontSize;

  const lines: LayoutLine[] = [];
  for (const paragraph of splitParagraphs(text)) {
    let { start } = paragraph;
    for (const line of breakLines(splitAtBreaks(paragraph.text), start, width / fontSize, measure)) {
      const shown = visibleLine(line);
      const lineWidth = measure(shown, start) * fontSize;
      const segments = segmentsOf(shown, start, style, measure);
      lines.push({
        text: shown,
        start,
        end: start + shown.length,
        x: (width - lineWidth) * shareBefore[textAlign],
        baseline: firstBaseline + lines.length * lineHeight * fontSize,
        width: lineWidth,
        ...(segments && { segments }),
      });
      start += line.length;
    }
  }
  return {
    style,
    boxWidth: width,
    lines,
    width: Math.max(...lines.map((line) => line.width)),
    height: lines.length * lineHeight * fontSize,
  };
}
