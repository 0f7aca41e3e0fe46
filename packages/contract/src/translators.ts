import { z } from 'zod/mini';
import { localizedText } from './texts.ts';
import { maxRetranslatedTexts } from './limits.ts';

/** How good a translator's texts are, the best first. */
export const qualityClasses = ['language-model', 'neural', 'gist'] as const;
export type QualityClass = (typeof qualityClasses)[number];

/** The translations that this installation can make, their translators, and the settings that would enable others. */
export const languagesResponse = z.object({
  /** The translators that can be asked, the preferred one first. */
  translators: z.array(
    z.object({
      name: z.string(),
      quality: z.enum(qualityClasses),
      /** Its price, in words; null if it is free. */
      cost: z.nullable(z.string()),
    }),
  ),
  /** The target languages that each source language reaches. */
  pairs: z.record(
    z.string(),
    z.array(
      z.object({
        language: z.string(),
        /** Name of the translator that is asked first. */
        translator: z.string(),
        /** The size of the download at the first use, in bytes; null if there is none. */
        download_bytes: z.nullable(z.int()),
      }),
    ),
  ),
  /** The settings with which the operator of the installation can enable every other pair. */
  enabled_by: z.array(z.object({ translator: z.string(), setting: z.string() })),
});
export type LanguagesResponse = z.infer<typeof languagesResponse>;
export type LanguagePairs = LanguagesResponse['pairs'];

export const translateTextsPayload = z.strictObject({
  message_id: z.string(),
  /** The ids of texts of the process; for that of a skipped text see {@link skippedTextId}. */
  text_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(maxRetranslatedTexts)),
  /** Name of the translator to ask, out of those that `GET /v1/languages` names. @default the preferred one */
  translator: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Asks for a wording with fewer characters than the present one; language models can. */
  shorter: z.optional(z.boolean()),
});
export type TranslateTextsPayload = z.infer<typeof translateTextsPayload>;

export const translateTextsResponse = z.object({
  texts: z.array(z.pick(localizedText, { id: true, localized_text: true, translation_note: true })),
  /** Texts of this process that can still be translated again. */
  remaining: z.int(),
});
export type TranslateTextsResponse = z.infer<typeof translateTextsResponse>;
