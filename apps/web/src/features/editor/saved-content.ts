import { ProblemError } from '@palimpsest/api-client';
import { DocumentError, documentVersion, openDocument, type EditorDocument } from '@palimpsest/editor';
import { z } from 'zod/mini';
import type { Draft } from './draft.ts';

const countedVersion = z.object({ version: z.number() });

/**
 * Reads a document that a server or a storage kept; undefined where it is invalid, or for an image of another size.
 * @throws ProblemError `newer_document` if a newer editor saved it: saving over it with this one would lose the fields it does not know
 */
export function readContent(content: unknown, size: { width: number; height: number }): EditorDocument | undefined {
  const version = countedVersion.safeParse(content).data?.version ?? 0;
  if (version > documentVersion) throw new ProblemError({ code: 'newer_document' });
  try {
    const document = openDocument(content);
    return document.width === size.width && document.height === size.height ? document : undefined;
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

const storedDraft = z.object({
  version: z.int(),
  document: z.unknown(),
  writer: z.optional(z.string()),
  editedAt: z.optional(z.number()),
});

/** Reads a draft that a storage kept; undefined where it is invalid, or for an image of another size. */
export function readStoredDraft(kept: unknown, size: { width: number; height: number }): Draft | undefined {
  const draft = storedDraft.safeParse(kept).data;
  const read = readContent(draft?.document, size);
  return draft && read && { ...draft, document: read };
}
