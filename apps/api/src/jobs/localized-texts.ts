import {
  textFieldsToWire,
  type Coordinates,
  type Corners,
  type LocalizedRun,
  type LocalizedText,
  type SkippedTextEntry,
  type TextPatchEntry,
} from '@palimpsest/contract';
import type { LocalisedText, Point, Quad, SkippedText, StyledRun, TranslationNote } from '@palimpsest/engine';

/** Characters as a reader counts them. */
function characters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

function toCorners([a, b, c, d]: Quad): Corners {
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, x3: c.x, y3: c.y, x4: d.x, y4: d.y };
}

function toCoordinates(quad: Quad, center: Point): Coordinates {
  return { ...toCorners(quad), center_x: center.x, center_y: center.y };
}

function toLocalizedRun({ start, end, fill, fontWeight }: StyledRun): LocalizedRun {
  return {
    start,
    end,
    ...(fill !== undefined && { color: fill }),
    ...(fontWeight !== undefined && { font_weight: fontWeight }),
  };
}

/** A text of the engine's document as clients know it. */
export function toLocalizedText(
  text: LocalisedText,
  patch: TextPatchEntry | undefined,
  createdAt: Date,
): LocalizedText {
  return {
    id: text.id,
    original_text: text.originalText,
    localized_text: text.translatedText,
    coordinates: toCoordinates(text.quad, text.center),
    dimensions: { width: text.width, height: text.height },
    font_size: text.fontSize,
    line_count: text.lineCount,
    length_ratio: characters(text.translatedText) / Math.max(1, characters(text.originalText)),
    created_at: createdAt.toISOString(),
    text_alignment: text.textAlign,
    suggested_colors: text.suggestedColours,
    font_family: text.fontFamily,
    font_weight: text.fontWeight,
    ...textFieldsToWire(text),
    ...(text.runs && { runs: text.runs.map(toLocalizedRun) }),
    rotation: text.rotation,
    ...(text.perspective && { perspective: toCorners(text.perspective) }),
    patch: patch ?? null,
    ...(text.note && { translation_note: toTranslationNote(text.note) }),
  };
}

/** A text that stayed as it was, as clients know it. @param id by which it is asked for */
export function toSkippedText(
  { quad, text, confidence, reason, set }: SkippedText,
  patch: TextPatchEntry | undefined,
  { id, createdAt }: { id: number; createdAt: Date },
): SkippedTextEntry {
  const mean = (axis: 'x' | 'y') => quad.reduce((sum, point) => sum + point[axis], 0) / quad.length;
  const coordinates = toCoordinates(quad, { x: mean('x'), y: mean('y') });
  const entry = { coordinates, text, confidence, reason, patch: patch ?? null };
  return set ? { ...entry, as_set: toLocalizedText({ ...set, id }, patch, createdAt) } : entry;
}

/** How a translation came about, as clients know it. */
export function toTranslationNote({ origin, by, misread }: TranslationNote): LocalizedText['translation_note'] {
  return {
    origin,
    ...(by !== undefined && { by }),
    ...(misread && { misread: [...misread] }),
  };
}
