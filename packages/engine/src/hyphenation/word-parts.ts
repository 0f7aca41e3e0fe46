import type { Language } from '@palimpsest/contract';
import createHyphenator from 'hyphen';
import { loadPatterns } from './patterns.ts';

/** Gives the parts of a word, which join to it; one where it stays whole. */
export type PartWord = (word: string) => string[];

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
  const patterns = await loadPatterns(language);
  if (!patterns) return undefined;
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
