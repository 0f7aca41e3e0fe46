import { languageNames, type LanguageName } from '@palimpsest/contract';
import type { PickableLanguage } from '@palimpsest/ui';
import type { SharedWords } from '../../messages/words.ts';
import { ownNames } from './language-own-names.ts';

/** A language as the lists offer it; its value is its name in the contract. */
export interface OfferedLanguage extends PickableLanguage {
  value: LanguageName;
}

/** Every language, in the alphabetical order of the language of the page. @param locale BCP 47 */
export function everyLanguage({ languageName }: Pick<SharedWords, 'languageName'>, locale: string): OfferedLanguage[] {
  return languageNames
    .map((value) => ({ value, label: languageName(value), ownName: ownNames[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
