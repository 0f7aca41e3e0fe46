import { expect, test } from 'vitest';
import { inOrthographyOf } from './orthography.ts';

test('Romanian is written with a comma below, whichever its recognition data knows', () => {
  expect(inOrthographyOf('ro', 'Piaţă şi ȘTIINŢĂ, ŞCOALĂ')).toBe('Piață și ȘTIINȚĂ, ȘCOALĂ');
});

test('Turkish keeps its cedillas', () => {
  expect(inOrthographyOf('tr', 'Hoş geldiniz, ŞEHİR')).toBe('Hoş geldiniz, ŞEHİR');
});

test('a fraction of a cent is one of a pound', () => {
  expect(inOrthographyOf('en', 'Tea 4.99¢, jam 11,50 ¢')).toBe('Tea 4.99£, jam 11,50 £');
  expect(inOrthographyOf('en', 'Sweets 8¢')).toBe('Sweets 8¢');
});

test('the Brazilian real is read as its sign, letters elsewhere are not', () => {
  expect(inOrthographyOf('pt', 'Café RS 7,20, bolo RS12')).toBe('Café R$ 7,20, bolo R$12');
  expect(inOrthographyOf('pt', 'Porto Alegre, RS')).toBe('Porto Alegre, RS');
  expect(inOrthographyOf('en', 'RS 7')).toBe('RS 7');
});
