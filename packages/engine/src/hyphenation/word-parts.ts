import type { Language } from '@palimpsest/contract';
import createHyphenator, { type Patterns } from 'hyphen';

/** Gives the parts of a word, which join to it; one where it stays whole. */
export type PartWord = (word: string) => string[];

/**
 * The languages that have patterns, with the file that holds them where it is not named after the language. The others have none, or, in TeX's `hyph-utf8` that the
 * package takes them from, none under a permissive licence: Czech, Hungarian, Indonesian and Latvian are under the GPL, LGPL or MPL, Romanian names none.
 */
const files = new Map<Language['tag'], string>([
  ...(['af', 'ca', 'cy', 'da', 'es', 'et', 'eu', 'fi', 'fr', 'ga', 'gl', 'hr', 'is', 'it', 'lt'] as const).map(named),
  ...(['nb', 'nl', 'oc', 'pl', 'pt', 'sk', 'sl', 'sq', 'sv', 'tr'] as const).map(named),
  ['de', 'de-1996'],
  ['en', 'en-us'],
  // Serbo-Croatian in Latin letters.
  ['bs', 'sh-latn'],
  ['cnr-Latn', 'sh-latn'],
  ['sr-Latn', 'sh-latn'],
]);

function named(tag: Language['tag']): [Language['tag'], string] {
  return [tag, tag];
}

/** Whether words of a language can be hyphenated. */
export function hasPatterns({ tag }: Language): boolean {
  return files.has(tag);
}

/** Letters of a word, and of its parts before and after the hyphen: the limits of most style books. */
const minWordLetters = 6;
const minLettersBefore = 2;
const minLettersAfter = 3;
const mark = '-';
const made = new Map<Language, Promise<PartWord | undefined>>();

/** Parts words by the patterns of a language (Liang, 1983); undefined where it has none. They are read with the first call. */
export function wordParts(language: Language): Promise<PartWord | undefined> {
  let parts = made.get(language);
  if (!parts) made.set(language, (parts = create(language)));
  return parts;
}

async function create(language: Language): Promise<PartWord | undefined> {
  const file = files.get(language.tag);
  if (file === undefined) return undefined;
  const { default: patterns } = (await import(`hyphen/patterns/${file}.js`)) as { default: Patterns };
  const hyphenate = createHyphenator(patterns, { hyphenChar: mark, minWordLength: minWordLetters, html: false });
  return (word) => {
    // Patterns are of small letters; the package makes them small as the system's language does.
    const small = word.toLocaleLowerCase(language.tag);
    if (word.length < minWordLetters || small.length !== word.length) return [word];
    let at = 0;
    const ends = hyphenate(small)
      .split(mark)
      .map((part) => (at += part.length))
      .filter((end) => end >= minLettersBefore && end <= word.length - minLettersAfter);
    return [...ends, word.length].map((end, index) => word.slice(index === 0 ? 0 : ends[index - 1], end));
  };
}
