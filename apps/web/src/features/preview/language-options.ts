import { languageNames, type LanguageName, type LanguagePairs } from '@palimpsest/contract';
import { type PickableLanguage } from '@palimpsest/ui';
import { ownNames } from './language-own-names.ts';

/** Heads the languages that this installation cannot translate from, or to from the chosen source. */
export const unavailableReason = 'Not available here yet';

/** Heads the languages whose recognition data is on its way. */
export const fetchingReason = 'Being fetched, available soon';

const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });

const reach = (pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName) =>
  pairs?.[source]?.find(({ language }) => language === target);

/** Whether this installation can translate the pair; unknown pairs (not loaded yet) count as available. */
export function isAvailable(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName): boolean {
  return pairs === undefined || reach(pairs, source, target) !== undefined;
}

/** What the first translation of the pair fetches, in words; undefined where it fetches nothing. */
function downloadNote(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName) {
  const bytes = reach(pairs, source, target)?.download_bytes;
  return bytes ? `downloads ${megabytes.format(Math.max(bytes / 1e6, 1))} on first use` : undefined;
}

/** All languages to translate from. @param fetching those that can be read as soon as their recognition data is there */
export function sourceLanguages(
  pairs: LanguagePairs | undefined,
  fetching: readonly string[] = [],
): PickableLanguage[] {
  return languageNames.map((name) => {
    const language = pickable(name, pairs === undefined || (pairs[name]?.length ?? 0) > 0);
    return fetching.includes(name) ? { ...language, unavailable: fetchingReason } : language;
  });
}

/** All languages to translate to: every one but the source. */
export function targetLanguages(pairs: LanguagePairs | undefined, source: LanguageName): PickableLanguage[] {
  return languageNames
    .filter((name) => name !== source)
    .map((name) => ({
      ...pickable(name, isAvailable(pairs, source, name)),
      note: downloadNote(pairs, source, name),
    }));
}

const pickable = (name: LanguageName, available: boolean): PickableLanguage => ({
  value: name,
  label: name,
  ownName: ownNames[name],
  unavailable: available ? undefined : unavailableReason,
});
