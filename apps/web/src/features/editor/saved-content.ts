import { textAlignments } from '@palimpsest/contract';
import { brushKinds, type EditorDocument } from '@palimpsest/editor';
import { z } from 'zod';

const number = z.number();

const attributes = z.looseObject({
  text: z.string(),
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: number,
  fontFamily: z.string(),
  fontWeight: number,
  fontSize: number,
  fill: z.string(),
  textAlign: z.enum(textAlignments),
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
      suggestedColors: z.array(z.string()),
      original: attributes,
    }),
  ),
  strokes: z
    .array(z.object({ kind: z.enum(brushKinds), size: number, softness: number, points: z.array(point).min(1) }))
    .optional(),
});

/** The document in what a server or a storage kept; undefined where it is none, or for an image of another size. */
export function readContent(content: unknown, size: { width: number; height: number }): EditorDocument | undefined {
  const read = document.safeParse(content).data;
  return read?.width === size.width && read.height === size.height ? read : undefined;
}
