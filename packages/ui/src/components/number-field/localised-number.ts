import type { NumberNotation } from './number-text.ts';

/** What `Intl` knows about numbers, without notations that lose digits. */
export type NumberFormat = Omit<Intl.NumberFormatOptions, 'notation' | 'compactDisplay'>;

/** Numbers whose units, literals and signs differ in some language: the plural categories, a fraction, and a negative one. */
const samples = [0, 1, 2, 3, 5, 11, 100, 0.5, -1];

const lettering = new Set<string>(['currency', 'unit', 'percentSign', 'literal']);

/** One spelling for characters that stand for the same one: digits of another width, minus signs, spaces, invisible marks. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−‐–]/gu, '-')
    .replace(/’/gu, "'")
    .toLowerCase();
}

/** Everything beside the digits that the format may write, the longest first. */
function wordsOf(locale: string, format: NumberFormat): string[] {
  const displays: Partial<NumberFormat>[] = format.currency
    ? [{}, { currencyDisplay: 'code' }, { currencyDisplay: 'symbol' }, { currencyDisplay: 'narrowSymbol' }]
    : [{}];
  const parts = displays.flatMap((display) => {
    const formatter = new Intl.NumberFormat(locale, { ...format, ...display });
    return samples.flatMap((sample) => formatter.formatToParts(sample));
  });
  const words = parts.filter(({ type }) => lettering.has(type)).map(({ value }) => simplify(value).trim());
  return [...new Set(words)].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

/** The digits 0 to 9 and the separators of a language. */
function signsOf(locale: string, { numberingSystem }: NumberFormat) {
  const digits = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  const parts = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' }).formatToParts(1234.5);
  const sign = (type: string) => simplify(parts.find((part) => part.type === type)?.value ?? '');
  return {
    digits: Array.from({ length: 10 }, (_, digit) => simplify(digits.format(digit))),
    decimal: sign('decimal'),
    group: sign('group'),
  };
}

/**
 * Takes the group separators out and makes the decimal separator a point. A comma or a point that cannot separate groups is the
 * decimal separator, as in `1,5` in English.
 */
function toPlain(text: string, group: string, decimal: string): string | undefined {
  const decimals = [decimal, '.', ','].filter((sign) => sign !== group);
  const at = Math.max(...decimals.map((sign) => text.lastIndexOf(sign)));
  const [whole, fraction] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  const groups = group ? whole.split(group) : [whole];
  const isGrouped =
    groups.length === 1 || (groups.at(-1)?.length === 3 && groups.slice(0, -1).every(({ length }) => length < 4));
  if (isGrouped) return at < 0 ? groups.join('') : `${groups.join('')}.${fraction}`;
  return groups.length === 2 && at < 0 && /[.,]/.test(group) ? groups.join('.') : undefined;
}

/**
 * Writes numbers in the format of a language, and reads them back: in its own digits and separators or in ASCII ones, with or
 * without the currency, the unit and the percent sign.
 * @param locale BCP 47.
 * @throws {RangeError} when `locale` is not a language tag, or `format` is not one of `Intl.NumberFormat`.
 */
export function localisedNumbers(locale: string, format: NumberFormat): NumberNotation {
  const formatter = new Intl.NumberFormat(locale, format);
  const words = wordsOf(locale, format);
  const { digits, decimal, group } = signsOf(locale, format);
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
