import type { Messages } from '@palimpsest/ui/messages/context';
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
  /** BCP 47: the user's own kind of that language, for dates and numbers. */
  locale: string;
  messages: Messages;
}

const key = 'language';

/**
 * The words of the screens, of `ui` and of the editor, fetched when they are first asked for. English comes with each of them, in the locale
 * of the page.
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
 * The language to begin with: the one that was chosen in this browser, else the first of the user's that there is, else English.
 * @param preferred BCP 47, the best first
 */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): InterfaceLanguage {
  return [chosen, ...preferred.map(languageOf)].find(isInterfaceLanguage) ?? 'en';
}

/** Some browsers name a language with a variant of the system's, as in en-US@posix: Intl refuses that. */
const isLanguageTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag);

/** The user's own kind of a language, as de-AT of German. */
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
 * A language as nobody in particular uses it.
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

/** The address of a landing page may name its language. */
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
 * Shows the page in the language to begin with, now and when another tab chooses one.
 * @param onFault told where the words cannot be fetched: the page stays as it is
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
