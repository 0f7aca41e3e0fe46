import { z } from 'zod/mini';
import { languageName } from './images.ts';
import { maxDeckImages, maxFolderNameLength } from './limits.ts';

/** The kinds of files that texts of images are exported to; XLIFF of version 2. */
export const deckFileFormats = ['xliff', 'xlsx', 'csv'] as const;
export type DeckFileFormat = (typeof deckFileFormats)[number];

/** Length of an id and the comma after it. */
const idLength = 37;

/** The processed images whose texts go into one file: all of them in one pair of languages. */
export const textsExportQuery = z.strictObject({
  format: z._default(z.enum(deckFileFormats), 'xliff'),
  /** The message ids of processes, with commas between them. */
  processes: z.optional(z.string().check(z.minLength(1), z.maxLength(maxDeckImages * idLength))),
  /** Instead of `processes`: all processed images of a folder. */
  folder: z.optional(z.string().check(z.minLength(1), z.maxLength(maxFolderNameLength))),
  /** Leave out the images of other pairs. */
  source_lang: z.optional(languageName),
  target_lang: z.optional(languageName),
});

/** `yes` saves the changes; without it they are only listed. */
export const textsImportQuery = z.strictObject({ apply: z.optional(z.enum(['yes'])) });

export const deckNoteCodes = [
  /** Set at `percent` of the size that it had. */
  'smaller',
  /** It takes more lines than its place has, and reaches beyond it. */
  'taller',
  /** It was changed here as well since it was exported, to `now`. */
  'changed_here',
  /** A row of a picture that is not there. */
  'no_picture',
  /** A row of a text that is not in the picture. */
  'no_text',
  /** A row of a text that has other words in the picture `now`. */
  'other_source',
  /** A second row of the same text. */
  'twice',
] as const;

/** Something to tell about a row of the file. */
export const deckNote = z.object({
  code: z.enum(deckNoteCodes),
  /** The number of the row of a table, or of the line of an XLIFF file; missing where it is about the picture. */
  row: z.optional(z.int()),
  /** Parts of the file, of the picture, and numbers that the sentence names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  sentence: z.string(),
});
export type DeckNote = z.infer<typeof deckNote>;

/** The change that a file makes to one text. */
export const textChange = z.object({
  /** `missing`: the file has no translation of it, so that it stays as it is. */
  kind: z.enum(['changed', 'missing']),
  /** The words in the image. */
  source: z.string(),
  /** The translation so far; empty for a text that has none. */
  before: z.string(),
  translation: z.string(),
  notes: z.array(deckNote),
});
export type TextChangeEntry = z.infer<typeof textChange>;

export const changedPicture = z.object({
  message_id: z.string(),
  file_name: z.nullable(z.string()),
  target_language: z.string(),
  /** How many texts the file leaves as they are. */
  same: z.int(),
  texts: z.array(textChange),
});
export type ChangedPicture = z.infer<typeof changedPicture>;

export const textsImportResponse = z.object({
  /** Whether the changes are saved, each as the next version of its document. */
  applied: z.boolean(),
  pictures: z.array(changedPicture),
  /** Rows that belong to no text. */
  unknown: z.array(deckNote),
  /** Rows that cannot be read: sentences that name the file, the row and the reason. */
  problems: z.array(z.string()),
});
export type TextsImportResponse = z.infer<typeof textsImportResponse>;
