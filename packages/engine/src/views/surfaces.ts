/**
 * Texts on surfaces seen at an angle, and texts along arcs: their style is found and their translations are set in a view in which they are upright,
 * the front view of the surface or the arc laid out straight.
 *
 * @module
 */
import { mapped } from '@palimpsest/typeset/homography';
import { type Describe, describeOnArc, fitOnArc } from './bowed-texts.ts';
import type { LocalisedText } from '../model/document.ts';
import type { Paragraph, ParagraphStyle } from '../model/paragraph.ts';
import { degreesOf } from '../geometry/oriented-rectangle.ts';
import { type Plane, quadInView, rectangleAround } from '../geometry/plane.ts';
import { mapQuad, type Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { viewFromFront } from '../image/view.ts';
import { placedIn } from './placed-text.ts';
import { fitTranslations, type TranslatedParagraph } from '../typesetting/fit-translations.ts';

/** Describes how paragraphs were set, those on each surface by themselves. @returns in the order of the paragraphs */
export async function describeOnSurfaces(
  image: Raster,
  erased: Raster,
  paragraphs: readonly Paragraph[],
  all: readonly Paragraph[],
  describe: Describe,
): Promise<ParagraphStyle[]> {
  const styles = new Map<Paragraph, ParagraphStyle | undefined>();
  for (const [, own] of Map.groupBy(paragraphs, surfaceOf)) {
    const { plane, bow } = own[0] ?? {};
    const found = bow
      ? await describeOnArc(bow, image, erased, own, describe)
      : plane
        ? await describeOnPlane(plane, image, erased, own, all, describe)
        : await describe(image, erased, own, all);
    for (const [index, paragraph] of own.entries()) styles.set(paragraph, found[index]);
  }
  return paragraphs.flatMap((paragraph) => styles.get(paragraph) ?? []);
}

/** The bow or plane that a paragraph stands on, which it shares with all texts of its view; undefined for one upright before the camera. */
function surfaceOf({ plane, bow }: Paragraph): object | undefined {
  return bow ?? plane;
}

function describeOnPlane(
  plane: Plane,
  image: Raster,
  erased: Raster,
  paragraphs: readonly Paragraph[],
  all: readonly Paragraph[],
  describe: Describe,
): Promise<ParagraphStyle[]> {
  const seen = new Map(
    [...paragraphs, ...all]
      .filter((paragraph) => paragraph.plane === plane)
      .map((paragraph) => [paragraph, seenFromFront(paragraph, plane)]),
  );
  return describe(
    viewFromFront(image, plane),
    viewFromFront(erased, plane),
    paragraphs.flatMap((paragraph) => seen.get(paragraph) ?? []),
    all.flatMap((paragraph) => seen.get(paragraph) ?? []),
  );
}

/**
 * Sets translations where their originals stood, those on each surface in the view of it.
 * @param erased the picture without the texts
 * @param kept texts that stay in the picture and must not be covered
 * @returns in the order of the texts
 */
export function fitOnSurfaces(
  erased: Raster,
  texts: readonly TranslatedParagraph[],
  kept: readonly Quad[],
): LocalisedText[] {
  const surfaces = Map.groupBy(texts, ({ paragraph }) => surfaceOf(paragraph));
  const placed = [...surfaces.values()].flatMap((own) => {
    const { plane, bow } = own[0]?.paragraph ?? {};
    const others = texts.filter((text) => !own.includes(text)).map(({ paragraph }) => paragraph);
    const obstacles = [...kept, ...others.flatMap(({ lines }) => lines.map(({ quad }) => quad))];
    const fitted = bow
      ? fitOnArc(bow, erased, own, obstacles)
      : plane
        ? fitOnPlane(plane, erased, own, obstacles)
        : fitTranslations(erased, own, obstacles);
    return fitted.map((text) => [text.id, text] as const);
  });
  const byId = new Map(placed);
  return texts.flatMap(({ paragraph }) => byId.get(paragraph.id) ?? []);
}

function fitOnPlane(
  plane: Plane,
  erased: Raster,
  texts: readonly TranslatedParagraph[],
  kept: readonly Quad[],
): LocalisedText[] {
  const fitted = fitTranslations(
    viewFromFront(erased, plane),
    texts.map((text) => ({ ...text, paragraph: seenFromFront(text.paragraph, plane) })),
    kept.flatMap((quad) => {
      const seen = quadInView(plane, quad);
      return seen ? [seen] : [];
    }),
  );
  return fitted.map((text) => inImage(text, plane));
}

/** A paragraph on a plane, mapped into the view of the plane. */
function seenFromFront(paragraph: Paragraph, plane: Plane): Paragraph {
  const { perspective, plane: _, ...rest } = paragraph;
  const quad = inView(perspective ?? paragraph.quad, plane);
  return {
    ...rest,
    lines: paragraph.lines.map(({ perspective: seen, ...line }) => ({
      ...line,
      quad: inView(seen ?? line.quad, plane),
    })),
    quad,
    rotation: degreesOf(rectangleAround(quad).angle),
  };
}

function inView(quad: Quad, { toView }: Plane): Quad {
  return mapQuad(quad, (corner) => mapped(toView, corner));
}

/**
 * A text of a view as it stands in the image: its box about where its middle is seen, as large as its letters are there, with the corners to
 * which the box is drawn.
 */
function inImage(text: LocalisedText, { toImage }: Plane): LocalisedText {
  const perspective = mapQuad(text.quad, (corner) => mapped(toImage, corner));
  const scale = Math.sqrt(areaOf(perspective) / (text.width * text.height));
  const box = {
    ...mapped(toImage, text.center),
    width: text.width * scale,
    height: text.height * scale,
    angle: rectangleAround(perspective).angle,
  };
  return { ...placedIn(text, box), fontSize: text.fontSize * scale, perspective };
}

function areaOf([a, b, c, d]: Quad): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
}
