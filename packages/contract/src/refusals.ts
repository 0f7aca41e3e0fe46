import { z } from 'zod';

/**
 * The reasons why an image, or a text of it, was refused, in words that programs can rely on. Each code has another sentence with each of these sets of
 * details; their names are in alphabetical order.
 */
export const refusals = {
  'image-unreadable': ['megapixels', 'side'],
  'no-text-found': [],
  'pair-unavailable': [],
  'wrong-language': ['language'],
  'translation-failed': ['characters', 'translator', 'status/translator'],
} as const;
export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];

/** Names and numbers of the sentence that says why, for whoever says it in another language. */
export const refusalDetails = z.object({
  /** Most megapixels of an image. */
  megapixels: z.number().optional(),
  /** Longest side of an image, in pixels. */
  side: z.number().int().optional(),
  /** The language in which the text is really written. */
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
