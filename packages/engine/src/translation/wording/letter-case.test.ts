import { expect, test } from 'vitest';
import { letterCaseOf, restoreCase, toLower } from './letter-case.ts';

const noName = (): boolean => false;

test.each([
  ['SUMMER SALE', 'upper'],
  ['SALE', 'upper'],
  ['Summer Music Festival', 'title'],
  ['Music in the Park', 'title'],
  ['Tickets', 'title'],
  ['Music in the park', 'sentence'],
  ['music', 'sentence'],
  ['A', 'title'],
  ['7', 'sentence'],
] as const)('%j is set in %s case', (text, letterCase) => {
  expect(letterCaseOf(text, noName)).toBe(letterCase);
});

test('small letters keep the English I and the initialisms of a heading', () => {
  expect(toLower('I LOVE WHAT I’VE GOT', 'upper', 'English')).toBe('I love what I’ve got');
  expect(toLower('NASA Open Day', 'title', 'English')).toBe('NASA open day');
});

test('capitals come back as the original had them; Title Case only where the language has it', () => {
  expect(restoreCase('venta de verano', 'SUMMER SALE', 'upper', 'Spanish')).toBe('VENTA DE VERANO');
  expect(restoreCase('festival de música', 'Music Festival', 'title', 'Spanish')).toBe('Festival de música');
  expect(restoreCase('music of the world', 'Música Del Mundo', 'title', 'English')).toBe('Music of the World');
  expect(restoreCase('Entrada libre', 'free entry', 'sentence', 'Spanish')).toBe('entrada libre');
});

test.each([
  ['l’ONU', 'la ONU', 'la ONU'],
  ['the UN', 'ONU', 'ONU'],
  ['an offer', 'McDonald’s la tiene', 'McDonald’s la tiene'],
  ['Big iPhone sale', 'iPhone en venta', 'iPhone en venta'],
  ['A sale', 'l’iPhone', 'L’iPhone'],
] as const)('of %j, the capitals of a name in %j stay', (original, translation, expected) => {
  expect(restoreCase(translation, original, 'sentence', 'Spanish')).toBe(expected);
});
