import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { isAvailable, sourceOptions, targetOptions } from './language-options.ts';

const pairs = { English: ['Spanish', 'Catalan'], Spanish: ['English'] };
const marked = (options: { value: string; hint?: string | undefined }[]) =>
  options.filter(({ hint }) => hint === undefined).map(({ value }) => value);

test('all 44 languages can be the source; those that lead nowhere say so', () => {
  expect(sourceOptions(pairs).map(({ value }) => value)).toEqual([...languageNames]);
  expect(marked(sourceOptions(pairs))).toEqual(['English', 'Spanish']);
});

test('the target is every language but the source; those out of reach say so', () => {
  expect(targetOptions(pairs, 'English')).toHaveLength(languageNames.length - 1);
  expect(marked(targetOptions(pairs, 'English'))).toEqual(['Catalan', 'Spanish']);
  expect(marked(targetOptions(pairs, 'French'))).toEqual([]);
});

test('before the pairs are known nothing is called unavailable', () => {
  expect(marked(sourceOptions(undefined))).toHaveLength(languageNames.length);
  expect(isAvailable(undefined, 'English', 'Welsh')).toBe(true);
  expect(isAvailable(pairs, 'English', 'Welsh')).toBe(false);
});
