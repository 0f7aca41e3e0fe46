import type { LanguageName } from '@palimpsest/contract';
import { inLetters, localeOf } from './locales.ts';
import { perLanguage } from '../per-language.ts';

type Kind = 'region' | 'language';

export interface Name {
  kind: Kind;
  /** ISO 3166-1 of a country, ISO 639-1 of a language. */
  code: string;
}

/** Names of countries that are better known as other words where they stand alone on a menu, a label or a sign. */
const homographs: Partial<Record<LanguageName, readonly string[]>> = {
  English: ['turkey', 'jersey', 'chad', 'guinea', 'china', 'polish', 'guernsey', 'panama', 'malta', 'cuba', 'georgia'],
  Turkish: ['çin', 'mali'],
  Spanish: ['chad', 'mali', 'jersey'],
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));
const languageCodes = regionCodes.map((code) => code.toLowerCase());

/** Reads a text that is the name of a country or a language, and nothing else. */
export function readName(text: string, language: LanguageName): Name | undefined {
  const key = text.trim().toLowerCase();
  return homographs[language]?.includes(key) ? undefined : namesOf(language).get(key);
}

/** Undefined where CLDR has no name in that language. */
export function writeName({ kind, code }: Name, language: LanguageName): string | undefined {
  const name = new Intl.DisplayNames(localeOf(language), { type: kind, fallback: 'none' }).of(code);
  return name === undefined ? undefined : inLetters(name, language);
}

const namesOf = perLanguage((language): ReadonlyMap<string, Name> => {
  const found = new Map<string, Name>();
  const read = (kind: Kind, codes: readonly string[]): void => {
    for (const code of codes) {
      const name = writeName({ kind, code }, language);
      const key = name?.toLowerCase();
      if (key !== undefined && key.length > 3 && !found.has(key)) found.set(key, { kind, code });
    }
  };
  read('region', regionCodes.filter(isCountry));
  read('language', languageCodes);
  return found;
});

/** Whether a code has a name of its own; of those that stand for a part of the world or for nothing, none has. */
function isCountry(code: string): boolean {
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  const isOther = ['EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ'].includes(code);
  return known !== undefined && !isOther && new Intl.Locale('und', { region: code }).region === code;
}
