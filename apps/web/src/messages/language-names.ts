import { findLanguage, type LanguageName } from '@palimpsest/contract';

/** Languages that a browser names by another tag than ours, or not as users know them. */
const tags: Readonly<Partial<Record<LanguageName, string>>> = { Norwegian: 'no' };

/** Names languages, given by their names in the contract, in the language of the page. */
export interface LanguageNames {
  /** With a capital letter, as a list or a heading has it. */
  readonly languageName: (name: string) => string;
  /** As it stands within a sentence: many languages write the names of languages small. */
  readonly languageInSentence: (name: string) => string;
}

/**
 * Names languages as the browser does; in English they have the names of the contract.
 * @param locale BCP 47
 * @param own names that browsers lack, as within a sentence
 */
export function languageNamesIn(locale: string, own: Readonly<Partial<Record<LanguageName, string>>>): LanguageNames {
  if (/^en\b/.test(locale)) return { languageName: (name) => name, languageInSentence: (name) => name };
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languageInSentence = (name: string): string => {
    const language = findLanguage(name);
    return language ? (own[language.name] ?? names.of(tags[language.name] ?? language.tag) ?? name) : name;
  };
  const languageName = (name: string): string => {
    const text = languageInSentence(name);
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  return { languageName, languageInSentence };
}
