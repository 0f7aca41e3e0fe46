import { languageNames } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTranslations } from '../testing/translation-cases.ts';
import { localiseAmount, localiseBareNumber } from './numbers.ts';

/** No-break spaces made visible. */
const shown = (text: string): string => text.replaceAll('\u00A0', '_');

testTranslations(
  [
    ['€1,299.00', 'English', 'Spanish', '1299,00_€'],
    ['€12,990.00', 'English', 'Spanish', '12.990,00_€'],
    ['€1,299.00', 'English', 'German', '1.299,00_€'],
    ['€1,299.00', 'English', 'French', '1_299,00_€'],
    ['€1,299.00', 'English', 'Turkish', '€1.299,00'],
    ['€4.50', 'English', 'Dutch', '€_4,50'],
    ['$5', 'English', 'Polish', '5_$'],
    ['12 zł', 'Polish', 'English', 'zł_12'],
    ['1.299,00 €', 'German', 'English', '€1,299.00'],
    ['4.50 €', 'German', 'Spanish', '4,50_€'],
    ['GBP 25', 'English', 'German', '25_GBP'],
    ["CHF 1'200.50", 'English', 'French', '1_200,50_CHF'],
    ['50%', 'English', 'French', '50_%'],
    ['12.5 %', 'English', 'Turkish', '%12,5'],
    ['–20%', 'English', 'German', '–20_%'],
    ['1.5 kg', 'English', 'Italian', '1,5 kg'],
    ['2 x 2.5 m', 'English', 'Swedish', '2 x 2,5 m'],
    ['10,000 km', 'English', 'Portuguese', '10_000 km'],
    ['500 ml', 'English', 'German', '500 ml'],
  ],
  (amount, from, to) => shown(localiseAmount(amount, from, to)),
);

test.each([
  ['an amount without decimals after its sign', '19,- €', 'German', 'English'],
  ['three digits after a sign that the language uses for neither', '1.500 m', 'French', 'English'],
  ['groups of other lengths than three', '1,23,456 km', 'English', 'German'],
] as const)('%s stays', (_, amount, from, to) => {
  expect(localiseAmount(amount, from, to)).toBe(amount);
});

describe('a number that stands alone', () => {
  test('is set for the target', () => {
    expect(localiseBareNumber('4.8', 'English', 'German')).toBe('4,8');
    expect(localiseBareNumber('25,000', 'English', 'Polish')).toBe('25\u00A0000');
  });
  test('stays where it may be a time, or is no number of its language', () => {
    expect(localiseBareNumber('9.30', 'English', 'German')).toBe('9.30');
    expect(localiseBareNumber('31.12', 'German', 'English')).toBe('31.12');
  });
});

test('in every language, an amount that was set for it and back is the amount that it was', () => {
  const amounts = fc.tuple(
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.constantFrom(0, 1, 2),
    fc.constantFrom<(number: string) => string>(
      (number) => `€${number}`,
      (number) => `£${number}`,
      (number) => `${number}%`,
      (number) => `${number} kg`,
    ),
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languageNames), ([cents, fractionDigits, write], language) => {
      // Three digits after a decimal sign are not drawn: alone, they can be read as a group.
      const plain = (cents / 10 ** fractionDigits).toFixed(fractionDigits);
      const original = localiseAmount(write(plain), 'English', 'English');
      const there = localiseAmount(original, 'English', language);
      expect(localiseAmount(there, language, 'English')).toBe(original);
    }),
    { numRuns: 2_000 },
  );
});
