import {
  textFieldsFromWire,
  type Corners,
  type LocalizedRun,
  type LocalizedText,
  type SkippedTextEntry,
  type TextPatchEntry,
} from '@palimpsest/contract';
import type { EditorDocument, StyledRun } from '@palimpsest/editor';
import { fromEngine, type EnginePatch, type EngineText } from '@palimpsest/editor/from-engine';
import { patchKey } from './text-patches.ts';

function toPatch(entry: TextPatchEntry): EnginePatch {
  const { x, y, width, height } = entry;
  return { x, y, width, height, key: patchKey(entry) };
}

function toStyledRun({ start, end, color, font_weight }: LocalizedRun): StyledRun {
  return {
    start,
    end,
    ...(color !== undefined && { fill: color }),
    ...(font_weight !== undefined && { fontWeight: font_weight }),
  };
}

function toQuad({ x1, y1, x2, y2, x3, y3, x4, y4 }: Corners): NonNullable<EngineText['perspective']> {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
    { x: x4, y: y4 },
  ];
}

/** A text from the server as the engine made it. */
function toEngineText(text: LocalizedText): EngineText {
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
 * Makes the editor's document from the texts of a processed record.
 * @param size the size of the image, in px
 * @param now ms since the epoch, for the ids
 */
export function toEditorDocument(
  texts: readonly LocalizedText[],
  { width, height }: { width: number; height: number },
  now: number,
  skipped: readonly SkippedTextEntry[] = [],
): EditorDocument {
  return fromEngine(
    {
      width,
      height,
      texts: texts.map(toEngineText),
      skipped: skipped.map(({ reason, patch, as_set: set }) => ({
        reason,
        ...(set && { set: toEngineText(set) }),
        ...(patch && { patch: toPatch(patch) }),
      })),
    },
    now,
  );
}
