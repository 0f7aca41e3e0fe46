import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localisedNumbers, type NumberFormat } from './localised-number.ts';

const locales = ['en', 'de', 'de-CH', 'fr', 'pt', 'pl', 'ar-EG', 'fa', 'hi', 'hi-u-nu-deva'];

const formats: Record<string, NumberFormat> = {
  plain: {},
  'without groups': { useGrouping: false },
  'with a fixed fraction': { minimumFractionDigits: 2 },
  euros: { style: 'currency', currency: 'EUR' },
  yen: { style: 'currency', currency: 'JPY' },
  'dollars by code': { style: 'currency', currency: 'USD', currencyDisplay: 'code' },
  'dollars by name': { style: 'currency', currency: 'USD', currencyDisplay: 'name' },
  'dollars of an account': { style: 'currency', currency: 'USD', currencySign: 'accounting' },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  kilometres: { style: 'unit', unit: 'kilometer-per-hour' },
  'kilometres in words': { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
  'always signed': { signDisplay: 'always' },
};

const cases = locales.flatMap((locale) => Object.entries(formats).map(([name, format]) => ({ locale, name, format })));

/** Numbers that the format shows whole. */
const shownWhole = (locale: string, format: NumberFormat) => {
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat(locale, format).resolvedOptions();
  const exponent = maximumFractionDigits + (format.style === 'percent' ? 2 : 0);
  return fc.integer({ min: -99_999_999, max: 99_999_999 }).map((integer) => Number(`${integer}e-${exponent}`));
};

describe('a number in the format of a language', () => {
  test.each(cases)('is read back as it is shown: $locale, $name', ({ locale, format }) => {
    const { show, read } = localisedNumbers(locale, format);
    fc.assert(
      fc.property(shownWhole(locale, format), (value) => {
        expect(read(show(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test.each([
    ['en', {}, '1,234.5', 1234.5],
    ['en', {}, '1,5', 1.5],
    ['en', {}, '-1,234,567', -1234567],
    ['de', {}, '1.234,5', 1234.5],
    ['de', {}, '1.5', 1.5],
    ['de-CH', {}, "1'234.5", 1234.5],
    ['fr', {}, '1 234,5', 1234.5],
    ['fr', {}, '1234.5', 1234.5],
    ['hi', {}, '12,34,567', 1234567],
    ['ar-EG', {}, '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', {}, '1234.5', 1234.5],
    ['ja', {}, '１２．５', 12.5],
    ['en', formats.euros, '€1,234.50', 1234.5],
    ['en', formats.euros, '1234.5', 1234.5],
    ['en', formats.euros, 'EUR 12', 12],
    ['en', formats.euros, '-€12', -12],
    ['en', formats.euros, '€ -12', -12],
    ['de', formats.euros, '12,50 €', 12.5],
    ['en', formats['dollars of an account'], '($12.00)', -12],
    ['en', formats.percent, '7%', 0.07],
    ['en', formats.percent, '7', 0.07],
    ['de', formats.kilometres, '30 km/h', 30],
    ['en', formats['kilometres in words'], '1 kilometer', 1],
  ] as const)('in %s with %j: %s is %d', (locale, format, text, value) => {
    expect(localisedNumbers(locale, format ?? {}).read(text)).toBe(value);
  });

  test.each(['', ' ', '-', 'large', '1e3', '3 4', '1.2.3', '1,2,3', '--4', '+4-', '.', '12 £', 'NaN', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(localisedNumbers('en', { style: 'currency', currency: 'EUR' }).read(text)).toBeUndefined();
    },
  );

  test('has no negative zero', () => {
    expect(localisedNumbers('en', {}).show(-0)).toBe('0');
  });
});
