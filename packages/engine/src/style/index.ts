import type { Paragraph, ParagraphStyle } from '../document.ts';
import type { Raster } from '../raster.ts';
import { lineFrame } from '../erase/line-frame.ts';
import { alignment } from './align.ts';
import { hex, inkColours } from './colour.ts';
import { inkBounds, lineCoverage } from './coverage.ts';
import { closestFamily, defaultFamily } from './family.ts';
import type { LineInk } from './line-ink.ts';
import { fontSize } from './size.ts';
import { closestWeight } from './weight.ts';

/** Lines that suffice to tell a face by. */
const judged = 2;

/**
 * How the paragraph was set in `image`, seen against `erased`, the same picture without its text. Where no ink can be found, the default
 * face in the size of the lines' boxes.
 */
export function describeStyle(image: Raster, paragraph: Paragraph, erased: Raster): ParagraphStyle {
  const frames = paragraph.lines.map(({ quad }) => lineFrame(quad));
  const inks = inkColours(image, erased, frames);
  const lines: LineInk[] = [];
  paragraph.lines.forEach(({ text }, i) => {
    const frame = frames[i];
    if (!frame) return;
    const coverage = lineCoverage(image, erased, frame, inks);
    const bounds = inkBounds(coverage);
    if (bounds && text.trim()) lines.push({ text: text.trim(), frame, coverage, bounds });
  });
  const telling = lines.toSorted((a, b) => b.text.length - a.text.length).slice(0, judged);
  const fontFamily = telling.length > 0 ? closestFamily(telling) : defaultFamily;
  const fontWeight = telling.length > 0 ? closestWeight(telling, fontFamily) : 400;
  const heights = frames.map(({ height }) => height).toSorted((a, b) => a - b);
  return {
    fontFamily,
    fontWeight,
    fontSize: fontSize(lines, { family: fontFamily, weight: fontWeight }) ?? heights[heights.length >> 1] ?? 16,
    textAlign: alignment(lines, erased),
    colours: inks.map(hex),
  };
}
