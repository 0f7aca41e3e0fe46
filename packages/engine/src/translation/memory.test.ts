import { expect, test } from 'vitest';
import { recall } from './memory.ts';

const memory = [
  { source: 'Free entry', translation: 'Entrada gratuita' },
  { source: 'Sale ends on Sunday', translation: 'Las rebajas acaban el domingo' },
];

test('a stored text comes back, whatever its spaces and case', () => {
  expect(recall('Free  entry', memory, 'Spanish')).toBe('Entrada gratuita');
  expect(recall('FREE ENTRY', memory, 'Spanish')).toBe('ENTRADA GRATUITA');
  expect(recall('Free entries', memory, 'Spanish')).toBeUndefined();
});

test('of two that were stored for one text the first counts', () => {
  expect(recall('Free entry', [{ source: 'free entry', translation: 'x' }, ...memory], 'Spanish')).toBe(
    'Entrada gratuita',
  );
  expect(recall('Free entry', [{ source: 'Free entry', translation: 'x' }, ...memory], 'Spanish')).toBe('x');
});
