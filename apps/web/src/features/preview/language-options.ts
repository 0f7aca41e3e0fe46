import type { LanguageName, LanguagePairs } from '@palimpsest/contract';
import type { PickableLanguage } from '@palimpsest/ui';
import type { Format } from '@palimpsest/ui/messages/format';
import { everyLanguage } from '../../lib/language/every-language.ts';
import type { SharedMessages } from '../../messages/shared.messages.ts';
import type { PreviewMessages } from './preview.messages.ts';

/** In which words the languages are listed. */
export interface ListWords extends Pick<
  PreviewMessages,
  'unavailableLanguages' | 'fetchingLanguages' | 'sourceAlready' | 'swaps' | 'downloads'
> {
  languageName: SharedMessages['languageName'];
  format: Format;
}

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

/** What the first translation of the pair fetches, in words; undefined where it fetches nothing. */
function downloadNote(
  pairs: LanguagePairs | undefined,
  source: LanguageName,
  target: LanguageName,
  { downloads, format }: ListWords,
) {
  const bytes = reach(pairs, source, target)?.download_bytes;
  return bytes ? downloads(format.number(Math.max(bytes / 1e6, 1), inMegabytes)) : undefined;
}

/** All languages to translate from. @param fetching those that can be read as soon as their recognition data is there */
export function sourceLanguages(
  pairs: LanguagePairs | undefined,
  words: ListWords,
  fetching: readonly string[] = [],
): PickableLanguage[] {
  return everyLanguage(words, words.format.locale).map((language) => {
    if (fetching.includes(language.value)) return { ...language, unavailable: words.fetchingLanguages };
    return leadsSomewhere(pairs, language.value) ? language : { ...language, unavailable: words.unavailableLanguages };
  });
}

/**
 * All languages to translate to. The source is among them: whoever looks for it reads why it cannot be chosen, or swaps both.
 * @param target what the source would be swapped with
 */
export function targetLanguages(
  pairs: LanguagePairs | undefined,
  source: LanguageName,
  words: ListWords,
  target?: LanguageName,
): PickableLanguage[] {
  return everyLanguage(words, words.format.locale).map((language) => {
    if (language.value === source)
      return target !== undefined && isAvailable(pairs, target, source)
        ? { ...language, note: words.swaps }
        : { ...language, unavailable: words.sourceAlready };
    return {
      ...language,
      unavailable: isAvailable(pairs, source, language.value) ? undefined : words.unavailableLanguages,
      note: downloadNote(pairs, source, language.value, words),
    };
  });
}
