import type { LanguageName } from '@palimpsest/contract';
import { inLetters, localeOf } from './locales.ts';
import { perLanguage } from '../per-language.ts';

const units = [
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'gram',
  'kilogram',
  'milliliter',
  'liter',
  'centimeter',
  'meter',
  'kilometer',
] as const;
type Unit = (typeof units)[number];

/** Amounts that together use every plural form of every language. */
const samples = [0, 1, 1.5, 2, 3, 6, 11, 21, 100, 1_000_000];

/** CLDR counts days as spans of 24 hours in these languages; people count them with this word. */
const days: Partial<Record<LanguageName, readonly [one: string, other: string]>> = {
  Estonian: ['päev', 'päeva'],
  Norwegian: ['dag', 'dager'],
  Swedish: ['dag', 'dagar'],
};

export interface Amount {
  /** As it is written. */
  digits: string;
  unit: Unit;
}

/** Reads a number with the full word of its unit, "3 days"; undefined for anything else. */
export function readAmount(text: string, language: LanguageName): Amount | undefined {
  const match = /^(?:(?<unitFirst>\p{L}+) )?(?<digits>\d+(?:[.,]\d+)?)(?:[ -](?<unitLast>[\p{L}\p{M}]+))?$/u.exec(text);
  const { unitFirst, digits, unitLast } = match?.groups ?? {};
  if (digits === undefined || (unitFirst === undefined) === (unitLast === undefined)) return undefined;
  const unit = wordsOf(language).get((unitFirst ?? unitLast ?? '').toLowerCase());
  return unit && { digits, unit };
}

/** Writes it in another language; the digits stay as they were written. Undefined where CLDR has no word, only a symbol. */
export function writeAmount({ digits, unit }: Amount, language: LanguageName): string | undefined {
  const value = Number(digits.replace(',', '.'));
  const own = unit === 'day' ? days[language] : undefined;
  if (own) return `${digits} ${value === 1 ? own[0] : own[1]}`;
  const parts = partsOf(value, unit, language);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? '';
  if (!isWord(word, unit, language)) return undefined;
  const first = parts.findIndex(({ type }) => isNumber(type));
  const last = parts.findLastIndex(({ type }) => isNumber(type));
  const around = (from: number, to?: number): string =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  // Some languages have a word for two of a kind, which holds the number.
  if (first < 0) return undefined;
  return inLetters(around(0, first) + digits + around(last + 1), language);
}

function isNumber(type: string): boolean {
  return ['integer', 'group', 'decimal', 'fraction'].includes(type);
}

/** Symbols stay as they are in every language, so that two letters which are also the symbol are none. */
function isWord(word: string, unit: Unit, language: LanguageName): boolean {
  return word.length > 2 || (word.length === 2 && word !== symbolOf(unit, language));
}

function symbolOf(unit: Unit, language: LanguageName): string {
  const parts = partsOf(3, unit, language, 'narrow');
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

function partsOf(value: number, unit: Unit, language: LanguageName, unitDisplay: 'long' | 'narrow' = 'long') {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay }).formatToParts(value);
}

const wordsOf = perLanguage((language): ReadonlyMap<string, Unit> => {
  const found = new Map<string, Unit>();
  const note = (word: string, unit: Unit): void => {
    const key = inLetters(word, language).toLowerCase();
    if (isWord(word, unit, language) && !found.has(key)) found.set(key, unit);
  };
  const locales = language === 'English' ? ['en-GB', 'en-US'] : [localeOf(language)];
  for (const locale of locales) {
    for (const unit of units) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
      for (const value of samples) {
        note(format.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? '', unit);
      }
    }
  }
  for (const word of days[language] ?? []) note(word, 'day');
  return found;
});
