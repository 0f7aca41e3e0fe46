import type { Language, LanguageName } from '@palimpsest/contract';
import type { Paragraph } from './paragraph.ts';
import { otherLanguageOf } from './ocr/language.ts';
import type { Router } from './translation/index.ts';

/** Texts that are translated from one language. */
export interface TextsOfLanguage {
  from: LanguageName;
  paragraphs: Paragraph[];
}

/**
 * Parts the texts of a picture by the language that each is translated from: the one that was chosen, or another one in which a text is clearly
 * written, where a translator leads from there to the target. Texts that are clearly in the target language need no translation and are left out.
 */
export async function partByLanguage(
  router: Pick<Router, 'translatorsOf'>,
  paragraphs: readonly Paragraph[],
  { source, target }: { source: Language; target: LanguageName },
): Promise<TextsOfLanguage[]> {
  const languages = new Map<Paragraph, LanguageName>();
  for (const paragraph of paragraphs) {
    const other = (await otherLanguageOf(paragraph.text, source))?.name;
    const isReached =
      other !== undefined && (other === target || (await router.translatorsOf({ from: other, to: target })).length > 0);
    languages.set(paragraph, isReached ? other : source.name);
  }
  const parts = Map.groupBy(paragraphs, (paragraph) => languages.get(paragraph) ?? source.name);
  parts.delete(target);
  return [...parts].map(([from, texts]) => ({ from, paragraphs: texts }));
}
