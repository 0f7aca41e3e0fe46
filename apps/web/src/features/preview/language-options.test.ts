import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { fetchingReason, isAvailable, sourceLanguages, targetLanguages } from './language-options.ts';

const pairs = { English: ['Spanish', 'Catalan'], Spanish: ['English'] };
const available = (languages: { value: string; unavailable?: string | undefined }[]) =>
  languages.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);

test('all 44 languages can be the source; those that lead nowhere say so', () => {
  expect(sourceLanguages(pairs).map(({ value }) => value)).toEqual([...languageNames]);
  expect(available(sourceLanguages(pairs))).toEqual(['English', 'Spanish']);
});

test('the target is every language but the source; those out of reach say so', () => {
  expect(targetLanguages(pairs, 'English')).toHaveLength(languageNames.length - 1);
  expect(available(targetLanguages(pairs, 'English'))).toEqual(['Catalan', 'Spanish']);
  expect(available(targetLanguages(pairs, 'French'))).toEqual([]);
});

test('before the pairs are known nothing is called unavailable', () => {
  expect(available(sourceLanguages(undefined))).toHaveLength(languageNames.length);
  expect(isAvailable(undefined, 'English', 'Welsh')).toBe(true);
  expect(isAvailable(pairs, 'English', 'Welsh')).toBe(false);
});

test('a language is found by its own name, too', () => {
  expect(sourceLanguages(pairs).find(({ value }) => value === 'German')?.ownName).toBe('Deutsch');
});

test('a language that can be read soon says so, and cannot be chosen yet', () => {
  const german = sourceLanguages(pairs, ['German']).find(({ value }) => value === 'German');
  expect(german?.unavailable).toBe(fetchingReason);
  expect(available(sourceLanguages(pairs, ['German']))).not.toContain('German');
});
