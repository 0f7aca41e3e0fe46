import { z } from 'zod/mini';
import type { MemoryUnit } from './memory.ts';

/** How many versions of an edited document are kept. */
export const documentVersions = 20;

/** The editor's document of a process; the server stores it as it is. */
export const documentPayload = z.strictObject({ content: z.record(z.string(), z.unknown()) });

export const documentResponse = z.object({
  /** The number of times it was saved; also the ETag, with which the next change names the version it is based on. */
  version: z.int().check(z.positive()),
  content: z.record(z.string(), z.unknown()),
  updated_at: z.iso.datetime(),
});
export type DocumentResponse = z.infer<typeof documentResponse>;

/** Names one of the versions that are kept; the latest without it. */
export const documentQuery = z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.positive())) });

export const documentSaved = z.omit(documentResponse, { content: true });
export type DocumentSaved = z.infer<typeof documentSaved>;

/** The versions that are kept, the newest first; none where nothing was saved. */
export const documentVersionsResponse = z.array(documentSaved);

/** The part of a document that the server reads: texts, with the words of each in the image and its words now. */
const documentTexts = z.object({ texts: z.array(z.unknown()) });
const documentText = z.object({ originalText: z.string().check(z.minLength(1)), text: z.string() });

/** The texts of a document with their translations; content of another shape has none. */
export function correctedTexts(content: Record<string, unknown>): MemoryUnit[] {
  const texts = documentTexts.safeParse(content).data?.texts ?? [];
  return texts.flatMap((text) => {
    const { data } = documentText.safeParse(text);
    return data ? [{ source: data.originalText, translation: data.text }] : [];
  });
}
