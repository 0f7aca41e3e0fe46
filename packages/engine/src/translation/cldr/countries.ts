import type { LanguageName } from '@palimpsest/contract';
import { inLetters, localeOf } from './locales.ts';
import { perLanguage } from '../per-language.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Codes with a name that stand for a part of the world, or for nothing. */
const otherRegions = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ']);

/** Reads a text that is the name of a country, and nothing else. @returns its code after ISO 3166-1 */
export function readCountry(text: string, language: LanguageName): string | undefined {
  return countriesOf(language).get(text.trim().toLowerCase());
}

/** Undefined where CLDR has no name in that language. */
export function writeCountry(code: string, language: LanguageName): string | undefined {
  const name = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' }).of(code);
  return name === undefined ? undefined : inLetters(name, language);
}

const countriesOf = perLanguage((language): ReadonlyMap<string, string> => {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // The code that was replaced is normalised to the one that replaced it.
  const current = codes.filter((code) => new Intl.Locale('und', { region: code }).region === code);
  const named = current
    .filter((code) => !otherRegions.has(code))
    .flatMap((code) => {
      const name = writeCountry(code, language)?.toLowerCase();
      return name === undefined || name.length <= 3 ? [] : [[name, code] as const];
    });
  // The first of two countries with one name counts.
  return new Map(named.toReversed());
});
