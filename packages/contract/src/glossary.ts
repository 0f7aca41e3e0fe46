import { z } from 'zod';
import { languageName } from './languages.ts';
import { defaultListLimit, maxImportBytes, maxListLimit, maxTermLength } from './limits.ts';

/** A term and its translation, as translators take it. */
export interface GlossaryTerm {
  term: string;
  /** Null: the term stays as it is. */
  translation: string | null;
}

const languages = { source_lang: languageName, target_lang: languageName };

export const glossaryPayload = z.strictObject({
  ...languages,
  term: z.string().trim().min(1, 'Term is required').max(maxTermLength),
  /** Null: the term stays as it is. */
  translation: z.string().trim().min(1).max(maxTermLength).nullable(),
});
export type GlossaryPayload = z.infer<typeof glossaryPayload>;

export const glossaryEntry = z.object({
  id: z.string(),
  source_lang: z.string(),
  target_lang: z.string(),
  term: z.string(),
  translation: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** What the lists of terms and of translations can be asked for. */
export const glossaryQuery = z.strictObject({
  source_lang: languageName.optional(),
  target_lang: languageName.optional(),
  /** Shows entries that hold this text on either side, in whatever case. */
  search: z.string().trim().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(maxListLimit).default(defaultListLimit),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type GlossaryQuery = z.input<typeof glossaryQuery>;

export const glossaryPage = z.object({ entries: z.array(glossaryEntry), total: z.number().int() });
export type GlossaryPage = z.infer<typeof glossaryPage>;

export const glossaryFormats = ['csv', 'tbx'] as const;

/**
 * A file of terms. CSV: a header line `term,translation`, an empty translation keeps the term; TBX: the languages of the file
 * are matched by their tags.
 */
export const glossaryImportPayload = z.strictObject({
  ...languages,
  format: z.enum(glossaryFormats),
  content: z.string().min(1, 'The file is empty').max(maxImportBytes),
});
export type GlossaryImportPayload = z.infer<typeof glossaryImportPayload>;

export const importResponse = z.object({
  /** Entries that were not there. */
  added: z.number().int(),
  /** Entries that were there with another translation. */
  replaced: z.number().int(),
});
export type ImportResponse = z.infer<typeof importResponse>;

export const glossaryExportQuery = z.strictObject({ ...languages, format: z.enum(glossaryFormats).default('csv') });
