import type { PDFFont, PDFHexString } from '@cantoo/pdf-lib';
import * as pdf from '@cantoo/pdf-lib';
import type { Direction } from '@palimpsest/typeset';
import type { EmbeddedFont } from './pdf-fonts.ts';
import { visualRuns } from './visual-runs.ts';
import type { VisualRun } from './visual-runs.ts';

/** A placed glyph of one font: a letter with its combining marks, or a shaped glyph. */
export interface Placed {
  code: PDFHexString;
  font: PDFFont;
  /** Its advance width in the font, in ems. */
  advance: number;
  /** The distance from the start of the part of the line, in px of the image. */
  x: number;
  /** The height above the baseline, in px of the image. */
  rise: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(segmenter.segment(text));

function fontFor(letters: string, fonts: readonly EmbeddedFont[]): EmbeddedFont | undefined {
  const points = Array.from(letters, (character) => character.codePointAt(0) ?? 0);
  return fonts.find((font) => points.every((point) => font.letters.has(point)));
}

/** The scripts whose shaping rules are not implemented here. */
const shapedElsewhere = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
const isBlank = (text: string) => /^[\s\u00AD]+$/u.test(text);

function hasFont({ text, rightToLeft }: VisualRun, fonts: readonly EmbeddedFont[]): boolean {
  if (rightToLeft) return fontFor(text, fonts) !== undefined;
  return lettersOf(text).every(({ segment }) => isBlank(segment) || fontFor(segment, fonts) !== undefined);
}

/** Whether the fonts have every letter of a text, so that it can be text in a PDF. */
export function canBeLetters(text: string, fonts: readonly EmbeddedFont[]): boolean {
  if (fonts.length === 0 || shapedElsewhere.test(text)) return false;
  return text.split('\n').every((line) => visualRuns(line).every((run) => hasFont(run, fonts)));
}

/** Letters from left to right as the canvas spaces them: kerned, and with letter spacing. */
function placeLetters(
  ctx: CanvasRenderingContext2D,
  fontSize: number,
  text: string,
  fonts: readonly EmbeddedFont[],
): Placed[] {
  return lettersOf(text).flatMap(({ segment: letter, index }) => {
    const found = fontFor(letter, fonts) ?? (letter.trim() === '' ? fonts[0] : undefined);
    if (!found) return [];
    const { font } = found;
    const end = ctx.measureText(text.slice(0, index + letter.length)).width;
    const x = end - ctx.measureText(letter).width;
    // The font positions marks on their letter, not behind it.
    if (/\p{Mark}/u.test(letter)) {
      return placeShaped(fontSize, letter, found).map((placed) => ({ ...placed, x: x + placed.x }));
    }
    return [{ code: font.encodeText(letter), font, advance: font.widthOfTextAtSize(letter, 1), x, rise: 0 }];
  });
}

/** The number of hexadecimal digits of a glyph in a text of a PDF. */
const codeLength = 4;

/** The glyphs of letters of one direction, shaped by their font. */
function placeShaped(fontSize: number, text: string, { font, shape }: EmbeddedFont): Placed[] {
  const codes = font.encodeText(text).asString();
  let pen = 0;
  return shape(text).map(({ advance, width, x, y }, index) => {
    const code = pdf.PDFHexString.of(codes.slice(index * codeLength, (index + 1) * codeLength));
    const placed = { code, font, advance: width, x: (pen + x) * fontSize, rise: y * fontSize };
    pen += advance;
    return placed;
  });
}

/**
 * Where a canvas draws the letters of a part of a line.
 *
 * @param ctx a context to measure with, in the font of the letters
 * @param fontSize in pixels of the image
 * @param part its words, and the direction in which they are written
 */
export function placeAll(
  ctx: CanvasRenderingContext2D,
  fontSize: number,
  part: { text: string; direction: Direction },
  fonts: readonly EmbeddedFont[],
): Placed[] {
  let start = 0;
  return visualRuns(part.text, part.direction).flatMap(({ text, rightToLeft }) => {
    const from = start;
    start += ctx.measureText(text).width;
    const shaping = rightToLeft ? fontFor(text, fonts) : undefined;
    const placed = shaping ? placeShaped(fontSize, text, shaping) : placeLetters(ctx, fontSize, text, fonts);
    return placed.map((letter) => ({ ...letter, x: from + letter.x }));
  });
}
