import { findLanguage, type LanguageName } from '@palimpsest/contract';

/** Languages that a browser names by another tag than ours, or not as users know them. */
const tags: Readonly<Partial<Record<LanguageName, string>>> = { Norwegian: 'no' };

/** The first letter as a list or a heading has it. */
const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The first letter as it stands within a sentence, in languages that write the names of languages small. */
export const uncapitalised = (text: string, locale: string) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/**
 * Names languages in another one, with a capital letter, as the browser does.
 * @param locale BCP 47
 * @param own names that browsers lack
 */
export function languageNamesIn(
  locale: string,
  own: Readonly<Partial<Record<LanguageName, string>>>,
): (name: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (name) => {
    const language = findLanguage(name);
    if (!language) return name;
    return own[language.name] ?? capitalised(names.of(tags[language.name] ?? language.tag) ?? name, locale);
  };
}
