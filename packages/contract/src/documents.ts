import { z } from 'zod';

/** How many versions of an edited document are kept. */
export const documentVersions = 20;

/** What the editor makes of a process; the server keeps it as it is. */
export const documentPayload = z.strictObject({ content: z.record(z.string(), z.unknown()) });

export const documentResponse = z.object({
  /** Counts the times that it was saved; also the ETag, with which the next change says what it is based on. */
  version: z.number().int().positive(),
  content: z.record(z.string(), z.unknown()),
  updated_at: z.iso.datetime(),
});
export type DocumentResponse = z.infer<typeof documentResponse>;

export const documentSaved = documentResponse.omit({ content: true });
export type DocumentSaved = z.infer<typeof documentSaved>;
