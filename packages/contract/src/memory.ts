import { z } from 'zod/mini';
import { glossaryImportPayload, glossaryQuery, languagePair } from './glossary.ts';
import { filled } from './images.ts';
import { maxSegmentLength } from './limits.ts';

/** A text and how its owner wants it translated, as translators take it. */
export interface MemoryUnit {
  source: string;
  translation: string;
}

/** Where an entry came from. */
export const memoryOrigins = ['correction', 'entered', 'imported'] as const;
export type MemoryOrigin = (typeof memoryOrigins)[number];

export const memoryPayload = z.strictObject({
  ...languagePair,
  source: filled(maxSegmentLength, 'Source text is required'),
  translation: filled(maxSegmentLength, 'Translation is required'),
});

export const memoryEntry = z.object({
  id: z.string(),
  source_lang: z.string(),
  target_lang: z.string(),
  source: z.string(),
  translation: z.string(),
  origin: z.enum(memoryOrigins),
  updated_at: z.iso.datetime(),
});
export type MemoryEntry = z.infer<typeof memoryEntry>;

export const memoryQuery = glossaryQuery;

export const memoryPage = z.object({ entries: z.array(memoryEntry), total: z.int() });

/** A TMX 1.4 file; its languages are matched by their tags. */
export const memoryImportPayload = z.omit(glossaryImportPayload, { format: true });
export type MemoryImportPayload = z.infer<typeof memoryImportPayload>;

export const memoryExportQuery = z.strictObject(languagePair);
