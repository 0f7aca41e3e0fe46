import { languageNames, type LanguageName, type LanguagePairs } from '@palimpsest/contract';
import { type PickableLanguage } from '@palimpsest/ui';
import { type Format } from '@palimpsest/ui/messages/format';
import { everyLanguage } from '../../lib/every-language.ts';
import { type SharedMessages } from '../../messages/shared.messages.ts';
import { type PreviewMessages } from './preview.messages.ts';

/** In which words the languages are listed. */
export interface ListWords extends Pick<PreviewMessages, 'unavailableLanguages' | 'fetchingLanguages' | 'downloads'> {
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
    const name = languageNames.find((known) => known === language.value);
    const available = pairs === undefined || (name !== undefined && (pairs[name]?.length ?? 0) > 0);
    return available ? language : { ...language, unavailable: words.unavailableLanguages };
  });
}

/** All languages to translate to: every one but the source. */
export function targetLanguages(
  pairs: LanguagePairs | undefined,
  source: LanguageName,
  words: ListWords,
): PickableLanguage[] {
  return everyLanguage(words, words.format.locale)
    .filter(({ value }) => value !== source)
    .map((language) => ({
      ...language,
      unavailable: isAvailable(pairs, source, language.value) ? undefined : words.unavailableLanguages,
      note: downloadNote(pairs, source, language.value, words),
    }));
}
