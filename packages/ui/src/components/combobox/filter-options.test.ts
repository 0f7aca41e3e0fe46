import { expect, test } from 'vitest';
import { filterOptions, foldAccents } from './filter-options.ts';

const options = ['Afrikaans', 'Français', 'Norsk bokmål', 'Occitan', 'Türkçe', 'Łódź'].map((label) => ({ label }));
const labels = (query: string) => filterOptions(options, query).map((option) => option.label);

test('an empty query keeps every option in its order', () => {
  expect(filterOptions(options, '  ')).toEqual(options);
});

test('accents and case do not matter, on either side', () => {
  expect(labels('FRANCAIS')).toEqual(['Français']);
  expect(labels('turkce')).toEqual(['Türkçe']);
  expect(labels('lódz')).toEqual(['Łódź']);
  expect(foldAccents('Straße Ørsted')).toBe('strasse orsted');
});

test('all words must be found, in any order', () => {
  expect(labels('bokmal norsk')).toEqual(['Norsk bokmål']);
  expect(labels('norsk french')).toEqual([]);
});

test('labels that begin with the query come first', () => {
  const described = ['West Afrikaans', 'Afrikaans'].map((label) => ({ label }));
  expect(filterOptions(described, 'afr').map((option) => option.label)).toEqual(['Afrikaans', 'West Afrikaans']);
});
