import { expect, test } from 'vitest';
import { agreement } from './oracle.ts';

test('an apostrophe of another form is no misreading, another letter is one', () => {
  expect(agreement("Soldes d'été", 'Soldes d’été')).toBe(1);
  expect(agreement('Soldes d’ete', 'Soldes d’été')).toBeCloseTo(10 / 12, 6);
  expect(agreement('SOLDES', 'Soldes')).toBeLessThan(0.5);
});
