import { languageNames, type LanguageName, type LanguagePairs } from '@palimpsest/contract';
import { type PickableLanguage } from '@palimpsest/ui';
import { ownNames } from './language-own-names.ts';

/** Heads the languages that this installation cannot translate from, or to from the chosen source. */
export const unavailableReason = 'Not available here yet';

/** Whether this installation can translate the pair; unknown pairs (not loaded yet) count as available. */
export function isAvailable(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName): boolean {
  return pairs === undefined || (pairs[source]?.includes(target) ?? false);
}

/** All languages to translate from. */
export function sourceLanguages(pairs: LanguagePairs | undefined): PickableLanguage[] {
  return languageNames.map((name) => pickable(name, pairs === undefined || (pairs[name]?.length ?? 0) > 0));
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
