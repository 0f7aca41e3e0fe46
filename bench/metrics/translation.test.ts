import { expect, test } from 'vitest';
import { bleu, chrF } from './translation.ts';

test('a translation that is one of its references is perfect', () => {
  const corpus = [
    { translation: 'La puerta está cerrada hoy', references: ['Hoy cierra', 'La puerta está cerrada hoy'] },
  ];
  expect(bleu(corpus)).toBeCloseTo(100);
  expect(chrF(corpus)).toBeCloseTo(100);
});

test('nothing in common scores nothing', () => {
  const corpus = [{ translation: 'xyz', references: ['La puerta está cerrada'] }];
  expect(bleu(corpus)).toBe(0);
  expect(chrF(corpus)).toBe(0);
});

test('a word that is repeated counts as often as a reference has it', () => {
  // In the example of Papineni et al., the clipped unigram precision is 2/7 and the bigram precision 0.
  expect(bleu([{ translation: 'the the the the the the the', references: ['the cat is on the mat'] }])).toBe(0);
});

test('four of five words in a row are worth their known share', () => {
  const [corpus] = [[{ translation: 'a b c d x', references: ['a b c d e'] }]];
  // Precisions 4/5, 3/4, 2/3, 1/2; the length is right.
  expect(bleu(corpus)).toBeCloseTo(100 * 0.2 ** 0.25);
});

test('what is too short is worth less', () => {
  const corpus = [{ translation: 'a b c d', references: ['a b c d e f g h'] }];
  expect(bleu(corpus)).toBeCloseTo(100 * Math.exp(-1));
});
