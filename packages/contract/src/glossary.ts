import { z } from 'zod/mini';
import { filled, languageName } from './images.ts';
import { defaultListLimit, maxImportBytes, maxListLimit, maxTermLength } from './limits.ts';

/** A term and its translation, as translators take it. */
export interface GlossaryTerm {
  term: string;
  /** Null: the term stays as it is. */
  translation: string | null;
}

/** The source and the target language of a word list. */
export const languagePair = { source_lang: languageName, target_lang: languageName };

export const glossaryPayload = z.strictObject({
  ...languagePair,
  term: filled(maxTermLength, 'Term is required'),
  /** Null: the term stays as it is. */
  translation: z.nullable(filled(maxTermLength)),
});

export const glossaryEntry = z.object({
  id: z.string(),
  source_lang: z.string(),
  target_lang: z.string(),
  term: z.string(),
  translation: z.nullable(z.string()),
  updated_at: z.iso.datetime(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** The query of the lists of terms and of translations. */
export const glossaryQuery = z.strictObject({
  source_lang: z.optional(languageName),
  target_lang: z.optional(languageName),
  /** Shows entries that hold this text on either side, in whatever case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxListLimit)), defaultListLimit),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});

export const glossaryPage = z.object({ entries: z.array(glossaryEntry), total: z.int() });

export const glossaryFormats = ['csv', 'tbx'] as const;

/**
 * A file of terms. CSV: a header line `term,translation`, an empty translation keeps the term; TBX: the languages of the file
 * are matched by their tags.
 */
export const glossaryImportPayload = z.strictObject({
  ...languagePair,
  format: z.enum(glossaryFormats),
  content: z.string().check(z.minLength(1, 'The file is empty'), z.maxLength(maxImportBytes)),
});
export type GlossaryImportPayload = z.infer<typeof glossaryImportPayload>;

export const importResponse = z.object({
  /** Entries that were not there. */
  added: z.int(),
  /** Entries that were there with another translation. */
  replaced: z.int(),
});
export type ImportResponse = z.infer<typeof importResponse>;

export const glossaryExportQuery = z.strictObject({
  ...languagePair,
  format: z._default(z.enum(glossaryFormats), 'csv'),
});
