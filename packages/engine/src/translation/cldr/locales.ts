import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { latinGreek } from './latin-greek.ts';

/** Locales whose CLDR data serves a language better than those of its tag; English dates stand as most of the world writes them. */
const locales: Partial<Record<LanguageName, string>> = {
  English: 'en-GB',
  'Greek (Latin)': 'el',
  Montenegrin: 'sr-Latn-ME',
  Tagalog: 'fil',
};

/** The locale by which `Intl` writes a language. */
export function localeOf(language: LanguageName): string {
  return locales[language] ?? findLanguage(language)?.tag ?? 'en';
}

/** What `Intl` wrote, in the letters of the language. */
export function inLetters(text: string, language: LanguageName): string {
  const plain = text.replace(/[\u00A0\u202F\u2009]/gu, ' ');
  return language === 'Greek (Latin)' ? latinGreek(plain) : plain;
}
