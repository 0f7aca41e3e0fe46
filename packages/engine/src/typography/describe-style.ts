import type { Paragraph, ParagraphStyle } from '../document.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { toHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { alignment } from './alignment.ts';
import { effectStyle, findTextEffect } from './effects/text-effects.ts';
import { groupSettings } from './group-settings.ts';
import { inkColours } from './ink-colours.ts';
import { leading } from './leading.ts';
import { lineInks } from './line-ink.ts';
import { pensOf } from './pens.ts';
import { plainLibraryFace, type Typographer } from './typographer.ts';

/** Height of a line that cannot be measured, in pixels of the image. */
const anyHeight = 16;

/**
 * How paragraphs of a picture were set in `image`, seen against `erased`, the same picture without their text.
 * @param others all paragraphs of the picture, which tell how a single line is aligned
 * @param language BCP 47 tag of the translation, whose letters the faces have to have
 * @returns in the order of the paragraphs; where no ink can be found, the size is that of the lines' boxes
 */
export async function describeStyles(
  image: Raster,
  paragraphs: readonly Paragraph[],
  erased: Raster,
  others: readonly Paragraph[],
  typographer: Typographer,
  language?: string,
): Promise<ParagraphStyle[]> {
  const seen = paragraphs.map((paragraph) => {
    const frames = paragraph.lines.map(({ quad }) => rectangleOf(quad));
    const [ink] = inkColours(image, erased, frames);
    const found = ink && findTextEffect(image, erased, frames, ink);
    const backdrop = found?.backdrop ?? erased;
    const inks = inkColours(image, backdrop, frames);
    const lines = lineInks(image, backdrop, paragraph.lines, inks);
    return { paragraph, frames, inks, lines, effect: found?.effect };
  });
  const faces = await typographer.findFaces(
    seen.map(({ lines }) => lines),
    language,
  );
  const settings = groupSettings(seen.map(({ lines }, index) => ({ lines, found: faces[index] })));
  return seen.map(({ paragraph, frames, inks, lines, effect }, index) => {
    const found = faces[index] ?? { face: plainLibraryFace(), confidence: 0 };
    const { fontSize, letterSpacing } = settings[index] ?? {
      fontSize: frames[0]?.height ?? anyHeight,
      letterSpacing: 0,
    };
    const tracking = Math.round(letterSpacing * 1000) / 1000;
    const pens = pensOf(lines, found.face, { fontSize, letterSpacing: tracking }, paragraph.lines.length);
    const lineHeight = leading(pens, frames[0]?.angle ?? 0, fontSize);
    return {
      fontFamily: found.face.typeface.name,
      fontWeight: found.face.face.weight,
      fontSize,
      faceConfidence: found.confidence,
      ...(found.face.face.style === 'italic' && { fontStyle: 'italic' as const }),
      ...(lineHeight !== undefined && { lineHeight }),
      ...(tracking !== 0 && { letterSpacing: tracking }),
      ...effectStyle(effect, fontSize),
      pens,
      textAlign: alignment(paragraph, others, lines, erased),
      colours: inks.map(toHex),
    };
  });
}
