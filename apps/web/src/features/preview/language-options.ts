import { languageNames, type LanguageName, type LanguagePairs } from '@palimpsest/contract';
import { type PickableLanguage } from '@palimpsest/ui';
import { ownNames } from './language-own-names.ts';

/** Heads the languages that this installation cannot translate from, or to from the chosen source. */
export const unavailableReason = 'Not available here yet';

/** Heads the languages whose recognition data is on its way. */
export const fetchingReason = 'Being fetched, available soon';

/** Whether this installation can translate the pair; unknown pairs (not loaded yet) count as available. */
export function isAvailable(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName): boolean {
  return pairs === undefined || (pairs[source]?.includes(target) ?? false);
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
    .map((name) => pickable(name, isAvailable(pairs, source, name)));
}

const pickable = (name: LanguageName, available: boolean): PickableLanguage => ({
  value: name,
  label: name,
  ownName: ownNames[name],
  unavailable: available ? undefined : unavailableReason,
});
