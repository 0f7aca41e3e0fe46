import type { LanguageName, LanguagePairs } from '@palimpsest/contract';
import type { PickableLanguage } from '@palimpsest/ui';
import type { Format } from '@palimpsest/ui/messages/format';
import { everyLanguage } from '../../lib/language/every-language.ts';
import type { LanguageNames } from '../../messages/language-names.ts';
import type { ScreenWords } from '../../messages/words.ts';
import type { KnownLanguages } from './use-languages.ts';

/** The words and the number format of a list of languages. */
export type ListWords = ScreenWords['preview'] & LanguageNames & { format: Format };

const inMegabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const;

const reach = (pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName) =>
  pairs?.[source]?.find(({ language }) => language === target);

/** Whether this installation can translate the pair; unknown pairs (not loaded yet) count as available. */
export function isAvailable(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName): boolean {
  return pairs === undefined || reach(pairs, source, target) !== undefined;
}

/** Whether this installation can translate from the language at all; unknown pairs count as available. */
export const leadsSomewhere = (pairs: LanguagePairs | undefined, source: LanguageName): boolean =>
  pairs === undefined || (pairs[source]?.length ?? 0) > 0;

/** Says how many megabytes the first translation of the pair downloads, at least 1; undefined where it downloads nothing. */
function downloadNote(
  pairs: LanguagePairs | undefined,
  source: LanguageName,
  target: LanguageName,
  { downloads, format }: ListWords,
) {
  const bytes = reach(pairs, source, target)?.download_bytes;
  return bytes ? downloads({ size: format.number(Math.max(bytes / 1e6, 1), inMegabytes) }) : undefined;
}

/** All languages to translate from, in alphabetical order; those without any target are marked. */
export function sourceLanguages({ pairs }: KnownLanguages, words: ListWords): PickableLanguage[] {
  return everyLanguage(words, words.format.locale).map((language) =>
    leadsSomewhere(pairs, language.value) ? language : { ...language, note: words.unavailableLanguage },
  );
}

/**
 * All languages to translate to, in alphabetical order; those that cannot be reached from the source are marked.
 * @param target the chosen target, with which picking the source would swap it
 */
export function targetLanguages(
  { pairs }: KnownLanguages,
  source: LanguageName,
  words: ListWords,
  target?: LanguageName,
): PickableLanguage[] {
  return everyLanguage(words, words.format.locale).map((language) => {
    if (language.value === source) return { ...language, note: target ? words.swaps : words.sourceAlready };
    const note = isAvailable(pairs, source, language.value)
      ? downloadNote(pairs, source, language.value, words)
      : words.unavailableLanguage;
    return { ...language, note };
  });
}

/** Why a chosen pair cannot be translated here and what would change that, in words; undefined where it can. */
export function pairProblem(
  { pairs, enabledBy }: KnownLanguages,
  source: LanguageName,
  target: LanguageName | undefined,
  words: ListWords,
): string | undefined {
  if (target === undefined) return undefined;
  if (source === target) return words.sameLanguage;
  if (isAvailable(pairs, source, target)) return undefined;
  const problem = words.unavailable({
    source: words.languageInSentence(source),
    target: words.languageInSentence(target),
  });
  return enabledBy.length > 0
    ? `${problem} ${words.enabledBy({ settings: enabledBy.map(({ setting }) => setting).join('; ') })}`
    : problem;
}
