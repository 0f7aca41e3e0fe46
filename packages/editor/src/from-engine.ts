import { perspectiveTo } from '@palimpsest/typeset';
import type { Quad } from '@palimpsest/typeset';
import type { Point } from './geometry/rect.ts';
import { documentVersion } from './model/document.ts';
import type { EditorDocument } from './model/document.ts';
import { createTranslatedText } from './model/text.ts';
import type { EditorText, Misreading, TranslatedText } from './model/text.ts';
import type { LeftReason, TextPatch } from './model/text-patch.ts';

/** Where the pixels of a text are, in pixels of the image, and what the application finds them by. */
export type EnginePatch = Omit<TextPatch, 'brings'>;

type Replaced =
  | 'text'
  | 'x'
  | 'y'
  | 'perspective'
  | 'suggestedColors'
  | 'misread'
  | 'leftBecause'
  | 'patch'
  | 'restored';

/** A text of the document of `@palimpsest/engine`. Lengths are in pixels of the image. */
export interface EngineText extends Omit<TranslatedText, Replaced> {
  translatedText: string;
  /** The middle of its box. */
  center: Point;
  /** CSS colours, the likeliest first. */
  suggestedColours: readonly string[];
  /** Where the corners of the box are seen in the image. Absent where it stands upright before the camera. */
  perspective?: Quad | undefined;
  note?: { misread?: readonly Misreading[] | undefined } | undefined;
  /** The pixels that bring the original back; the host adds them. Default: the original cannot be brought back. */
  patch?: EnginePatch | undefined;
}

/** A text that the engine left in the picture. */
export interface EngineSkippedText {
  reason: LeftReason;
  /** The text with its own words and style. Absent if the style could not be measured. */
  set?: EngineText | undefined;
  /** The pixels that take it out; the host adds them. Default: it stays in the picture and is not in the document. */
  patch?: EnginePatch | undefined;
}

/** The document that `localise` of `@palimpsest/engine` returns, as far as the editor reads it. */
export interface EngineDocument {
  /** Width and height of the image, in its pixels. */
  width: number;
  height: number;
  texts: readonly EngineText[];
  skipped?: readonly EngineSkippedText[] | undefined;
}

function toEditorText(text: EngineText, now: number, leftBecause?: LeftReason): EditorText {
  const { translatedText, center, suggestedColours, perspective: corners, note, patch, ...attributes } = text;
  const { width, height, rotation } = text;
  const box = { x: center.x - width / 2, y: center.y - height / 2, width, height, rotation };
  const perspective = corners && perspectiveTo(box, corners);
  return createTranslatedText(
    {
      ...attributes,
      ...box,
      text: translatedText,
      suggestedColors: suggestedColours,
      misread: note?.misread,
      ...(perspective && { perspective }),
      ...(patch && { patch: { ...patch, brings: leftBecause === undefined ? 'original' : 'erased' } }),
      ...(leftBecause !== undefined && { leftBecause, restored: true }),
    },
    now,
  );
}

/**
 * The document that the editor edits, of what `@palimpsest/engine` made of an image. A text that was left in the picture is part of it where its
 * pixels and its style are known, below the others: the user can take it out and translate it, too.
 *
 * ```ts
 * const { document, erasedPng } = await engine.localise(file, { source: 'English', target: 'German' });
 * <ImageEditor document={fromEngine(document)} image={await createImageBitmap(new Blob([erasedPng]))} />
 * ```
 *
 * @param now ms since the epoch, for the ids. Default: the clock
 */
export function fromEngine(
  { width, height, texts, skipped = [] }: EngineDocument,
  now: number = Date.now(),
): EditorDocument {
  // The ids continue as on the server, which translates such a text by its id.
  const firstLeftId = Math.max(0, ...texts.map(({ id }) => id)) + 1;
  const left = skipped.flatMap(({ reason, set, patch }, index) =>
    set && patch ? [toEditorText({ ...set, id: firstLeftId + index, patch }, now, reason)] : [],
  );
  return {
    version: documentVersion,
    width,
    height,
    texts: [...left, ...texts.map((text) => toEditorText(text, now))],
  };
}
