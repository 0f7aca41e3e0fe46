import { misreading, skipReasons, textAlignments } from '@palimpsest/contract';
import { brushKinds, type EditorDocument } from '@palimpsest/editor';
import { z } from 'zod';
import type { Draft } from './draft.ts';

const number = z.number();

const setting = z.looseObject({
  fontFamily: z.string(),
  fontWeight: number,
  fontSize: number,
  fill: z.string(),
  textAlign: z.enum(textAlignments),
});

const attributes = setting.extend({
  text: z.string(),
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: number,
});

const point = z.object({ x: number, y: number });

const document = z.object({
  width: number,
  height: number,
  texts: z.array(
    attributes.extend({
      id: z.string(),
      origin: z.enum(['translated', 'added']),
      originalText: z.string(),
      misread: z.array(misreading).optional(),
      sizeShare: number.optional(),
      faceConfidence: number.optional(),
      leftBecause: z.enum(skipReasons).optional(),
      suggestedColors: z.array(z.string()),
      original: attributes,
    }),
  ),
  strokes: z
    .array(z.object({ kind: z.enum(brushKinds), size: number, softness: number, points: z.array(point).min(1) }))
    .optional(),
  presets: z.array(z.object({ name: z.string().min(1), setting })).optional(),
  readingOrder: z.array(z.string()).optional(),
  fonts: z
    .array(
      z.object({
        fontFamily: z.string(),
        fileData: z.base64(),
        uploadedAt: number,
        fileName: z.string(),
        detectedWeight: z.string(),
      }),
    )
    .optional(),
});

/** The document in what a server or a storage kept; undefined where it is none, or for an image of another size. */
export function readContent(content: unknown, size: { width: number; height: number }): EditorDocument | undefined {
  const read = document.safeParse(content).data;
  return read?.width === size.width && read.height === size.height ? read : undefined;
}

const storedDraft = z.object({
  version: z.number().int(),
  document: z.unknown(),
  writer: z.string().optional(),
  editedAt: number.optional(),
});

/** The draft in what a storage kept; undefined where it is none, or for an image of another size. */
export function readStoredDraft(kept: unknown, size: { width: number; height: number }): Draft | undefined {
  const draft = storedDraft.safeParse(kept).data;
  const read = readContent(draft?.document, size);
  return draft && read && { ...draft, document: read };
}
