import letters from './letters.json' with { type: 'json' };

const byTag = new Map(Object.entries(letters));

/**
 * The lower-case and upper-case letters that a language is written with, by its BCP 47 tag; undefined for a language that the product
 * does not name. From the exemplar characters of Unicode's CLDR, by `scripts/typeface-catalogue/write.ts`.
 */
export function lettersOf(tag: string): string | undefined {
  return byTag.get(tag);
}
