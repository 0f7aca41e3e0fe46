import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { Font, Glyph } from 'fontkit';
import { fontSources } from '@palimpsest/typeset/browser';
import type { EditorText } from '../model/text.ts';

/** A font inside a PDF. */
export interface EmbeddedFont {
  font: PDFFont;
  /** The code points that it has letters for. */
  letters: ReadonlySet<number>;
  /** Shapes letters of one direction into glyphs, from left to right; as many and in the order of those that `font` writes. */
  shape: (text: string) => ShapedGlyph[];
}

/** A glyph of a shaped text; lengths in ems. */
interface ShapedGlyph {
  /** The distance from this glyph to the next. */
  advance: number;
  /** The glyph's own advance width in the font. */
  width: number;
  /** The offset from the pen, to the right and up, for marks above and below letters. */
  x: number;
  y: number;
}

/** Embeds the fonts of texts in a PDF, each once. */
export interface PdfFonts {
  /** The fonts that draw a text, the one of its family first. */
  of: (text: EditorText) => Promise<EmbeddedFont[]>;
}

/** The first bytes of a WOFF2 file. Its outlines are compressed as a whole, so that no subset can be made without decompressing all. */
const woff2Signature = 'wOF2';

function isWoff2(bytes: Uint8Array): boolean {
  return String.fromCodePoint(...bytes.subarray(0, woff2Signature.length)) === woff2Signature;
}

/**
 * Makes right-to-left ligatures list their letters from left to right: pdftotext and PDF.js reverse all letters of such a run, those of a ligature
 * included.
 */
function withTurnedLigatures(face: Font): Font {
  const layOut = face.layout.bind(face);
  const turned = new WeakSet<Glyph>();
  face.layout = (...args) => {
    const run = layOut(...args);
    const ligatures = run.direction === 'rtl' ? run.glyphs.filter(({ codePoints }) => codePoints.length > 1) : [];
    for (const glyph of ligatures) {
      // A font returns the same glyph object each time.
      if (!turned.has(glyph)) glyph.codePoints.reverse();
      turned.add(glyph);
    }
    return run;
  };
  return face;
}

function shapeWith(face: Font, text: string): ShapedGlyph[] {
  const { glyphs, positions } = face.layout(text);
  return glyphs.map(({ advanceWidth }, index) => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [advance, width, x, y] = [xAdvance, advanceWidth, xOffset, yOffset].map((units) => units / face.unitsPerEm);
    return { advance: advance ?? 0, width: width ?? 0, x: x ?? 0, y: y ?? 0 };
  });
}

/**
 * @param pdf the document in which fonts are embedded, as subsets of the letters in use
 */
export async function createPdfFonts(pdf: PDFDocument): Promise<PdfFonts> {
  const fontkit = await import('fontkit');
  // The types require Node's Buffer, but any byte array can be read.
  const create = (bytes: Uint8Array) => {
    const face = fontkit.create(bytes as Buffer);
    return 'layout' in face ? withTurnedLigatures(face) : face;
  };
  pdf.registerFontkit({ create });
  const embedded = new Map<string, Promise<EmbeddedFont | undefined>>();

  const embed = async (file: Blob): Promise<EmbeddedFont | undefined> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWoff2(bytes)) return undefined;
    const face = create(bytes);
    // A subset of a variable font would lose the chosen weight.
    if (!('variationAxes' in face) || Object.keys(face.variationAxes).length > 0) return undefined;
    const font = await pdf.embedFont(bytes, { subset: true });
    return { font, letters: new Set(font.getCharacterSet()), shape: (text) => shapeWith(face, text) };
  };
  return {
    async of(text) {
      const fonts = await Promise.all(
        fontSources([text]).map(({ family, weight, style, read }) => {
          const key = `${family} ${weight} ${style}`;
          const font = embedded.get(key) ?? read('ttf').then(embed);
          embedded.set(key, font);
          return font;
        }),
      );
      return fonts.filter((font) => font !== undefined);
    },
  };
}
