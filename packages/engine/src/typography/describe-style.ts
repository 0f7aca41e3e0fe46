import type { Paragraph, ParagraphStyle } from '../model/paragraph.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { toHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { alignment } from './alignment.ts';
import { findGradient, gradientInks, gradientStyle } from './effects/find-gradient.ts';
import { effectStyle, findTextEffect } from './effects/text-effects.ts';
import { underlineStyle, withoutUnderlines } from './effects/underline-style.ts';
import { groupSettings } from './group-settings.ts';
import { leading } from './leading.ts';
import { lineInks } from './line-ink.ts';
import { pensOf } from './pens.ts';
import { inksOf, runStyles } from './runs/run-styles.ts';
import { linePieces } from './runs/line-pieces.ts';
import { setPieces } from './runs/set-pieces.ts';
import { plainLibraryFace } from './plain-face.ts';
import { strokePixels } from './stroke-pixels.ts';
import type { Typographer } from './typographer.ts';

/** Height of a line that cannot be measured, in pixels of the image. */
const anyHeight = 16;

/**
 * How paragraphs of a picture were set in `picture`, seen against `erased`, the same picture without their text.
 * @param others all paragraphs of the picture, which tell how a single line is aligned
 * @param language BCP 47 tag of the translation, whose letters the faces have to have
 * @returns in the order of the paragraphs; where no ink can be found, the size is that of the lines' boxes
 */
export async function describeStyles(
  picture: Raster,
  paragraphs: readonly Paragraph[],
  erased: Raster,
  others: readonly Paragraph[],
  typographer: Typographer,
  language?: string,
): Promise<ParagraphStyle[]> {
  const image = withoutUnderlines(picture, erased, paragraphs);
  const seen = paragraphs.map((paragraph) => {
    const frames = paragraph.lines.map(({ quad }) => rectangleOf(quad));
    const neighbours = others.flatMap(({ id, lines }) =>
      id === paragraph.id ? [] : lines.map(({ quad }) => rectangleOf(quad)),
    );
    const strokes = strokePixels(image, erased, frames, neighbours);
    const gradient = findGradient(strokes, frames);
    const seenInks = gradient ? gradientInks(gradient) : inksOf(strokes, paragraph.runs);
    const found = findTextEffect(image, erased, frames, seenInks.letters);
    const inks =
      found && !gradient
        ? inksOf(strokePixels(image, found.backdrop, frames, neighbours), paragraph.runs).all
        : seenInks.all;
    const lines = lineInks(image, found?.backdrop ?? erased, paragraph.lines, inks, neighbours);
    const pieces = linePieces(paragraph, lines);
    const plain = pieces.flatMap(({ ink, run }) => (run === undefined ? [ink] : []));
    return { paragraph, frames, inks, lines, pieces, plain, gradient, effect: found?.effect };
  });
  const faces = await typographer.findFaces(
    seen.map(({ plain }) => plain),
    language,
  );
  const settings = groupSettings(seen.map(({ plain }, index) => ({ lines: plain, found: faces[index] })));
  return seen.map(({ paragraph, frames, inks, lines, pieces, gradient, effect }, index) => {
    const found = faces[index] ?? { face: plainLibraryFace(), confidence: 0 };
    const { fontSize, letterSpacing } = settings[index] ?? {
      fontSize: frames[0]?.height ?? anyHeight,
      letterSpacing: 0,
    };
    const tracking = Math.round(letterSpacing * 1000) / 1000;
    const runs = runStyles(paragraph, inks, found.face);
    const setting = { fontSize, letterSpacing: tracking };
    const pens = pensOf(setPieces(pieces, lines, found.face, { runs, ...setting }), setting, paragraph.lines.length);
    const lineHeight = leading(pens, frames[0]?.angle ?? 0, fontSize);
    return {
      fontFamily: found.face.typeface.name,
      fontWeight: found.face.face.weight,
      fontSize,
      faceConfidence: found.confidence,
      ...(found.face.face.style === 'italic' && { fontStyle: 'italic' as const }),
      ...(lineHeight !== undefined && { lineHeight }),
      ...(tracking !== 0 && { letterSpacing: tracking }),
      ...gradientStyle(gradient, { pens, fontSize }, frames[0]?.angle ?? 0),
      ...effectStyle(effect, fontSize),
      ...underlineStyle(paragraph.underline, { pens, fontSize }),
      ...(runs.length > 0 && { runs }),
      pens,
      textAlign: alignment(paragraph, others, lines, erased),
      colours: inks.map(toHex),
    };
  });
}
