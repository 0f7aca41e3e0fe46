import { expect, test } from 'vitest';
import { recall, recallSimilar } from './memory.ts';

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

test('nearly the same text is offered with how near it is, never less than 85 %', () => {
  expect(recallSimilar('Sale ends on Monday', memory)).toEqual([
    {
      source: 'Sale ends on Sunday',
      translation: 'Las rebajas acaban el domingo',
      similarity: expect.closeTo(0.895, 2),
    },
  ]);
  expect(recallSimilar('Sale ends tomorrow', memory)).toEqual([]);
  expect(recallSimilar('Free entry', memory)).toEqual([]);
});
