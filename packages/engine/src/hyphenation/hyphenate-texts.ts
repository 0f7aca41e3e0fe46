/**
 * Which texts may be hyphenated, and where their words may be parted. The words travel with a text as an attribute of its style, so that the text
 * itself has no soft hyphens, and every layout of it parts the same words without any patterns.
 *
 * @module
 */
import type { Language } from '@palimpsest/contract';
import type { TranslatedParagraph } from '../typesetting/fit-translations.ts';
import { hyphenationOf } from './hyphenation-of.ts';
import { wordParts } from './word-parts.ts';

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
