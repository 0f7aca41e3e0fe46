import { languageNames, type LanguageName, type LanguagePairs } from '@palimpsest/contract';
import { type ComboboxOption } from '@palimpsest/ui';

/** Beside a language that this installation cannot translate from, or to from the chosen source. */
export const unavailableHint = 'Not available here';

/** Whether this installation can translate the pair; unknown pairs (not loaded yet) count as available. */
export function isAvailable(pairs: LanguagePairs | undefined, source: LanguageName, target: LanguageName): boolean {
  return pairs === undefined || (pairs[source]?.includes(target) ?? false);
}

/** All languages to translate from. */
export function sourceOptions(pairs: LanguagePairs | undefined): ComboboxOption[] {
  return languageNames.map((name) => option(name, pairs === undefined || (pairs[name]?.length ?? 0) > 0));
}

/** All languages to translate to: every one but the source. */
export function targetOptions(pairs: LanguagePairs | undefined, source: LanguageName): ComboboxOption[] {
  return languageNames.filter((name) => name !== source).map((name) => option(name, isAvailable(pairs, source, name)));
}

function option(name: LanguageName, available: boolean): ComboboxOption {
  return available ? { value: name, label: name } : { value: name, label: name, hint: unavailableHint };
}
