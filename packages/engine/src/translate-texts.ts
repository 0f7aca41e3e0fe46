import type { Language } from '@palimpsest/contract';
import type { Paragraph, TranslationNote } from './document.ts';
import { encodePreview } from './image/encode-preview.ts';
import type { Raster } from './image/raster.ts';
import { assertLanguage, assertTranslated, isWorthSetting } from './language-checks.ts';
import type { LocaliseOptions } from './pipeline.ts';
import { isOnlyTerms, type Router, toSourceTexts, type Translation } from './translation/index.ts';

/** A text of the picture and what is to stand in its place. */
export interface TranslatedText {
  paragraph: Paragraph;
  translation: string;
  note: TranslationNote;
}

/**
 * The texts that are to be replaced, with their translations.
 * @throws EngineError where the texts are in another language, or no translation could be had
 */
export async function translateTexts(
  router: Router,
  flat: Raster,
  paragraphs: readonly Paragraph[],
  language: Language,
  options: LocaliseOptions,
): Promise<TranslatedText[]> {
  const { source, target, blacklist = [], glossary, memory, signal } = options;
  const open = paragraphs.filter(({ text }) => !isOnlyTerms(text, blacklist));
  await assertLanguage(open, language);
  const picture = (): Promise<Uint8Array> => encodePreview(flat);
  const translations = await router.translate(toSourceTexts(open), source, target, {
    blacklist,
    glossary,
    memory,
    picture,
    signal,
  });
  const translated = open
    .map((paragraph, index) => toTranslated(paragraph, translations[index]))
    .filter(({ paragraph, translation }) => isWorthSetting(paragraph.text, translation));
  await assertTranslated(translated, language);
  return translated;
}

function toTranslated(paragraph: Paragraph, translation: Translation | undefined): TranslatedText {
  const { text = '', ...note } = translation ?? { origin: 'unchanged', similar: [] };
  return { paragraph, translation: text, note };
}
