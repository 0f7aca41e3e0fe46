import { expect, test } from 'vitest';
import { defaultSourceLanguage, findLanguage, languageNames, languages } from './languages.ts';

test('all 44 languages of the product are there, each once, in alphabetical order', () => {
  expect(languages).toHaveLength(44);
  expect(new Set(languages.map(({ tag }) => tag)).size).toBe(44);
  expect(languageNames).toEqual(languageNames.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('every tag names a language that the runtime knows, in Latin script', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const unknown = languages.filter(({ tag }) => !names.of(tag));
  const otherScript = languages.filter(({ tag }) => new Intl.Locale(tag).maximize().script !== 'Latn');
  expect({ unknown, otherScript }).toEqual({ unknown: [], otherScript: [] });
});

test('a language is found by its exact name only', () => {
  expect(findLanguage('Spanish')?.tag).toBe('es');
  expect(findLanguage('spanish')).toBeUndefined();
  expect(findLanguage(defaultSourceLanguage)?.tag).toBe('en');
});
