import type { LanguageName } from '@palimpsest/contract';
import { localeOf } from './locales.ts';

/** A number as it was written, without its sign. */
interface WrittenNumber {
  value: number;
  fractionDigits: number;
  isGrouped: boolean;
}

/** Currencies by the signs that are no ISO codes; Intl spaces each as its language does. */
const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₺': 'TRY',
  zł: 'PLN',
  Kč: 'CZK',
  kr: 'SEK',
  Ft: 'HUF',
  lei: 'RON',
  TL: 'TRY',
};

const digits = String.raw`\d[\d.,'’\u00A0\u202F ]*(?<=\d)`;
const currency = String.raw`\p{Sc}|[A-Z]{3}|zł|Kč|kr|Ft|lei|TL`;
const currencyFirst = new RegExp(String.raw`^(?<sign>${currency})\s?(?<digits>${digits})$`, 'u');
const currencyLast = new RegExp(String.raw`^(?<digits>${digits})\s?(?<sign>${currency})$`, 'u');
const percentLast = new RegExp(String.raw`^(?<before>[+–-]?)(?<digits>${digits})\s?%$`, 'u');
/** A percentage with its sign first, as in Basque and Turkish. */
const percentFirst = new RegExp(String.raw`^(?<before>[+–-]?)%\s?(?<digits>${digits})$`, 'u');
const numbers = new RegExp(digits, 'gu');

/** Portuguese is that of Portugal, as translators are asked for it, and numbers differ from Brazil's. */
const numberLocaleOf = (language: LanguageName): string => (language === 'Portuguese' ? 'pt-PT' : localeOf(language));

/** More digits than this are no longer exact. */
const maxDigits = 15;

/**
 * Writes the numbers of an amount ("€1,299.00", "2.5 kg", "50%") as `Intl` (CLDR) writes them in another language: decimal and group signs, and
 * the place of the currency or percent sign. The currency sign itself, units, and the number of decimals stay; so does what could be read in
 * two ways.
 */
export function localiseAmount(amount: string, from: LanguageName, to: LanguageName): string {
  const money = (currencyFirst.exec(amount) ?? currencyLast.exec(amount))?.groups;
  const percent = (percentLast.exec(amount) ?? percentFirst.exec(amount))?.groups;
  const number = readNumber(money?.digits ?? percent?.digits ?? '', from);
  if (money && number) return writeMoney(number, money.sign ?? '', to);
  if (percent && number) return `${percent.before ?? ''}${writePercentage(number, to)}`;
  // "19,- €" holds no number that can be set otherwise.
  if (/[.,][-–—]/u.test(amount)) return amount;
  return amount.replace(numbers, (written) => localiseNumber(written, from, to));
}

/** The same for a number that stands alone; one that may be a time or no number of its language stays. */
export function localiseBareNumber(written: string, from: LanguageName, to: LanguageName): string {
  const [, hours, minutes] = /^(\d{1,2})\.(\d{2})$/u.exec(written) ?? [];
  if (Number(hours) <= 24 && Number(minutes) < 60) return written;
  const { decimal, group } = signsOf(from);
  const isOfLanguage = (written.match(/[.,]/gu) ?? []).every((sign) => sign === decimal || sign === group);
  return isOfLanguage ? localiseNumber(written, from, to) : written;
}

function localiseNumber(written: string, from: LanguageName, to: LanguageName): string {
  const number = readNumber(written, from);
  return number ? joined(format(number, to, {}).formatToParts(number.value)) : written;
}

/** Undefined for what is no number, is too long, or may be read in two ways. */
function readNumber(written: string, language: LanguageName): WrittenNumber | undefined {
  const plain = written.replace(/['’\u00A0\u202F ]/gu, '');
  if (plain === '' || plain.replace(/[.,]/gu, '').length > maxDigits) return undefined;
  const decimal = decimalSignOf(plain, language);
  if (decimal === undefined) return undefined;
  const [whole = '', fraction = '', further] = decimal === '' ? [plain] : plain.split(decimal);
  const groups = whole.split(/[.,]/u);
  if (further !== undefined || /[.,]/u.test(fraction) || !groups.slice(1).every(({ length }) => length === 3)) {
    return undefined;
  }
  return {
    value: Number(`${groups.join('')}.${fraction === '' ? '0' : fraction}`),
    fractionDigits: fraction.length,
    isGrouped: groups.length > 1 || plain !== written,
  };
}

/** Empty where a number has none; undefined where it cannot be told from a group sign. */
function decimalSignOf(number: string, language: LanguageName): string | undefined {
  const signs = number.match(/[.,]/gu) ?? [];
  const last = signs.at(-1) ?? '';
  if (new Set(signs).size === 2) return last;
  if (signs.length !== 1) return '';
  if (number.length - number.indexOf(last) - 1 !== 3) return last;
  const { decimal, group } = signsOf(language);
  if (last === decimal) return last;
  return last === group ? '' : undefined;
}

function signsOf(language: LanguageName): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(numberLocaleOf(language), { useGrouping: 'always' }).formatToParts(1_234.5);
  const signOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: signOf('decimal'), group: signOf('group') };
}

function writeMoney(number: WrittenNumber, sign: string, to: LanguageName): string {
  const isWord = /\p{L}/u.test(sign);
  const parts = format(number, to, {
    style: 'currency',
    currency: currencies[sign] ?? (isWord ? sign : 'EUR'),
    currencyDisplay: isWord ? 'code' : 'narrowSymbol',
  }).formatToParts(number.value);
  return joined(parts.map((part) => (part.type === 'currency' ? { ...part, value: sign } : part)));
}

function writePercentage(number: WrittenNumber, to: LanguageName): string {
  return joined(format(number, to, { style: 'percent' }).formatToParts(number.value / 100));
}

function format(
  { fractionDigits, isGrouped }: WrittenNumber,
  language: LanguageName,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return new Intl.NumberFormat(numberLocaleOf(language), {
    ...options,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: isGrouped ? 'auto' : false,
  });
}

/** Not every face has the narrow spaces of CLDR. */
function joined(parts: readonly Intl.NumberFormatPart[]): string {
  return parts
    .map(({ value }) => value)
    .join('')
    .replace(/[\u202F\u2009]/gu, '\u00A0');
}
