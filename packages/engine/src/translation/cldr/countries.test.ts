import { expect, test } from 'vitest';
import { readCountry, writeCountry } from './countries.ts';

test.each([
  ['Germany', 'Spanish', 'Alemania'],
  ['Spain', 'German', 'Spanien'],
  ['China', 'French', 'Chine'],
  ['Greece', 'Greek (Latin)', 'Ellada'],
] as const)('%j is, in %s, %j', (text, to, expected) => {
  expect(writeCountry(readCountry(text, 'English') ?? '', to)).toBe(expected);
});

test('what names no country has no code, and where CLDR has no name there is none', () => {
  expect(readCountry('Europe', 'English')).toBeUndefined();
  expect(writeCountry('DE', 'Occitan')).toBeUndefined();
});
