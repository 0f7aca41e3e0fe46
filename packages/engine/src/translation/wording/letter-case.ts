import { findLanguage, type LanguageName } from '@palimpsest/contract';

/** How a clause is capitalised: ALL CAPS, Title Case, or as a sentence. */
export type LetterCase = 'upper' | 'title' | 'sentence';

const words = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Short words that a Title Case heading leaves small. */
const longestSmallWord = 3;

/** @param isName tells the words that say nothing about the case, such as protected ones */
export function letterCaseOf(clause: string, isName: (word: string) => boolean): LetterCase {
  const counted = wordsOf(clause).filter((word) => !isName(word));
  const letters = counted.join('');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return 'upper';
  const big = counted.filter((word) => word.length > longestSmallWord);
  const isTitle = counted.length > 0 && isCapitalised(counted[0] ?? '') && big.every(isCapitalised);
  return isTitle && (counted.length === 1 || counted.slice(1).some(isCapitalised)) ? 'title' : 'sentence';
}

export function wordsOf(text: string): string[] {
  return text.match(words) ?? [];
}

export function replaceWords(text: string, replace: (word: string, index: number) => string): string {
  let index = 0;
  return text.replace(words, (word) => replace(word, index++));
}

export function isCapitalised(word: string): boolean {
  const first = /^\p{L}/u.exec(word)?.[0] ?? '';
  return first !== first.toLowerCase();
}

/** A first letter, unless its word has a capital behind it: "iPhone" and "ONU" are written so wherever they stand. */
const firstLetter = /(?<=^\P{L}*)\p{L}(?![\p{L}\p{M}]*\p{Lu})/u;

export function capitalise(text: string, language: LanguageName): string {
  return text.replace(firstLetter, (letter) => letter.toLocaleUpperCase(tagOf(language)));
}

export function decapitalise(text: string, language: LanguageName): string {
  return text.replace(firstLetter, (letter) => letter.toLocaleLowerCase(tagOf(language)));
}

/** Converts a text to small letters, except the English I, which is always a capital, and initialisms within a Title Case heading. */
export function toLower(text: string, letterCase: LetterCase, language: LanguageName): string {
  return replaceWords(text, (word) => {
    if (language === 'English' && /^I(?:$|['’])/u.test(word)) return letterCase === 'upper' ? englishI(word) : word;
    if (letterCase === 'title' && word.length > 1 && word === word.toUpperCase()) return word;
    return word.toLocaleLowerCase(tagOf(language));
  });
}

/**
 * Gives a translation the case of its original. Title Case is an English habit: the other languages set a heading as a sentence,
 * so only English gets it back.
 */
export function restoreCase(
  translation: string,
  original: string,
  letterCase: LetterCase,
  language: LanguageName,
): string {
  if (letterCase === 'upper') return translation.toLocaleUpperCase(tagOf(language));
  if (letterCase === 'title' && language === 'English') {
    return replaceWords(translation, (word, index) =>
      index === 0 || word.length > longestSmallWord ? capitalise(word, language) : word,
    );
  }
  if (isCapitalised(wordsOf(original)[0] ?? '')) return capitalise(translation, language);
  // In English, what starts with a capital where the original does not may be a name, a day or a month.
  const mayKeepCapital = language === 'English' && wordsOf(original).some(isCapitalised);
  return mayKeepCapital || /^I\b/u.test(translation) ? translation : decapitalise(translation, language);
}

/** Gives a finished text the case of another one: all capitals, or a capital at its start. Its own capitals stay. */
export function inCaseOf(original: string, text: string, language: LanguageName): string {
  if (letterCaseOf(original, () => false) === 'upper') return text.toLocaleUpperCase(tagOf(language));
  const first = /\p{L}/u.exec(original)?.[0] ?? '';
  return first === first.toLowerCase() ? text : capitalise(text, language);
}

function englishI(word: string): string {
  return `I${word.slice(1).toLowerCase()}`;
}

function tagOf(language: LanguageName): string {
  return findLanguage(language)?.tag ?? 'en';
}
