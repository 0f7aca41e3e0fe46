import type { LanguageName } from '@palimpsest/contract';
import type { Paragraph } from './paragraph.ts';
import { supportedLanguage } from './language-checks.ts';
import { otherLanguageOf } from './ocr/language.ts';
import type { Router } from './translation/index.ts';

/** Texts that are translated from one language. */
export interface TextsOfLanguage {
  from: LanguageName;
  paragraphs: Paragraph[];
}

/** The texts of a picture by what becomes of them. */
export interface PartedTexts {
  parts: TextsOfLanguage[];
  /** Texts that are clearly in a language from which no translator leads to the target: in the hands of another one they would turn to nonsense. */
  foreign: Paragraph[];
}

/** The language in which a text is clearly written; the chosen one where it may well be in that. */
export async function ownLanguageOf(text: string, chosen: LanguageName): Promise<LanguageName> {
  return (await otherLanguageOf(text, supportedLanguage(chosen)))?.name ?? chosen;
}

/**
 * Parts the texts of a picture by the language that each is translated from: the one that was chosen, or another one in which a text is clearly
 * written. Texts that are clearly in the target language need no translation and are left out.
 */
export async function partByLanguage(
  router: Pick<Router, 'translatorsOf'>,
  paragraphs: readonly Paragraph[],
  { source, target }: { source: LanguageName; target: LanguageName },
): Promise<PartedTexts> {
  const languages = new Map<Paragraph, LanguageName | undefined>();
  for (const paragraph of paragraphs) {
    const from = await ownLanguageOf(paragraph.text, source);
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
