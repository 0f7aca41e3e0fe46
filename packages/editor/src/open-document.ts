import { z } from 'zod';
import { brushKinds } from './model/brush-stroke.ts';
import { documentVersion } from './model/document.ts';
import type { EditorDocument } from './model/document.ts';
import { leftReasons } from './model/text-patch.ts';

/** Something cannot be opened as a document of the editor. Its message says why and what to do. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

const number = z.number();
const place = z.object({ x: number, y: number });
const rect = place.extend({ width: number, height: number });
const corners = z.tuple([place, place, place, place]);

/** How a text is set. Attributes that texts can lack are checked where they are used: a file of a later release may have more. */
const setting = z.looseObject({
  fontFamily: z.string(),
  fontWeight: number,
  fontSize: number,
  fill: z.string(),
  textAlign: z.enum(['left', 'center', 'right']),
});

const attributes = setting.extend({
  ...rect.shape,
  text: z.string(),
  rotation: number,
  perspective: corners.optional(),
});

const text = attributes.extend({
  id: z.string(),
  origin: z.enum(['translated', 'added']),
  originalText: z.string(),
  misread: z.array(z.object({ read: z.string(), meant: z.string() })).optional(),
  sizeShare: number.optional(),
  faceConfidence: number.optional(),
  leftBecause: z.enum(leftReasons).optional(),
  suggestedColors: z.array(z.string()),
  original: attributes,
  patch: rect.extend({ key: z.string(), brings: z.enum(['original', 'erased']) }).optional(),
});

const schema = z.object({
  version: number.optional(),
  width: number.positive(),
  height: number.positive(),
  texts: z.array(text),
  strokes: z
    .array(z.object({ kind: z.enum(brushKinds), size: number, softness: number, points: z.array(place).min(1) }))
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

/** Each brings a document of the version at its place up to the next one. */
const migrations: readonly ((document: object) => object)[] = [
  // Documents of before versions were counted have the shape of version 1.
  (document) => ({ ...document, version: 1 }),
];

function versionOf(document: object): number {
  return 'version' in document && typeof document.version === 'number' ? document.version : 0;
}

/**
 * The document in what a file, a storage or a server kept, brought up to {@link documentVersion}.
 *
 * @throws DocumentError where it is none, is damaged, or was saved by a newer version of the editor
 */
export function openDocument(kept: unknown): EditorDocument {
  if (typeof kept !== 'object' || kept === null) {
    throw new DocumentError('This is not a document of the editor. Open one that the editor saved or fromEngine made.');
  }
  const version = versionOf(kept);
  if (version > documentVersion) {
    throw new DocumentError(
      `This document was saved by a newer version of the editor (format ${version}; this one reads up to ${documentVersion}). Update the editor to open it.`,
    );
  }
  const current = migrations.slice(version).reduce((document, migrate) => migrate(document), kept);
  const read = schema.safeParse(current);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new DocumentError(
    `This is not a document of the editor: ${where === '' ? '' : `${where}: `}${issue?.message ?? ''}. Open one that the editor saved or fromEngine made.`,
  );
}
