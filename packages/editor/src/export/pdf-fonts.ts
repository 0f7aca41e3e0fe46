import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { fontSources } from '@palimpsest/typeset/browser';
import type { EditorText } from '../model/text.ts';

/** A font inside a PDF. */
export interface EmbeddedFont {
  font: PDFFont;
  /** The code points that it has letters for. */
  letters: ReadonlySet<number>;
}

/** Finds the fonts of texts in a PDF, each put in once. */
export interface PdfFonts {
  /** The fonts that draw a text, the one of its family first. */
  of: (text: EditorText) => Promise<EmbeddedFont[]>;
}

/** The first bytes of a WOFF2 file. Its outlines are packed so that no part can be taken out without unpacking all. */
const woff2Signature = 'wOF2';

function isWoff2(bytes: Uint8Array): boolean {
  return String.fromCodePoint(...bytes.subarray(0, woff2Signature.length)) === woff2Signature;
}

/**
 * @param pdf the document to which fonts are added, as the letters in use alone
 */
export async function createPdfFonts(pdf: PDFDocument): Promise<PdfFonts> {
  const fontkit = await import('fontkit');
  // The types ask for Node's Buffer; what is read is any array of bytes.
  const create = (bytes: Uint8Array) => fontkit.create(bytes as Buffer);
  pdf.registerFontkit({ create });
  const embedded = new Map<string, Promise<EmbeddedFont | undefined>>();

  const embed = async (file: Blob): Promise<EmbeddedFont | undefined> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWoff2(bytes)) return undefined;
    const face = create(bytes);
    // A part of a font with axes would lose the chosen weight.
    if (!('variationAxes' in face) || Object.keys(face.variationAxes).length > 0) return undefined;
    const font = await pdf.embedFont(bytes, { subset: true });
    return { font, letters: new Set(font.getCharacterSet()) };
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
