import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { readName, writeName } from './names.ts';
import { readAmount, writeAmount } from './units.ts';

test.each([
  ['Germany', 'Spanish', 'Alemania'],
  ['Spain', 'German', 'Spanien'],
  ['French', 'Polish', 'francuski'],
  ['Greece', 'Greek (Latin)', 'Ellada'],
] as const)('%j is, in %s, %j', (text, to, expected) => {
  const name = readName(text, 'English');
  expect(name && writeName(name, to)).toBe(expected);
});

test('a country that a menu or a label may mean otherwise is no country', () => {
  expect(readName('Turkey', 'English')).toBeUndefined();
  expect(readName('China', 'English')).toBeUndefined();
});

test('where CLDR has no name there is none, and no code', () => {
  expect(writeName({ kind: 'region', code: 'DE' }, 'Occitan')).toBeUndefined();
});

test.each([
  ['3 days', 'Spanish', '3 días'],
  ['1 day', 'Swedish', '1 dag'],
  ['3 days', 'Swedish', '3 dagar'],
  ['5 minutes', 'Polish', '5 minut'],
  ['2 minutes', 'Polish', '2 minuty'],
  ['1.5 litres', 'French', '1.5 litre'],
  ['2 hours', 'Swahili', 'saa 2'],
] as const)('%j is, in %s, %j', (text, to, expected) => {
  const amount = readAmount(text, 'English');
  expect(amount && writeAmount(amount, to)).toBe(expected);
});

test('every language that has words for an amount reads back what it writes', () => {
  const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  const written = languageNames.flatMap((language) =>
    units.flatMap((unit) => {
      const text = writeAmount({ digits: '3', unit }, language);
      return text === undefined ? [] : [{ language, text, amount: { digits: '3', unit } }];
    }),
  );
  expect(written.length).toBeGreaterThan(230);
  expect(written.map(({ language, text }) => ({ language, text, amount: readAmount(text, language) }))).toEqual(
    written,
  );
});
