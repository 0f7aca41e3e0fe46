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
