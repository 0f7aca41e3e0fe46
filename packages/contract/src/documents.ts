import { z } from 'zod/mini';
import type { MemoryUnit } from './memory.ts';

/** How many versions of an edited document are kept. */
export const documentVersions = 20;

/** What the editor makes of a process; the server keeps it as it is. */
export const documentPayload = z.strictObject({ content: z.record(z.string(), z.unknown()) });

export const documentResponse = z.object({
  /** Counts the times that it was saved; also the ETag, with which the next change says what it is based on. */
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

/** What the server understands of a document: texts, what each said in the image, and what it says now. */
const documentTexts = z.object({ texts: z.array(z.unknown()) });
const documentText = z.object({ originalText: z.string().check(z.minLength(1)), text: z.string() });

/** The texts of a document with their translations. What has another shape has none. */
export function correctedTexts(content: Record<string, unknown>): MemoryUnit[] {
  const texts = documentTexts.safeParse(content).data?.texts ?? [];
  return texts.flatMap((text) => {
    const { data } = documentText.safeParse(text);
    return data ? [{ source: data.originalText, translation: data.text }] : [];
  });
}
