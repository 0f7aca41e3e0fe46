import { languages } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { alphabetIn } from './alphabets.ts';
import { decodeCtc } from './recogniser.ts';

const signs = ['', 'o', 'ọ', 'é', 'Ø', '1', '€', 'ľ', 'İ'];

const likelihoodOf = (sign: string, tag?: string) => alphabetIn(tag, signs).likelihood[signs.indexOf(sign)];

/** Reads one step in which the network gives each of some signs a chance. */
const read = (tag: string, scores: Record<string, number>) =>
  decodeCtc(
    Float32Array.from(signs, (sign) => scores[sign] ?? 0),
    alphabetIn(tag, signs),
  ).text;

test('letters of a language and signs of all are as likely as any', () => {
  for (const { tag } of languages) {
    const [o, one, euro] = ['o', '1', '€'].map((sign) => likelihoodOf(sign, tag));
    expect([o, one, euro]).toEqual([1, 1, 1]);
  }
  expect(likelihoodOf('Ø', 'nb')).toBe(1);
  expect(likelihoodOf('ọ', 'vi')).toBe(1);
  expect(likelihoodOf('İ', 'tr')).toBe(1);
  expect(likelihoodOf('İ', 'de')).toBeLessThan(0.1);
});

test('without a language every letter is as likely', () => {
  expect(signs.map((sign) => likelihoodOf(sign))).toEqual(signs.map(() => 1));
});

test('a letter of another language is read where it stands out, and not where a speck may have made it', () => {
  expect(read('en', { o: 0.3, ọ: 0.7 })).toBe('o');
  expect(read('en', { o: 0.02, é: 0.98 })).toBe('é');
});

test('a letter with a hook is an elided article where the language has no such letter', () => {
  expect(read('fr', { o: 0.1, ľ: 0.9 })).toBe('l’');
  expect(read('sk', { o: 0.1, ľ: 0.9 })).toBe('ľ');
});
