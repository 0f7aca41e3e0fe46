import type { PDFContext, PDFOperator } from '@cantoo/pdf-lib';
import * as pdf from '@cantoo/pdf-lib';
import { blockTop, cssFont, layoutText } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';
import { segmentsOf } from './segments.ts';

/** The number of codes of a font with one-byte codes. */
const codesOfFont = 256;
/** The width of every glyph, in thousandths of an em. */
const glyphWidth = 1_000;
const fontName = 'Unseen';

/** Whether a line has no right-to-left letters, which readers reverse by themselves. */
export function isLeftToRight(text: string): boolean {
  return !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** Bytes as hexadecimal digits, each code unit of UTF-16 as two of them. */
function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join(
    '',
  );
}

const hexByte = (code: number) => code.toString(16).padStart(2, '0');

/** The ToUnicode map, from each code of a font to its string (ISO 32000-1, 9.10.3). */
function toUnicode(strings: readonly string[]): string {
  // A section has at most a hundred lines.
  const section = 100;
  const sections = Array.from({ length: Math.ceil(strings.length / section) }, (_, part) => {
    const lines = strings
      .slice(part * section, (part + 1) * section)
      .map((text, index) => `<${hexByte(part * section + index)}> <${utf16(text)}>`);
    return `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Unseen def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** A font whose glyphs draw nothing, are an em wide, and stand for a whole string each (Type 3, ISO 32000-1, 9.6.5). */
function invisibleFont(context: PDFContext, strings: readonly string[]): pdf.PDFRef {
  const glyph = context.register(context.stream(`${glyphWidth} 0 d0`));
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, glyphWidth, glyphWidth],
      FontMatrix: [1 / glyphWidth, 0, 0, 1 / glyphWidth, 0, 0],
      CharProcs: { g: glyph },
      Encoding: { Type: 'Encoding', Differences: [0, ...strings.map(() => 'g')] },
      FirstChar: 0,
      LastChar: strings.length - 1,
      Widths: strings.map(() => glyphWidth),
      Resources: {},
      ToUnicode: context.register(context.stream(toUnicode(strings))),
    }),
  );
}

/** A line as invisible text: its words, and the matrix that maps one em onto the line, in px of the image. */
interface InvisibleLine {
  text: string;
  operators: PDFOperator[];
}

function linesOf(ctx: CanvasRenderingContext2D, text: EditorText): InvisibleLine[] {
  const layout = layoutText(ctx, text.text, text, text.width);
  const { fontFamily, fontStyle, fontSize, letterSpacing = 0, x, y, width, height, rotation } = text;
  const angle = (rotation * Math.PI) / 180;
  const top = blockTop(layout, height) - height / 2;
  return layout.lines.flatMap((line) =>
    segmentsOf(line, text).flatMap((segment) => {
      if (segment.text.trim() === '') return [];
      ctx.font = cssFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
      ctx.letterSpacing = `${letterSpacing * fontSize}px`;
      const reach = ctx.measureText(segment.text).width;
      const [cos, sin] = [Math.cos(angle + segment.angle), Math.sin(angle + segment.angle)];
      const [left, baseline] = [segment.x - width / 2, top + segment.y];
      const operators = [
        pdf.setTextMatrix(
          reach * cos,
          reach * sin,
          fontSize * sin,
          -fontSize * cos,
          x + width / 2 + left * Math.cos(angle) - baseline * Math.sin(angle),
          y + height / 2 + left * Math.sin(angle) + baseline * Math.cos(angle),
        ),
      ];
      return [{ text: segment.text, operators }];
    }),
  );
}

/**
 * Writes texts that are part of a page's picture as invisible text in their places, so that they can be found, selected, copied and read
 * aloud.
 *
 * @param ctx a context to measure with
 */
export function writeInvisibleText(
  page: pdf.PDFPage,
  ctx: CanvasRenderingContext2D,
  texts: readonly EditorText[],
): void {
  const { context } = page.doc;
  ctx.save();
  const lines = texts.filter(({ text }) => isLeftToRight(text)).flatMap((text) => linesOf(ctx, text));
  ctx.restore();
  for (let start = 0; start < lines.length; start += codesOfFont) {
    const chunk = lines.slice(start, start + codesOfFont);
    const name = page.node.newFontDictionary(
      fontName,
      invisibleFont(
        context,
        chunk.map(({ text }) => text),
      ),
    );
    page.pushOperators(
      pdf.beginText(),
      pdf.setTextRenderingMode(pdf.TextRenderingMode.Invisible),
      pdf.setFontAndSize(name, 1),
      ...chunk.flatMap(({ operators }, code) => [...operators, pdf.showText(pdf.PDFHexString.of(hexByte(code)))]),
      pdf.endText(),
    );
  }
}
