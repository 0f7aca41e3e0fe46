import { findLanguage, type Language, type LanguageName } from '@palimpsest/contract';
import type { Paragraph } from '../model/paragraph.ts';
import { EngineError } from '../errors.ts';
import { detectLanguage, otherLanguageOf } from '../ocr/language.ts';
import { withoutLiterals } from '../translation/index.ts';

/**
 * Says that the image is in another language before anything is translated or painted.
 * @throws EngineError `wrong-language`
 */
export async function assertLanguage(paragraphs: readonly Paragraph[], source: Language): Promise<void> {
  const other = await otherLanguageOf(wordsOf(paragraphs), source);
  if (!other) return;
  throw new EngineError(
    'wrong-language',
    `The text in this image looks like ${other.name}, not ${source.name}. Choose the language that the image is written in.`,
    { details: { language: other.name } },
  );
}

/** Joins the texts, one to a line, without code and addresses, which are in no language. */
function wordsOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ text, lines }) =>
      withoutLiterals(
        text,
        lines.map((line) => line.text),
      ),
    )
    .join('\n');
}

/** The language of a text where it is told with certainty. */
export async function certainLanguage(text: string): Promise<LanguageName | undefined> {
  const detected = await detectLanguage(text);
  return detected?.reliable ? detected.language.name : undefined;
}

/** The language to read. Refuses a pair that no translator could offer. */
export function checkLanguages(source: LanguageName, target: LanguageName): Language {
  if (source === target) {
    throw new EngineError(
      'pair-unavailable',
      `The image is to be translated from ${source} to ${target}. Choose two different languages.`,
    );
  }
  return supportedLanguage(source);
}

/** @throws EngineError `pair-unavailable` */
export function supportedLanguage(name: LanguageName): Language {
  const language = findLanguage(name);
  if (!language)
    throw new EngineError(
      'pair-unavailable',
      `"${name as string}" is not a supported language. Give the English name of one, such as "English".`,
    );
  return language;
}

/**
 * Refuses a picture in which there is nothing to translate, and one of whose texts none has other words in the target language because the picture is in another language
 * than was said. A picture of names may come back as it was.
 * @param open the texts that could have been translated
 * @throws EngineError
 */
export async function assertTranslated(
  { translated, open }: { translated: readonly Paragraph[]; open: readonly Paragraph[] },
  source: Language,
): Promise<void> {
  if (translated.length > 0) return;
  if (open.length === 0) {
    throw new EngineError(
      'no-text-found',
      'There is nothing to translate in this image: all its text consists of numbers or of words that stay as they are.',
    );
  }
  const detected = await detectLanguage(wordsOf(open));
  if (detected?.reliable && detected.language.name !== source.name) {
    throw new EngineError(
      'translation-failed',
      `None of the text could be translated from ${source.name}: it looks like ${detected.language.name}. Choose the language that the image is written in.`,
    );
  }
}
