import { expect, test } from 'vitest';
import { agreement, meantText } from './oracle.ts';

test('an apostrophe of another form is no misreading, another letter is one', () => {
  expect(agreement("Soldes d'été", 'Soldes d’été')).toBe(1);
  expect(agreement('Soldes d’ete', 'Soldes d’été')).toBeCloseTo(10 / 12, 6);
  expect(agreement('SOLDES', 'Soldes')).toBeLessThan(0.5);
});

test('a reading in capitals stands for the text of its words, and counts as misread where that has small letters', () => {
  const texts = ['Live music tonight', 'FROM OUR OWN OVEN'].map((text) => ({ source: { text } }));
  const meant = meantText('LIVE MUSIC TONIGHT', texts);
  expect(meant.text).toBe(texts[0]);
  expect(meant.sameWords).toBe(1);
  expect(meant.agreement).toBeLessThan(0.5);
});
