/** The facts of a language by which letters are told to be one word or several. */
export interface Orthography {
  /** Whether the language has a word; its case does not matter. */
  hasWord: (word: string) => boolean;
  /** Whether words are joined to new ones at will, as in German, so that no dictionary has them all. */
  compounds: boolean;
}

/** The orthography of lines whose language is not known. */
export const unknownOrthography: Orthography = { hasWord: () => false, compounds: false };

/** Languages that write compounds as one word. */
const compounding = new Set(['af', 'da', 'de', 'et', 'fi', 'hu', 'is', 'lb', 'nb', 'nl', 'sv']);

/** @param tag BCP 47 tag of the language */
export function orthographyOf(tag: string, hasWord: Orthography['hasWord']): Orthography {
  return { hasWord, compounds: compounding.has(tag) };
}
