import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitClauses } from './clauses.ts';

test('sentences and items between dividers are clauses of their own, without the signs around them', () => {
  expect(splitClauses('“Live music” • Food! Come in.').map((clause) => clause.core)).toEqual([
    'Live music',
    'Food',
    'Come in',
  ]);
});

test('numbers belong to the clause', () => {
  expect(splitClauses('50 days.').map((clause) => clause.core)).toEqual(['50 days']);
});

test('joined again, the clauses are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(
        splitClauses(text)
          .map(({ before, core, after }) => before + core + after)
          .join(''),
      ).toBe(text);
    }),
  );
});
