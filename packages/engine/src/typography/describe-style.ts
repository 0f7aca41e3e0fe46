import type { Paragraph, ParagraphStyle } from '../document.ts';
import type { Raster } from '../image/raster.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { alignment } from './alignment.ts';
import { toHex } from '../image/colour.ts';
import { inkColours } from './ink-colours.ts';
import { compareFaces } from './face-comparison.ts';
import { closestFamily } from './family.ts';
import { lineInks } from './line-ink.ts';
import { fontSize } from './font-size.ts';
import { closestWeight } from './weight.ts';

/** Lines that suffice to tell a face by. */
const judgedLines = 2;

/**
 * How the paragraph was set in `image`, seen against `erased`, the same picture without its text. The other paragraphs of the picture, when
 * given, tell how a single line is aligned. Where no ink can be found, the size is that of the lines' boxes.
 */
export function describeStyle(
  image: Raster,
  paragraph: Paragraph,
  erased: Raster,
  others: readonly Paragraph[] = [],
): ParagraphStyle {
  const frames = paragraph.lines.map(({ quad }) => rectangleOf(quad));
  const inks = inkColours(image, erased, frames);
  const lines = lineInks(image, erased, paragraph.lines, inks);
  const comparisons = compareFaces(lines.toSorted((a, b) => b.text.length - a.text.length).slice(0, judgedLines));
  const fontFamily = closestFamily(comparisons);
  const fontWeight = closestWeight(comparisons, fontFamily);
  return {
    fontFamily,
    fontWeight,
    fontSize: fontSize(lines, { family: fontFamily, weight: fontWeight }) ?? frames[0]?.height ?? 16,
    textAlign: alignment(paragraph, others, lines, erased),
    colours: inks.map(toHex),
  };
}
