import type { Paragraph, ParagraphStyle } from '../document.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { toHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { alignment } from './alignment.ts';
import { inkColours } from './ink-colours.ts';
import { leading } from './leading.ts';
import { lineInks } from './line-ink.ts';
import { plainLibraryFace, type FoundFace, type Typographer } from './typographer.ts';

/** Height of a line that cannot be measured, in pixels of the image. */
const anyHeight = 16;

/**
 * How paragraphs of a picture were set in `image`, seen against `erased`, the same picture without their text.
 * @param others all paragraphs of the picture, which tell how a single line is aligned
 * @returns in the order of the paragraphs; where no ink can be found, the size is that of the lines' boxes
 */
export async function describeStyles(
  image: Raster,
  paragraphs: readonly Paragraph[],
  erased: Raster,
  others: readonly Paragraph[],
  typographer: Typographer,
): Promise<ParagraphStyle[]> {
  const seen = paragraphs.map((paragraph) => {
    const frames = paragraph.lines.map(({ quad }) => rectangleOf(quad));
    const inks = inkColours(image, erased, frames);
    return { paragraph, frames, inks, lines: lineInks(image, erased, paragraph.lines, inks) };
  });
  const faces = await typographer.findFaces(seen.map(({ lines }) => lines));
  return seen.map(({ paragraph, frames, inks, lines }, index) => {
    const found: FoundFace = faces[index] ?? {
      face: plainLibraryFace(),
      fontSize: frames[0]?.height ?? anyHeight,
      letterSpacing: 0,
      confidence: 0,
    };
    const lineHeight = leading(lines, found.face, found.fontSize);
    return {
      fontFamily: found.face.typeface.name,
      fontWeight: found.face.face.weight,
      fontSize: found.fontSize,
      faceConfidence: found.confidence,
      ...(found.face.face.style === 'italic' && { fontStyle: 'italic' as const }),
      ...(lineHeight !== undefined && { lineHeight }),
      ...(found.letterSpacing !== 0 && { letterSpacing: found.letterSpacing }),
      textAlign: alignment(paragraph, others, lines, erased),
      colours: inks.map(toHex),
    };
  });
}
