/**
 * Boxes behind texts: a box that was drawn for the words of one text is taken out of the picture with them and described in the style of the text,
 * so that it is drawn again around the words of the translation.
 *
 * @module
 */
import type { Paragraph, ParagraphStyle } from './model/paragraph.ts';
import type { FoundBackground } from './model/drawn-with-text.ts';
import { forEachShared } from './geometry/bounds.ts';
import { rectangleOf, type OrientedRectangle, quadOf } from './geometry/oriented-rectangle.ts';
import type { Quad } from './geometry/quad.ts';
import type { Raster } from './image/raster.ts';
import { eraseBackground, type ErasedBackground } from './inpainting/erase-background.ts';
import type { ErasedText } from './inpainting/erase-text.ts';
import { median } from './median.ts';
import { alignment } from './typography/alignment.ts';
import { backgroundStyle } from './typography/effects/background-style.ts';
import { areOfOneRow, findBackground } from './typography/effects/find-background.ts';

/** A text that was taken out of the picture. */
interface StyledText {
  paragraph: Paragraph;
  style: ParagraphStyle;
  pixels: ErasedText;
}

interface WithBackground {
  /** The box that was taken out with the text. */
  background?: OrientedRectangle;
}

/**
 * Takes the boxes of texts out of the picture. A box that cannot be taken out without a trace stays, and is not described.
 * @param erased the picture without the texts; it stays so
 * @param all the texts of the picture, taken out or not
 * @param exclusions areas that stay as they are
 */
export function takeOutBackgrounds<Text extends StyledText>(
  erased: Raster,
  texts: readonly Text[],
  all: readonly Paragraph[],
  exclusions: readonly Quad[],
): { erased: Raster; texts: (Text & WithBackground)[] } {
  const found = texts.map(({ paragraph, style }) =>
    findBackground(
      erased,
      paragraph,
      [...all.filter((other) => other !== paragraph).map(({ quad }) => quad), ...exclusions],
      style.fontSize,
    ),
  );
  if (found.every((background) => background === undefined)) return { erased, texts: [...texts] };
  const bare: Raster = { ...erased, data: erased.data.slice() };
  const own = texts.map((text, index) => {
    const background = found[index];
    if (!background || isOfRow(index, texts, found)) return text;
    const described = backgroundStyle(background, text.style);
    const lineHeight = median(text.paragraph.lines.map(({ quad }) => rectangleOf(quad).height)) ?? 0;
    const gone = described.textBackground === undefined ? undefined : eraseBackground(bare, background, lineHeight);
    if (!gone) return text;
    const others = texts.flatMap(({ pixels }) => (pixels === text.pixels ? [] : [pixels]));
    return {
      ...text,
      style: { ...text.style, ...described },
      pixels: withBackground(text.pixels, gone, others),
      background: background.rectangle,
    };
  });
  return { erased: bare, texts: own.map((text) => alignedAsBox(text, all, bare)) };
}

function isOfRow(
  index: number,
  texts: readonly StyledText[],
  found: readonly (FoundBackground | undefined)[],
): boolean {
  const sized = texts.map(({ paragraph }, at) => {
    const background = found[at];
    return background && { background, quad: paragraph.quad };
  });
  const own = sized[index];
  return own !== undefined && sized.some((other) => other && other !== own && areOfOneRow(own, other));
}

/** The pixels of a text with those of its box, but for what other texts own. */
function withBackground(text: ErasedText, gone: ErasedBackground, others: readonly ErasedText[]): ErasedText {
  const x = Math.min(text.box.x, gone.box.x);
  const y = Math.min(text.box.y, gone.box.y);
  const right = Math.max(text.box.x + text.box.width, gone.box.x + gone.box.width);
  const bottom = Math.max(text.box.y + text.box.height, gone.box.y + gone.box.height);
  const box = { x, y, width: right - x, height: bottom - y };
  const changed = new Uint8Array(box.width * box.height);
  const mark = (from: ErasedBackground, value: 0 | 1): void =>
    forEachShared(box, from.box, (to, at) => {
      if (from.changed[at] !== 0) changed[to] = value;
    });
  mark(gone, 1);
  for (const other of others) mark(other, 0);
  mark(text, 1);
  return { ...text, box, changed };
}

/** A line in its box stands in the middle of that, which tells nothing: it is aligned as the box is. */
function alignedAsBox<Text extends StyledText & WithBackground>(
  text: Text,
  all: readonly Paragraph[],
  bare: Raster,
): Text {
  const { paragraph, background } = text;
  const [line] = paragraph.lines;
  if (!background || !line || paragraph.lines.length > 1) return text;
  const { width, height } = background;
  const seen = { ...paragraph, lines: [{ ...line, quad: quadOf(background) }] };
  const bounds = { left: 0, top: 0, right: width, bottom: height };
  const textAlign = alignment(seen, all, [{ frame: background, margin: 0, bounds }], bare);
  return { ...text, style: { ...text.style, textAlign } };
}
