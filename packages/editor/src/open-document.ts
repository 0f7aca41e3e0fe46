import { z } from 'zod/mini';
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
const rect = z.extend(place, { width: number, height: number });
const corners = z.tuple([place, place, place, place]);

/** How a text is set. Attributes that texts can lack are checked where they are used: a file of a later release may have more. */
const setting = z.looseObject({
  fontFamily: z.string(),
  fontWeight: number,
  fontSize: number,
  fill: z.string(),
  textAlign: z.enum(['left', 'center', 'right']),
});

const attributes = z.extend(setting, {
  ...rect.shape,
  text: z.string(),
  rotation: number,
  perspective: z.optional(corners),
});

const text = z.extend(attributes, {
  id: z.string(),
  origin: z.enum(['translated', 'added']),
  originalText: z.string(),
  misread: z.optional(z.array(z.object({ read: z.string(), meant: z.string() }))),
  sizeShare: z.optional(number),
  faceConfidence: z.optional(number),
  leftBecause: z.optional(z.enum(leftReasons)),
  suggestedColors: z.array(z.string()),
  original: attributes,
  patch: z.optional(z.extend(rect, { key: z.string(), brings: z.enum(['original', 'erased']) })),
});

const schema = z.object({
  version: z.optional(number),
  width: number.check(z.positive()),
  height: number.check(z.positive()),
  texts: z.array(text),
  strokes: z.optional(
    z.array(
      z.object({
        kind: z.enum(brushKinds),
        size: number,
        softness: number,
        points: z.array(place).check(z.minLength(1)),
      }),
    ),
  ),
  presets: z.optional(z.array(z.object({ name: z.string().check(z.minLength(1)), setting }))),
  readingOrder: z.optional(z.array(z.string())),
  fonts: z.optional(
    z.array(
      z.object({
        fontFamily: z.string(),
        fileData: z.base64(),
        uploadedAt: number,
        fileName: z.string(),
        detectedWeight: z.string(),
      }),
    ),
  ),
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
 * @throws DocumentError if it is not a document, is damaged, or was saved by a newer version of the editor
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
