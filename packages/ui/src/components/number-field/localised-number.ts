import type { NumberNotation } from './number-text.ts';

/** The options of `Intl.NumberFormat`, without the notations that omit digits. */
export type NumberFormat = Omit<Intl.NumberFormatOptions, 'notation' | 'compactDisplay'>;

/** Numbers that together show every unit, literal and sign of a language: all plural categories, a fraction and a negative number. */
const samples = [0, 1, 2, 3, 5, 11, 100, 0.5, -1];

const wordTypes = new Set<string>(['currency', 'unit', 'percentSign', 'literal']);

/** Replaces variants of a character by one of them: digits of another width, minus signs, spaces. Removes invisible characters. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−‐–]/gu, '-')
    .replace(/’/gu, "'")
    .toLowerCase();
}

/** The currency, the units, the percent sign and the literals that the format may write, the longest first. */
function wordsOf(locale: string, format: NumberFormat): string[] {
  const displays: Partial<NumberFormat>[] = format.currency
    ? [{}, { currencyDisplay: 'code' }, { currencyDisplay: 'symbol' }, { currencyDisplay: 'narrowSymbol' }]
    : [{}];
  const parts = displays.flatMap((display) => {
    const formatter = new Intl.NumberFormat(locale, { ...format, ...display });
    return samples.flatMap((sample) => formatter.formatToParts(sample));
  });
  const words = parts.filter(({ type }) => wordTypes.has(type)).map(({ value }) => simplify(value).trim());
  return [...new Set(words)].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

/** The digits 0 to 9 and the separators of a language. */
function digitsAndSeparatorsOf(locale: string, { numberingSystem }: NumberFormat) {
  const digits = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  const parts = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' }).formatToParts(1234.5);
  const separator = (type: string) => simplify(parts.find((part) => part.type === type)?.value ?? '');
  return {
    digits: Array.from({ length: 10 }, (_, digit) => simplify(digits.format(digit))),
    decimal: separator('decimal'),
    group: separator('group'),
  };
}

/**
 * Removes the group separators and replaces the decimal separator by a point. A comma or a point that cannot separate groups is taken
 * for the decimal separator, as in `1,5` in English.
 * @returns undefined if the separators do not fit a number
 */
function toPlain(text: string, group: string, decimal: string): string | undefined {
  const decimals = [decimal, '.', ','].filter((separator) => separator !== group);
  const decimalIndex = Math.max(...decimals.map((separator) => text.lastIndexOf(separator)));
  const hasDecimal = decimalIndex >= 0;
  const [whole, fraction] = hasDecimal ? [text.slice(0, decimalIndex), text.slice(decimalIndex + 1)] : [text, ''];
  const groups = group ? whole.split(group) : [whole];
  const isGrouped =
    groups.length === 1 || (groups.at(-1)?.length === 3 && groups.slice(0, -1).every(({ length }) => length < 4));
  if (isGrouped) return hasDecimal ? `${groups.join('')}.${fraction}` : groups.join('');
  return groups.length === 2 && !hasDecimal && /[.,]/.test(group) ? groups.join('.') : undefined;
}

/**
 * Writes numbers in the format of a language and reads them: with the digits and separators of the language or those of ASCII, and with
 * or without the currency, the unit and the percent sign.
 * @param locale A BCP 47 language tag.
 * @throws {RangeError} if `locale` is not a language tag, or `Intl.NumberFormat` does not accept `format`.
 */
export function localisedNumbers(locale: string, format: NumberFormat): NumberNotation {
  const formatter = new Intl.NumberFormat(locale, format);
  const words = wordsOf(locale, format);
  const { digits, decimal, group } = digitsAndSeparatorsOf(locale, format);
  const read = (text: string) => {
    let rest = simplify(text).trim();
    const isInBrackets = format.currencySign === 'accounting' && /^\(.*\)$/.test(rest);
    for (const word of words) rest = rest.replaceAll(word, '');
    for (const [value, digit] of digits.entries()) rest = rest.replaceAll(digit, String(value));
    const [, before, body = '', after] = /^([-+]?)(.*?)([-+]?)$/.exec(rest.replace(/\s*([-+])\s*/, '$1').trim()) ?? [];
    const plain = toPlain(body.trim(), group, decimal);
    if (plain === undefined || (before && after) || !/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
    const sign = isInBrackets || before === '-' || after === '-' ? '-' : '';
    return Number(`${sign}${plain}e${format.style === 'percent' ? -2 : 0}`);
  };
  return { show: (value) => formatter.format(Object.is(value, -0) ? 0 : value), read };
}
