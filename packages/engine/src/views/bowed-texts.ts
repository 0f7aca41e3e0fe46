/**
 * Texts along arcs: what they are set in is found, and their translations are set, in a view of the arc laid out straight, whose pixels are those
 * of the image along the baseline.
 *
 * @module
 */
import type { LocalisedText } from '../model/document.ts';
import type { Bow, Paragraph, ParagraphStyle } from '../model/paragraph.ts';
import { type Arc, lengthOf } from '../geometry/arc.ts';
import { quadOf } from '../geometry/oriented-rectangle.ts';
import { mapQuad, type Point, type Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { type UnrolledArc, unroll } from '../image/unroll.ts';
import { placedIn } from './placed-text.ts';
import { fitTranslations, type TranslatedParagraph } from '../typesetting/fit-translations.ts';

/** Describes paragraphs of a picture, seen against the same picture without them; `all` are those that stand in it. */
export type Describe = (
  image: Raster,
  erased: Raster,
  paragraphs: readonly Paragraph[],
  all: readonly Paragraph[],
) => Promise<ParagraphStyle[]>;

/** Heights of the letters that are seen to both sides of a baseline, the margins of the view not counted. */
const seenHeights = 1;

/** The band about the baseline that is laid out. */
function bandOf({ x, y, radius, from, to, above, below }: Bow): Arc {
  return { x, y, radius, from, to, height: 2 * seenHeights * (above + below) };
}

function viewOf(image: Raster, bow: Bow): UnrolledArc {
  return unroll(image, bandOf(bow), bow.top);
}

/** How the text of an arc was set. It is set about the middle of its arc, as nearly all are. */
export async function describeOnArc(
  bow: Bow,
  image: Raster,
  erased: Raster,
  paragraphs: readonly Paragraph[],
  describe: Describe,
): Promise<ParagraphStyle[]> {
  const view = viewOf(image, bow);
  const seen = paragraphs.map((paragraph) => laidOut(paragraph, bow, view));
  const styles = await describe(view.picture, viewOf(erased, bow).picture, seen, seen);
  return styles.map((style) => ({ ...style, textAlign: 'center' as const }));
}

/** Sets the translations of one arc along it. @param kept what stays in the picture and must not be covered */
export function fitOnArc(
  bow: Bow,
  erased: Raster,
  texts: readonly TranslatedParagraph[],
  kept: readonly Quad[],
): LocalisedText[] {
  const view = viewOf(erased, bow);
  const fitted = fitTranslations(
    view.picture,
    texts.map((text) => ({ ...text, paragraph: laidOut(text.paragraph, bow, view) })),
    kept.map((quad) => mapQuad(quad, (corner) => inView(corner, bow, view))),
  );
  return fitted.map((text, index) => ({
    ...bent(text, bow, view),
    lineCount: texts[index]?.paragraph.lines.length ?? 1,
  }));
}

/** A paragraph along an arc as one line of the view. */
function laidOut(paragraph: Paragraph, bow: Bow, { picture, margin }: UnrolledArc): Paragraph {
  const { bow: _, underline: __, ...rest } = paragraph;
  const baseline = picture.height / 2;
  const width = lengthOf(bandOf(bow));
  const quad = quadOf({
    x: margin.x + width / 2,
    y: baseline + (bow.below - bow.above) / 2,
    width,
    height: bow.above + bow.below,
    angle: 0,
  });
  const confidence = Math.min(...paragraph.lines.map((line) => line.confidence));
  return { ...rest, quad, rotation: 0, lines: [{ text: paragraph.text, quad, confidence }] };
}

/** Where a point of the image lies in the view. */
function inView(point: Point, { x, y, radius, from, to, top }: Bow, { picture, margin }: UnrolledArc): Point {
  const middle = (from + to) / 2;
  const turn = Math.atan2(point.y - y, point.x - x) - middle;
  const angle = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  const side = top === 'outside' ? 1 : -1;
  return {
    x: margin.x + ((to - from) / 2 + side * angle) * radius,
    y: picture.height / 2 - side * (Math.hypot(point.x - x, point.y - y) - radius),
  };
}

/** A text of the view as it stands in the image: curved, its box around the arc that it may take. */
function bent(text: LocalisedText, bow: Bow, { picture, margin }: UnrolledArc): LocalisedText {
  const side = bow.top === 'outside' ? 1 : -1;
  const along = (text.center.x - margin.x - lengthOf(bandOf(bow)) / 2) / bow.radius;
  const middle = (bow.from + bow.to) / 2 + side * along;
  // The block of lines is as high as the box in the view; its outer edge is the circle around all of them.
  const outer = bow.radius + side * (picture.height / 2 - text.center.y) + text.height / 2;
  const sweep = Math.min(2 * Math.PI, text.width / bow.radius);
  const width = 2 * outer * Math.sin(Math.min(sweep, Math.PI) / 2);
  const cos = Math.cos(sweep / 2);
  const height = outer * (1 - cos) + text.height * Math.max(0, cos);
  const box = {
    x: bow.x + Math.cos(middle) * (outer - height / 2),
    y: bow.y + Math.sin(middle) * (outer - height / 2),
    width,
    height,
    angle: middle + (side * Math.PI) / 2,
  };
  return { ...placedIn(text, box), curve: (side * sweep * 180) / Math.PI };
}
