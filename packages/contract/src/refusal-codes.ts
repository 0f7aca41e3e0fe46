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
