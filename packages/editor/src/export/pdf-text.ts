import type { PDFContext, PDFFont, PDFOperator } from '@cantoo/pdf-lib';
import * as pdf from '@cantoo/pdf-lib';
import { blockTop, cssFont, layoutText, transformText } from '@palimpsest/typeset';
import type { TextLayout } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';
import { channelsOf } from './color-channels.ts';
import { slopeOf } from './made-italic.ts';
import type { EmbeddedFont } from './pdf-fonts.ts';
import { canBeLetters, placeAll } from './pdf-letters.ts';
import type { Placed } from './pdf-letters.ts';
import { isLeftToRight } from './pdf-unseen-text.ts';
import { type PlacedSegment, segmentsOf } from './segments.ts';

/** Whether the fonts have every letter of a text, so that it can be text in a PDF. */
export function canBeLive(text: EditorText, fonts: readonly EmbeddedFont[]): boolean {
  const { letterSpacing = 0 } = text;
  const drawn = transformText(text.text, text)?.text ?? text.text;
  // A canvas spaces joined letters by rules of its own.
  if (letterSpacing !== 0 && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(drawn)) return false;
  return canBeLetters(drawn, fonts);
}

/** The fonts that draw letters of a weight, the one of their family first. */
export type FontsByWeight = ReadonlyMap<number, readonly EmbeddedFont[]>;

/** Letters of one font on one height that follow each other. */
function runsOf(letters: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const placed of letters) {
    const run = runs.at(-1);
    if (run?.[0]?.font === placed.font && run[0].rise === placed.rise) run.push(placed);
    else runs.push([placed]);
  }
  return runs;
}

/** The operands of TJ: each letter, and by how many thousandths of an em the next stands nearer than its font says. */
function adjusted(context: PDFContext, run: readonly Placed[], fontSize: number): pdf.PDFArray {
  const operands = pdf.PDFArray.withContext(context);
  for (const [index, { code, advance, x }] of run.entries()) {
    operands.push(code);
    const next = run[index + 1];
    if (next) operands.push(pdf.PDFNumber.of((advance - (next.x - x) / fontSize) * 1_000));
  }
  return operands;
}

interface PlacedRun {
  segment: PlacedSegment;
  run: Placed[];
}

/** Letters of one font and colour on one height that follow each other, with where they stand; for each line. */
function placedRuns(
  ctx: CanvasRenderingContext2D,
  { lines }: TextLayout,
  text: EditorText,
  embedded: FontsByWeight,
): PlacedRun[][] {
  const { fontFamily, fontStyle, fontSize, letterSpacing = 0 } = text;
  ctx.save();
  ctx.textRendering = 'geometricPrecision';
  ctx.letterSpacing = `${letterSpacing * fontSize}px`;
  const placed = lines.map((line) =>
    segmentsOf(line, text).flatMap((segment) => {
      ctx.font = cssFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
      const fonts = embedded.get(segment.fontWeight) ?? [];
      return runsOf(placeAll(ctx, fontSize, segment, fonts)).map((run) => ({ segment, run }));
    }),
  );
  ctx.restore();
  return placed;
}

const spanTag = pdf.PDFName.of('Span');

/**
 * Gives a line its words as `ActualText` (ISO 32000-1, 14.9.4). Readers that detect lines by the height of the letters would split a line that is
 * not level; right-to-left letters they reverse by themselves.
 */
function withActualText(line: string, operators: PDFOperator[]): PDFOperator[] {
  if (operators.length === 0 || !isLeftToRight(line)) return operators;
  const properties = `<< /ActualText ${pdf.PDFHexString.fromText(line).toString()} >>`;
  return [
    pdf.PDFOperator.of(pdf.PDFOperatorNames.BeginMarkedContentSequence, [spanTag, properties]),
    ...operators,
    pdf.endMarkedContent(),
  ];
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
  const drawn = ({ segment, run }: PlacedRun): PDFOperator[] => {
    const [first] = run;
    if (!first) return [];
    fonts.add(first.font);
    const { r, g, b } = channelsOf(segment.fill ?? text.fill);
    const [cos, sin] = [Math.cos(segment.angle), Math.sin(segment.angle)];
    return [
      pdf.setFillingRgbColor(r / 255, g / 255, b / 255),
      pdf.setFontAndSize(first.font.name, fontSize),
      pdf.setTextMatrix(
        cos,
        sin,
        lean * cos + sin,
        lean * sin - cos,
        segment.x - width / 2 + first.x * cos + first.rise * sin,
        top + segment.y + first.x * sin - first.rise * cos,
      ),
      pdf.PDFOperator.of(pdf.PDFOperatorNames.ShowTextAdjusted, [adjusted(context, run, fontSize)]),
    ];
  };
  const isLevel = rotation % 360 === 0 && layout.lines.every(({ pieces }) => pieces === undefined);
  const operators = placedRuns(ctx, layout, text, embedded).flatMap((line, index) => {
    const letters = line.flatMap(drawn);
    return isLevel ? letters : withActualText(layout.lines[index]?.text ?? '', letters);
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
