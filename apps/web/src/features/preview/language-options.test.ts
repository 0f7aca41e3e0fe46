import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { englishWords } from '../../messages/words.ts';
import { english } from '../../testing/english.ts';
import { isAvailable, pairProblem, sourceLanguages, targetLanguages } from './language-options.ts';

const words = { ...englishWords('en-US').preview, ...englishWords('en-US').shared, format: english };
const to = (language: string, download_bytes: number | null = null) => ({ language, translator: 'T', download_bytes });
const pairs = { English: [to('Spanish'), to('Catalan'), to('German', 33_600_000)], Spanish: [to('English')] };
const known = { pairs, enabledBy: [{ translator: 'DeepL', setting: 'DEEPL_API_KEY' }] };
const nothing = { pairs: undefined, enabledBy: [] };

const marked = (languages: { value: string; note?: string | undefined }[], note: string) =>
  languages.filter((language) => language.note === note).map(({ value }) => value);
const noteOf = (languages: { value: string; note?: string | undefined }[], name: string) =>
  languages.find(({ value }) => value === name)?.note;

test('all 44 languages are one alphabetical list, and each can be chosen, as the source and as the target', () => {
  for (const list of [sourceLanguages(known, words), targetLanguages(known, 'English', words)]) {
    expect(list.map(({ value }) => value)).toEqual([...languageNames]);
    expect(list.every((language) => !('unavailable' in language))).toBe(true);
  }
});

test('what cannot be translated here is marked', () => {
  const unavailable = marked(sourceLanguages(known, words), 'unavailable');
  expect(languageNames.filter((name) => !unavailable.includes(name))).toEqual(['English', 'Spanish']);
  const outOfReach = marked(targetLanguages(known, 'English', words), 'unavailable');
  expect(outOfReach).toHaveLength(languageNames.length - 4);
  expect(outOfReach).toContain('Welsh');
  expect(outOfReach).not.toContain('German');
});

test('the source among the targets says that it is the source, or that it swaps both', () => {
  expect(noteOf(targetLanguages(known, 'English', words), 'English')).toBe('the source language');
  expect(noteOf(targetLanguages(known, 'English', words, 'Spanish'), 'English')).toBe('swaps both languages');
});

test('before the pairs are known nothing is marked', () => {
  expect(marked(sourceLanguages(nothing, words), 'unavailable')).toEqual([]);
  expect(isAvailable(undefined, 'English', 'Welsh')).toBe(true);
  expect(isAvailable(pairs, 'English', 'Welsh')).toBe(false);
});

test('a language is found by its own name, too', () => {
  expect(sourceLanguages(known, words).find(({ value }) => value === 'German')?.ownName).toBe('Deutsch');
});

test('a target whose first translation fetches something says how much', () => {
  const list = targetLanguages(known, 'English', words);
  expect([noteOf(list, 'German'), noteOf(list, 'Spanish')]).toEqual(['downloads 34 MB on first use', undefined]);
  const small = { ...known, pairs: { English: [to('Spanish', 9_000)] } };
  expect(noteOf(targetLanguages(small, 'English', words), 'Spanish')).toBe('downloads 1 MB on first use');
});

test('a chosen pair that cannot be translated says what to configure', () => {
  expect(pairProblem(known, 'English', 'Welsh', words)).toBe(
    'There is no translation from English to Welsh here yet. It comes with one of these settings of the server: DEEPL_API_KEY.',
  );
  expect(pairProblem({ ...known, enabledBy: [] }, 'English', 'Welsh', words)).toBe(
    'There is no translation from English to Welsh here yet.',
  );
});

test('a pair that can be translated, or of which nothing is known yet, has no problem', () => {
  expect(pairProblem(known, 'English', 'Spanish', words)).toBeUndefined();
  expect(pairProblem(known, 'English', undefined, words)).toBeUndefined();
  expect(pairProblem(nothing, 'English', 'Welsh', words)).toBeUndefined();
});

test('the source is no target', () => {
  for (const languages of [known, nothing])
    expect(pairProblem(languages, 'English', 'English', words)).toBe('Source and target are the same language.');
});
