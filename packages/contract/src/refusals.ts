import { z } from 'zod';

/** Why an image, or a text of it, was refused, in words that programs can rely on. */
export const refusalCodes = [
  'image-unreadable',
  'no-text-found',
  'language-data-missing',
  'pair-unavailable',
  'wrong-language',
  'translation-failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Names and numbers of the sentence that says why, for whoever says it in another language. */
export const refusalDetails = z.object({
  /** Most megapixels of an image. */
  megapixels: z.number().optional(),
  /** Longest side of an image, in pixels. */
  side: z.number().int().optional(),
  /** The language that cannot be read, or in which the text is really written. */
  language: z.string().optional(),
  /** Name of the translator that was asked last. */
  translator: z.string().optional(),
  /** HTTP status with which it answered. */
  status: z.number().int().optional(),
  /** Most characters of a day that are sent to translators. */
  characters: z.number().int().optional(),
});
export type RefusalDetails = z.infer<typeof refusalDetails>;

export const imageRefusal = refusalDetails.extend({ code: z.enum(refusalCodes) });
export type ImageRefusal = z.infer<typeof imageRefusal>;
