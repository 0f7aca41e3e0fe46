import type { Font } from 'fontkit';
import { fontSources } from '@palimpsest/typeset/browser';
import { loadFontReader } from '../fonts/read-font.ts';
import type { EditorText } from '../model/text.ts';
import { weightsOf } from './segments.ts';
import type { PlacedSegment } from './segments.ts';
import { visualRuns } from './visual-runs.ts';

/** The fonts that draw letters of a weight, the one of their family first. */
export type OutlineFonts = ReadonlyMap<number, readonly Font[]>;

/** Reads the fonts that draw a text. */
export async function readOutlineFonts(text: EditorText): Promise<OutlineFonts> {
  const { create } = await loadFontReader();
  const read = async (fontWeight: number) => {
    const sources = fontSources([{ ...text, runs: undefined, fontWeight }]);
    const files = await Promise.all(sources.map(async (source) => (await source.read('ttf')).arrayBuffer()));
    return files.flatMap((file) => {
      // The types ask for Node's Buffer; what is read is any array of bytes.
      const font = create(new Uint8Array(file) as Buffer);
      if (!('layout' in font)) return [];
      return 'wght' in font.variationAxes ? font.getVariation({ wght: fontWeight }) : font;
    });
  };
  return new Map(await Promise.all(weightsOf(text).map(async (weight) => [weight, await read(weight)] as const)));
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters cut where another font draws them; undefined where no font has one of them. */
function partsByFont(letters: string, fonts: readonly Font[]): { text: string; font: Font }[] | undefined {
  const parts: { text: string; font: Font }[] = [];
  for (const { segment } of segmenter.segment(letters)) {
    const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0);
    const last = parts.at(-1);
    const own = fonts.find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
    const font = own ?? (/^[\s\u00AD]+$/u.test(segment) ? (last?.font ?? fonts[0]) : undefined);
    if (!font) return undefined;
    if (last?.font === font) last.text += segment;
    else parts.push({ text: segment, font });
  }
  return parts;
}

/**
 * The outline of letters of a line as the data of an SVG path, in pixels of the image from the left end of their baseline. Undefined where their
 * fonts lack one of them.
 */
export function outlineOf(
  { text: letters, direction, fontWeight }: PlacedSegment,
  { fontSize, letterSpacing = 0 }: EditorText,
  fonts: OutlineFonts,
): string | undefined {
  // Letters that are set apart form no ligatures.
  const features = letterSpacing === 0 ? {} : { liga: false, clig: false };
  let pen = 0;
  let outline = '';
  for (const { text, rightToLeft } of visualRuns(letters, direction)) {
    const parts = partsByFont(text, fonts.get(fontWeight) ?? []);
    if (!parts) return undefined;
    for (const part of rightToLeft ? parts.toReversed() : parts) {
      const ofEm = fontSize / part.font.unitsPerEm;
      const side = rightToLeft ? 'rtl' : 'ltr';
      const { glyphs, positions } = part.font.layout(part.text, features, undefined, undefined, side);
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        outline += glyph.path
          .scale(ofEm, -ofEm)
          .translate(pen + xOffset * ofEm, -yOffset * ofEm)
          .toSVG();
        pen += xAdvance * ofEm + (xAdvance > 0 ? letterSpacing * fontSize : 0);
      }
    }
  }
  return outline;
}
