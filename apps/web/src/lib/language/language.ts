import type { Messages } from '@palimpsest/ui/messages/catalogue';
import { useSyncExternalStore } from 'react';

/** The languages of the interface, by the names that they have for themselves. */
export const interfaceLanguages = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
} as const;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

/** A language with its words. */
export interface LoadedLanguage {
  language: InterfaceLanguage;
  /** The user's regional variant of the language, BCP 47, for dates and numbers. */
  locale: string;
  messages: Messages;
}

const key = 'language';

/**
 * The words of the screens, of `ui` and of the editor, fetched on first use. English is built into each of them, in the locale of the page.
 */
const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<(locale: string) => Messages>>> = {
  en: () => Promise.resolve(() => ({})),
  es: async () => (await import('../../messages/all.es.ts')).messagesIn,
  de: async () => (await import('../../messages/all.de.ts')).messagesIn,
  fr: async () => (await import('../../messages/all.fr.ts')).messagesIn,
  pt: async () => (await import('../../messages/all.pt.ts')).messagesIn,
};

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return typeof value === 'string' && Object.hasOwn(interfaceLanguages, value);
}

const languageOf = (tag: string) => tag.split('-')[0] ?? '';

/**
 * Returns the language chosen in this browser, else the first of the user's languages that the interface has, else English.
 * @param preferred BCP 47, the best first
 */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): InterfaceLanguage {
  return [chosen, ...preferred.map(languageOf)].find(isInterfaceLanguage) ?? 'en';
}

/** Whether `Intl` takes a tag: some browsers add a variant of the system's, as in `en-US@posix`, which it refuses. */
const isLanguageTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag);

/** Returns the user's regional variant of a language, such as de-AT for German. */
export function localeOf(language: InterfaceLanguage, preferred: readonly string[]): string {
  return (
    preferred.find((tag) => isLanguageTag(tag) && languageOf(tag) === language) ??
    (language === 'en' ? 'en-US' : language)
  );
}

const english: LoadedLanguage = { language: 'en', locale: localeOf('en', []), messages: {} };
let asBuilt = english;
let current: LoadedLanguage = { ...english, locale: localeOf('en', navigator.languages) };
const listeners = new Set<() => void>();

/**
 * Loads a language in its default locale, not in the user's regional variant.
 * @throws TypeError where the words cannot be fetched
 */
export async function loadLanguage(language: InterfaceLanguage): Promise<LoadedLanguage> {
  const locale = localeOf(language, []);
  return { language, locale, messages: (await catalogues[language]())(locale) };
}

/** @throws TypeError where the words cannot be fetched */
async function show(language: InterfaceLanguage): Promise<void> {
  const messagesIn = await catalogues[language]();
  const [plain, own] = [localeOf(language, []), localeOf(language, navigator.languages)];
  asBuilt = { language, locale: plain, messages: messagesIn(plain) };
  current = own === plain ? asBuilt : { language, locale: own, messages: messagesIn(own) };
  document.documentElement.lang = language;
  for (const notify of listeners) notify();
}

/** The language to show: the address of a landing page may name it, before the chosen one and the user's. */
const wanted = () =>
  firstLanguage(
    [window.location.pathname.slice(1)].find(isInterfaceLanguage) ?? localStorage.getItem(key),
    navigator.languages,
  );

/**
 * Keeps the language in this browser and shows every open page in it.
 * @throws TypeError where its words cannot be fetched; then nothing changes
 */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await show(language);
  localStorage.setItem(key, language);
}

/**
 * Shows the page in the wanted language, now and when another tab chooses one.
 * @param onFault called with the error when the words cannot be fetched; the page then stays as it is
 */
export async function followLanguage(onFault: (error: unknown) => void): Promise<void> {
  const follow = () => show(wanted()).catch(onFault);
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) void follow();
  });
  await follow();
}

/** The language that the page is shown in now. */
export const shownLanguage = (): InterfaceLanguage => current.language;

/** The language of the page. */
export function useLanguage(): LoadedLanguage {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => current,
    () => asBuilt,
  );
}
