import type { LanguageName, MemoryUnit } from '@palimpsest/contract';
import type { Paragraph } from '../model/paragraph.ts';
import { supportedLanguage } from './language-checks.ts';
import { otherLanguageOf } from '../ocr/language.ts';
import { recall, type Router } from '../translation/index.ts';

/** Texts that are translated from one language. */
export interface TextsOfLanguage {
  from: LanguageName;
  paragraphs: Paragraph[];
}

/** The texts of a picture, grouped by the language from which they are translated. */
export interface PartedTexts {
  parts: TextsOfLanguage[];
  /** Texts clearly in a language from which no translator reaches the target: a translator for another language would return nonsense. */
  foreign: Paragraph[];
}

/** The languages that were chosen for a picture, and the user's translation memory of that pair. */
export interface ChosenPair {
  source: LanguageName;
  target: LanguageName;
  memory?: readonly MemoryUnit[] | undefined;
}

/**
 * The language in which a text is clearly written; the chosen one if the text may well be in it, or if the user's memory holds the text, which then
 * needs no translator.
 */
export async function ownLanguageOf(text: string, { source, target, memory = [] }: ChosenPair): Promise<LanguageName> {
  if (recall(text, memory, target) !== undefined) return source;
  return (await otherLanguageOf(text, supportedLanguage(source)))?.name ?? source;
}

/**
 * Parts the texts of a picture by the language that each is translated from: the one that was chosen, or another one in which a text is clearly
 * written. Texts that are clearly in the target language need no translation and are left out.
 */
export async function partByLanguage(
  router: Pick<Router, 'translatorsOf'>,
  paragraphs: readonly Paragraph[],
  chosen: ChosenPair,
): Promise<PartedTexts> {
  const { source, target } = chosen;
  const languages = new Map<Paragraph, LanguageName | undefined>();
  for (const paragraph of paragraphs) {
    const from = await ownLanguageOf(paragraph.text, chosen);
    const isReached =
      from === source || from === target || (await router.translatorsOf({ from, to: target })).length > 0;
    languages.set(paragraph, isReached ? from : undefined);
  }
  const byLanguage = Map.groupBy(paragraphs, (paragraph) => languages.get(paragraph));
  return {
    parts: [...byLanguage].flatMap(([from, texts]) =>
      from === undefined || from === target ? [] : [{ from, paragraphs: texts }],
    ),
    foreign: byLanguage.get(undefined) ?? [],
  };
}
