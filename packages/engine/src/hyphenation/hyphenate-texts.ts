/**
 * Which texts may be hyphenated, and where their words may be parted. The words travel with a text as an attribute of its style, so that the text
 * itself has no soft hyphens, and every layout of it parts the same words without any patterns.
 *
 * @module
 */
import type { Language } from '@palimpsest/contract';
import { partableWords } from '@palimpsest/typeset';
import type { TranslatedParagraph } from '../typesetting/fit-translations.ts';
import { type PartWord, wordParts } from './word-parts.ts';

/** Lines of the original and words of the translation; headlines, labels and buttons have fewer. By eye on the posters of `bench type`. */
const minLines = 3;
const minWords = 10;
/** Larger letters, in pixels of the image, are looked at rather than read. */
const maxFontSizePx = 56;

/** Whether a text is read as running text: headlines, labels and buttons have few lines or words, or are large. */
function isRunningText({ paragraph, style, translation }: TranslatedParagraph): boolean {
  const words = translation.split(/\s+/u).length;
  return paragraph.lines.length >= minLines && words >= minWords && style.fontSize <= maxFontSizePx;
}

/** The texts, with where words of running text may be parted. Reads the patterns of the language only where there is such text. */
export async function hyphenateTexts<Text extends TranslatedParagraph>(
  texts: readonly Text[],
  language: Language | undefined,
): Promise<Text[]> {
  const partsOf = language && texts.some(isRunningText) ? await wordParts(language) : undefined;
  if (!language || !partsOf) return [...texts];
  return texts.map((text) => {
    const words = isRunningText(text)
      ? hyphenationOf(text.translation, text.paragraph.text, language, partsOf)
      : undefined;
    return words === undefined ? text : { ...text, hyphenation: words };
  });
}

/** Languages in which every noun has a capital, so that a capital is no sign of a name. */
const nounsHaveCapitals: readonly Language['tag'][] = ['de', 'lb'];
const capitalFirst = /^\p{Lu}/u;
const capitalLater = /^.+\p{Lu}/su;
/** A word with a capital that begins no sentence and no quotation. */
const capitalInside = /(?<!^|[\p{L}\p{M}]|[.!?…:\n•]["'“”„«»‘’)\]]*\s*|["“„«‘¿¡(])\p{Lu}[\p{L}\p{M}]*/gu;

/** Words that are written with a capital inside a sentence. */
function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(capitalInside)].map(([word]) => word));
}

/**
 * The words of a translation that may be parted at line ends, as a style has them: `Über-nach-tung Mög-lich-keit`. Names, words in capitals and
 * words that stand in the original as well stay whole.
 * @returns undefined where no word may be parted
 */
export function hyphenationOf(
  translation: string,
  original: string,
  { tag }: Language,
  partsOf: PartWord,
): string | undefined {
  const kept = new Set(partableWords(original));
  const names = nounsHaveCapitals.includes(tag) ? new Set<string>() : namesIn(translation);
  const entries = partableWords(translation).flatMap((word) => {
    const isName = capitalLater.test(word) || (capitalFirst.test(word) && names.has(word));
    const parts = kept.has(word) || isName ? [word] : partsOf(word);
    return parts.length > 1 ? [parts.join('-')] : [];
  });
  return entries.length > 0 ? [...new Set(entries)].join(' ') : undefined;
}
