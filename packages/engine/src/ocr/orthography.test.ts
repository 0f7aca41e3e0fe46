import { expect, test } from 'vitest';
import { inOrthographyOf } from './orthography.ts';

test('Romanian is written with a comma below, whichever its recognition data knows', () => {
  expect(inOrthographyOf('ro', 'Piaţă şi ȘTIINŢĂ, ŞCOALĂ')).toBe('Piață și ȘTIINȚĂ, ȘCOALĂ');
});

test('Turkish keeps its cedillas', () => {
  expect(inOrthographyOf('tr', 'Hoş geldiniz, ŞEHİR')).toBe('Hoş geldiniz, ŞEHİR');
});
