import {
  skippedTextId,
  type LocalizedRun,
  type LocalizedText,
  type SkippedTextEntry,
  type TextPatchEntry,
} from '@palimpsest/contract';
import {
  createTranslatedText,
  type EditorDocument,
  type EditorText,
  type LeftReason,
  perspectiveTo,
  type StyledRun,
  type TextPatch,
} from '@palimpsest/editor';
import { patchKey } from './text-patches.ts';

function toPatch(entry: TextPatchEntry, brings: TextPatch['brings']): TextPatch {
  const { x, y, width, height } = entry;
  return { x, y, width, height, key: patchKey(entry), brings };
}

function toStyledRun({ start, end, color, font_weight }: LocalizedRun): StyledRun {
  return {
    start,
    end,
    ...(color !== undefined && { fill: color }),
    ...(font_weight !== undefined && { fontWeight: font_weight }),
  };
}

/** The box of a text, with the perspective in which it is seen and the curve of its lines. */
function toBox({ coordinates, dimensions: { width, height }, rotation, perspective: seen, curve }: LocalizedText) {
  const { center_x, center_y } = coordinates;
  const box = { x: center_x - width / 2, y: center_y - height / 2, width, height, rotation };
  const perspective =
    seen &&
    perspectiveTo(box, [
      { x: seen.x1, y: seen.y1 },
      { x: seen.x2, y: seen.y2 },
      { x: seen.x3, y: seen.y3 },
      { x: seen.x4, y: seen.y4 },
    ]);
  return { ...box, ...(perspective && { perspective }), ...(curve !== undefined && { curve }) };
}

/** How a text looks as a whole. */
function toLook({ opacity, text_transform: textTransform, auto_fit: autoFit, lang }: LocalizedText) {
  return {
    ...(opacity !== undefined && { opacity }),
    ...(textTransform !== undefined && { textTransform }),
    ...(autoFit !== undefined && { autoFit }),
    ...(lang !== undefined && { lang }),
  };
}

/** A text as it was set by the engine. @param leftBecause why the picture still shows it; undefined of one that was translated */
function toRecord(text: LocalizedText, leftBecause: LeftReason | undefined, now: number): EditorText {
  const isLeft = leftBecause !== undefined;
  return createTranslatedText(
    {
      id: text.id,
      text: text.localized_text,
      originalText: text.original_text,
      misread: text.translation_note?.misread,
      sizeShare: text.size_share,
      faceConfidence: text.face_confidence,
      suggestedColors: text.suggested_colors,
      ...toBox(text),
      fontFamily: text.font_family,
      fontWeight: text.font_weight,
      fontSize: text.font_size,
      textAlign: text.text_alignment,
      ...(text.justified !== undefined && { justified: text.justified }),
      ...(text.hanging_punctuation !== undefined && { hangingPunctuation: text.hanging_punctuation }),
      ...(text.font_style !== undefined && { fontStyle: text.font_style }),
      ...(text.line_height !== undefined && { lineHeight: text.line_height }),
      ...(text.letter_spacing !== undefined && { letterSpacing: text.letter_spacing }),
      ...(text.text_gradient !== undefined && { textGradient: text.text_gradient }),
      ...(text.text_shadow !== undefined && { textShadow: text.text_shadow }),
      ...(text.text_stroke !== undefined && { textStroke: text.text_stroke }),
      ...(text.text_underline !== undefined && { textUnderline: text.text_underline }),
      ...(text.text_background !== undefined && { textBackground: text.text_background }),
      ...(text.hyphenation !== undefined && { hyphenation: text.hyphenation }),
      ...toLook(text),
      ...(text.runs && { runs: text.runs.map(toStyledRun) }),
      ...(text.patch && { patch: toPatch(text.patch, isLeft ? 'erased' : 'original') }),
      ...(isLeft && { leftBecause, restored: true }),
    },
    now,
  );
}

/** A text that was left in the picture: it can be taken out and translated too, where its pixels and its style are known. */
function toLeftText({ reason, patch, as_set: set }: SkippedTextEntry, id: number, now: number): EditorText[] {
  return patch && set ? [toRecord({ ...set, id, patch }, reason, now)] : [];
}

/**
 * The texts that the editor edits, from those of a processed record and those that were left in its picture.
 * @param now ms since the epoch, for the ids
 */
export function toEditorTexts(
  texts: readonly LocalizedText[],
  now: number,
  skipped: readonly SkippedTextEntry[],
): EditorText[] {
  return [
    ...skipped.flatMap((text, index) => toLeftText(text, skippedTextId(texts, index), now)),
    ...texts.map((text) => toRecord(text, undefined, now)),
  ];
}

/**
 * The document that the editor edits, of a record as it was processed.
 * @param size of the image, in pixels
 * @param now ms since the epoch, for the ids
 */
export function toEditorDocument(
  texts: readonly LocalizedText[],
  { width, height }: { width: number; height: number },
  now: number,
  skipped: readonly SkippedTextEntry[] = [],
): EditorDocument {
  return { width, height, texts: toEditorTexts(texts, now, skipped) };
}
