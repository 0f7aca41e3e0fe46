import { z } from 'zod';
import { glossaryQuery } from './glossary.ts';
import { languageName } from './languages.ts';
import { maxImportBytes, maxSegmentLength } from './limits.ts';

/** A text and how its owner wants it translated, as translators take it. */
export interface MemoryUnit {
  source: string;
  translation: string;
}

const languages = { source_lang: languageName, target_lang: languageName };

/** Where an entry came from. */
export const memoryOrigins = ['correction', 'entered', 'imported'] as const;
export type MemoryOrigin = (typeof memoryOrigins)[number];

export const memoryPayload = z.strictObject({
  ...languages,
  source: z.string().trim().min(1, 'Source text is required').max(maxSegmentLength),
  translation: z.string().trim().min(1, 'Translation is required').max(maxSegmentLength),
});
export type MemoryPayload = z.infer<typeof memoryPayload>;

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

export const memoryPage = z.object({ entries: z.array(memoryEntry), total: z.number().int() });
export type MemoryPage = z.infer<typeof memoryPage>;

/** A TMX 1.4 file; its languages are matched by their tags. */
export const memoryImportPayload = z.strictObject({
  ...languages,
  content: z.string().min(1, 'The file is empty').max(maxImportBytes),
});
export type MemoryImportPayload = z.infer<typeof memoryImportPayload>;

export const memoryExportQuery = z.strictObject(languages);
