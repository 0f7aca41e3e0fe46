import { textFieldsFromWire } from './text-fields.ts';
import type { Corners, LocalizedRun, LocalizedText, SkippedTextEntry, TextPatchEntry } from './texts.ts';

interface Point {
  x: number;
  y: number;
}

function toPatch(entry: TextPatchEntry) {
  const { x, y, width, height, offset, bytes } = entry;
  // An editor asks for a patch by its place in the file of all patches.
  return { x, y, width, height, key: `${offset}+${bytes}` };
}

function toStyledRun({ start, end, color, font_weight }: LocalizedRun) {
  return {
    start,
    end,
    ...(color !== undefined && { fill: color }),
    ...(font_weight !== undefined && { fontWeight: font_weight }),
  };
}

function toQuad({ x1, y1, x2, y2, x3, y3, x4, y4 }: Corners): [Point, Point, Point, Point] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
    { x: x4, y: y4 },
  ];
}

function toEngineText(text: LocalizedText) {
  const { coordinates, dimensions, perspective, runs, patch, translation_note: note } = text;
  return {
    ...textFieldsFromWire(text),
    id: text.id,
    originalText: text.original_text,
    translatedText: text.localized_text,
    center: { x: coordinates.center_x, y: coordinates.center_y },
    width: dimensions.width,
    height: dimensions.height,
    rotation: text.rotation,
    suggestedColours: text.suggested_colors,
    fontFamily: text.font_family,
    fontWeight: text.font_weight,
    fontSize: text.font_size,
    textAlign: text.text_alignment,
    note,
    ...(perspective && { perspective: toQuad(perspective) }),
    ...(runs && { runs: runs.map(toStyledRun) }),
    ...(patch && { patch: toPatch(patch) }),
  };
}

/**
 * The texts of a processed record as the engine made them: what `fromEngine` of `@palimpsest/editor` takes.
 * @param size the size of the image, in px
 */
export function toEngineDocument(
  texts: readonly LocalizedText[],
  { width, height }: { width: number; height: number },
  skipped: readonly SkippedTextEntry[] = [],
) {
  return {
    width,
    height,
    texts: texts.map(toEngineText),
    skipped: skipped.map(({ reason, patch, as_set: set }) => ({
      reason,
      ...(set && { set: toEngineText(set) }),
      ...(patch && { patch: toPatch(patch) }),
    })),
  };
}
