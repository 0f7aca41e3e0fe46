import type { LanguageName } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { findNames, type NameClues } from './names.ts';

function namesIn(translation: string, clues: Partial<NameClues> = {}): string[] {
  return findNames(translation, { lines: [], to: 'Spanish', terms: [], ...clues });
}

test.each([
  ['Visita hoy Central Park con tus amigos', ['Central Park']],
  ['Una tarde en el Museo del Prado', ['Museo del Prado']],
  ['Compra entradas para Rio de Janeiro, San Paolo y Lima', ['Rio de Janeiro', 'San Paolo']],
  ['Un cuadro de J. S. Bach y la Palme d’Or', ['J. S. Bach', 'Palme d’Or']],
])('words with capitals within a sentence are a name: "%s"', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each<[string, string, LanguageName]>([
  ['a heading in Title Case', 'Best Coffee in Town', 'English'],
  ['capitals', 'REBAJAS DE VERANO', 'Spanish'],
  ['a noun beside another in German', 'Heute gibt es Kaffee Kuchen und mehr', 'German'],
  ['the first word of a sentence', 'Visita hoy Lima. Cusco te espera mañana', 'Spanish'],
  ['names that a comma parts', 'En Madrid, Barcelona o Lima', 'Spanish'],
  ['the English I', 'Maybe Mary and I Went with them', 'English'],
  ['two lines', 'en el bar Azul\nVerde o rojo', 'Spanish'],
])('%s is none: "%s"', (_, text, to) => {
  expect(namesIn(text, { to })).toEqual([]);
});

test('words with capitals that stand in one line of the original are a name, in any language and anywhere', () => {
  const lines = ['Welcome to', 'Hotel Bellavista'];
  expect(namesIn('Hotel Bellavista heißt Sie willkommen', { to: 'German', lines })).toEqual(['Hotel Bellavista']);
  expect(namesIn('VEN A NEW YORK', { lines: ['COME TO NEW YORK'] })).toEqual(['NEW YORK']);
});

test('a name that was broken in the original may be broken again', () => {
  expect(namesIn('Grand Hotel', { lines: ['Grand', 'Hotel'] })).toEqual([]);
});

test('a whole line that was not translated is no name', () => {
  const text = 'Sun Moon Stars Earth Wind';
  expect(namesIn(text, { lines: [text] })).toEqual([]);
});

test('phrases of the user are names however they are written', () => {
  const terms = ['blue bottle', 'acme'];
  expect(namesIn('Compra en BLUE BOTTLE y en Acme', { to: 'German', terms })).toEqual(['BLUE BOTTLE']);
});
