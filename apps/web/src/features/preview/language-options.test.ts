import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { sharedMessages } from '../../messages/shared.messages.ts';
import { english } from '../../testing/english.ts';
import { isAvailable, sourceLanguages, targetLanguages } from './language-options.ts';
import { previewMessages } from './preview.messages.ts';

const words = { ...previewMessages, ...sharedMessages, format: english };
const to = (language: string, download_bytes: number | null = null) => ({ language, translator: 'T', download_bytes });
const pairs = { English: [to('Spanish'), to('Catalan'), to('German', 33_600_000)], Spanish: [to('English')] };
const available = (languages: { value: string; unavailable?: string | undefined }[]) =>
  languages.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);

test('all 44 languages can be the source; those that lead nowhere say so', () => {
  expect(sourceLanguages(pairs, words).map(({ value }) => value)).toEqual([...languageNames]);
  expect(available(sourceLanguages(pairs, words))).toEqual(['English', 'Spanish']);
});

test('all 44 languages are listed as the target; those out of reach say so', () => {
  expect(targetLanguages(pairs, 'English', words)).toHaveLength(languageNames.length);
  expect(available(targetLanguages(pairs, 'English', words))).toEqual(['Catalan', 'German', 'Spanish']);
  expect(available(targetLanguages(pairs, 'French', words))).toEqual([]);
});

/** English, the source, as it stands in the list of targets. @param target what is chosen there */
const source = (target?: 'Spanish' | 'Catalan') =>
  targetLanguages(pairs, 'English', words, target).find(({ value }) => value === 'English');

test('the source is among the targets, and says that it is the source', () => {
  expect(source()?.unavailable).toBe('Chosen as the source language');
  // Nothing leads from Catalan back to English here.
  expect(source('Catalan')?.unavailable).toBe('Chosen as the source language');
  expect(source('Spanish')).toMatchObject({ note: 'swaps both languages' });
  expect(source('Spanish')?.unavailable).toBeUndefined();
});

test('before the pairs are known nothing is called unavailable', () => {
  expect(available(sourceLanguages(undefined, words))).toHaveLength(languageNames.length);
  expect(isAvailable(undefined, 'English', 'Welsh')).toBe(true);
  expect(isAvailable(pairs, 'English', 'Welsh')).toBe(false);
});

test('a language is found by its own name, too', () => {
  expect(sourceLanguages(pairs, words).find(({ value }) => value === 'German')?.ownName).toBe('Deutsch');
});

test('a language that can be read soon says so, and cannot be chosen yet', () => {
  const german = sourceLanguages(pairs, words, ['German']).find(({ value }) => value === 'German');
  expect(german?.unavailable).toBe('Being fetched, available soon');
  expect(available(sourceLanguages(pairs, words, ['German']))).not.toContain('German');
});

test('a target whose first translation fetches something says how much', () => {
  const notes = targetLanguages(pairs, 'English', words).map(({ value, note }) => [value, note]);
  expect(notes).toContainEqual(['German', 'downloads 34 MB on first use']);
  expect(notes).toContainEqual(['Spanish', undefined]);
  const small = { English: [to('Spanish', 9_000)] };
  expect(targetLanguages(small, 'English', words).find(({ value }) => value === 'Spanish')?.note).toBe(
    'downloads 1 MB on first use',
  );
});
