import type { PDFContext, PDFFont, PDFOperator } from '@cantoo/pdf-lib';
import * as pdf from '@cantoo/pdf-lib';
import { blockTop, cssFont, layoutText } from '@palimpsest/typeset';
import type { LayoutLine, LineSegment, TextLayout } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';
import { channelsOf } from './color-channels.ts';
import { slopeOf } from './made-italic.ts';
import type { EmbeddedFont } from './pdf-fonts.ts';
import { segmentsOf } from './segments.ts';

/** A letter with what combines with it, where the canvas draws it. */
interface Placed {
  letter: string;
  font: PDFFont;
  /** From the start of the line, in pixels of the image. */
  x: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function fontFor(letter: string, fonts: readonly EmbeddedFont[]): PDFFont | undefined {
  const points = Array.from(letter, (character) => character.codePointAt(0) ?? 0);
  return fonts.find(({ letters }) => points.every((point) => letters.has(point)))?.font;
}

/** Scripts whose letters stand in another order than they are read, or change with their neighbours: a canvas shapes them, a PDF does not. */
const shaped =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;

/** Whether the fonts have every letter of a text, so that it can be text in a PDF. */
export function canBeLive({ text }: EditorText, fonts: readonly EmbeddedFont[]): boolean {
  if (fonts.length === 0 || shaped.test(text)) return false;
  return Array.from(segmenter.segment(text), ({ segment }) => segment).every(
    (letter) => /^[\s\u00AD]+$/u.test(letter) || fontFor(letter, fonts) !== undefined,
  );
}

/** The fonts that draw letters of a weight, the one of their family first. */
export type FontsByWeight = ReadonlyMap<number, readonly EmbeddedFont[]>;

/** The letters of a part of a line as the canvas spaces them: kerned, and with letter spacing. */
function placeLetters(ctx: CanvasRenderingContext2D, text: string, fonts: readonly EmbeddedFont[]): Placed[] {
  return Array.from(segmenter.segment(text)).flatMap(({ segment: letter, index }) => {
    const font = fontFor(letter, fonts) ?? (letter.trim() === '' ? fonts[0]?.font : undefined);
    if (!font) return [];
    const end = ctx.measureText(text.slice(0, index + letter.length)).width;
    return [{ letter, font, x: end - ctx.measureText(letter).width }];
  });
}

/** Letters of one font that follow each other. */
function runsOf(letters: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const placed of letters) {
    const run = runs.at(-1);
    if (run?.[0]?.font === placed.font) run.push(placed);
    else runs.push([placed]);
  }
  return runs;
}

/** The operands of TJ: each letter, and by how many thousandths of an em the next stands nearer than its font says. */
function adjusted(context: PDFContext, run: readonly Placed[], fontSize: number): pdf.PDFArray {
  const operands = pdf.PDFArray.withContext(context);
  for (const [index, { letter, font, x }] of run.entries()) {
    operands.push(font.encodeText(letter));
    const next = run[index + 1];
    if (next) operands.push(pdf.PDFNumber.of((font.widthOfTextAtSize(letter, 1) - (next.x - x) / fontSize) * 1_000));
  }
  return operands;
}

/** Letters of one font and colour that follow each other, with where they stand. */
function placedRuns(
  ctx: CanvasRenderingContext2D,
  { lines }: TextLayout,
  text: EditorText,
  embedded: FontsByWeight,
): { line: LayoutLine; segment: LineSegment; run: Placed[] }[] {
  const { fontFamily, fontStyle, fontSize, letterSpacing = 0 } = text;
  ctx.save();
  ctx.textRendering = 'geometricPrecision';
  ctx.letterSpacing = `${letterSpacing * fontSize}px`;
  const placed = lines.flatMap((line) =>
    segmentsOf(line, text).flatMap((segment) => {
      ctx.font = cssFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
      const fonts = embedded.get(segment.fontWeight) ?? [];
      return runsOf(placeLetters(ctx, segment.text, fonts)).map((run) => ({ line, segment, run }));
    }),
  );
  ctx.restore();
  return placed;
}

export interface PdfText {
  operators: PDFOperator[];
  fonts: Set<PDFFont>;
}

/**
 * A text as text of a PDF, in pixels of the image whose y axis points down.
 *
 * @param ctx a context to measure with
 */
export function textOperators(
  context: PDFContext,
  ctx: CanvasRenderingContext2D,
  text: EditorText,
  embedded: FontsByWeight,
): PdfText {
  const layout: TextLayout = layoutText(ctx, text.text, text, text.width);
  const { fontSize, x, y, width, height, rotation } = text;
  const fonts = new Set<PDFFont>();
  const angle = (rotation * Math.PI) / 180;
  const lean = Math.tan((slopeOf(text) * Math.PI) / 180);
  const top = blockTop(layout, height) - height / 2;
  const operators = placedRuns(ctx, layout, text, embedded).flatMap(({ line, segment, run }) => {
    const [first] = run;
    if (!first) return [];
    fonts.add(first.font);
    const { r, g, b } = channelsOf(segment.fill ?? text.fill);
    return [
      pdf.setFillingRgbColor(r / 255, g / 255, b / 255),
      pdf.setFontAndSize(first.font.name, fontSize),
      pdf.setTextMatrix(1, 0, lean, -1, line.x + segment.x - width / 2 + first.x, top + line.baseline),
      pdf.PDFOperator.of(pdf.PDFOperatorNames.ShowTextAdjusted, [adjusted(context, run, fontSize)]),
    ];
  });
  return {
    fonts,
    operators: [
      pdf.pushGraphicsState(),
      pdf.concatTransformationMatrix(
        Math.cos(angle),
        Math.sin(angle),
        -Math.sin(angle),
        Math.cos(angle),
        x + width / 2,
        y + height / 2,
      ),
      pdf.beginText(),
      ...operators,
      pdf.endText(),
      pdf.popGraphicsState(),
    ],
  };
}
