import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { fetchingReason, isAvailable, sourceLanguages, targetLanguages } from './language-options.ts';

const to = (language: string, download_bytes: number | null = null) => ({ language, translator: 'T', download_bytes });
const pairs = { English: [to('Spanish'), to('Catalan'), to('German', 33_600_000)], Spanish: [to('English')] };
const available = (languages: { value: string; unavailable?: string | undefined }[]) =>
  languages.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);

test('all 44 languages can be the source; those that lead nowhere say so', () => {
  expect(sourceLanguages(pairs).map(({ value }) => value)).toEqual([...languageNames]);
  expect(available(sourceLanguages(pairs))).toEqual(['English', 'Spanish']);
});

test('the target is every language but the source; those out of reach say so', () => {
  expect(targetLanguages(pairs, 'English')).toHaveLength(languageNames.length - 1);
  expect(available(targetLanguages(pairs, 'English'))).toEqual(['Catalan', 'German', 'Spanish']);
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

test('a target whose first translation fetches something says how much', () => {
  const notes = targetLanguages(pairs, 'English').map(({ value, note }) => [value, note]);
  expect(notes).toContainEqual(['German', 'downloads 34 MB on first use']);
  expect(notes).toContainEqual(['Spanish', undefined]);
  const small = { English: [to('Spanish', 9_000)] };
  expect(targetLanguages(small, 'English').find(({ value }) => value === 'Spanish')?.note).toBe(
    'downloads 1 MB on first use',
  );
});
