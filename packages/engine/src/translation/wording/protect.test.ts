import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, untranslatable } from './patterns.ts';
import { protect as protectSpans } from './protect.ts';
import { isOnlyTerms, matchesOf, toPattern, withoutOverlaps } from './spans.ts';

function protect(text: string, terms: readonly string[]) {
  return protectSpans(
    text,
    withoutOverlaps([matchesOf(text, terms.map(toPattern)), matchesOf(text, [...amounts, ...untranslatable])]),
  );
}

test('a term is found as a whole word in any case, and comes back as it stood in the text', () => {
  const source = protect('ACME, acme and acmes', ['Acme']);
  expect(source.pieces.filter((piece) => piece.isFixed).map((piece) => piece.text)).toEqual(['ACME', 'acme']);
  expect(source.restore(source.text)).toBe('ACME, acme and acmes');
});

test.each([
  ['Write to info@acme.com today', 'info@acme.com'],
  ['See www.acme.com/sale?x=1.', 'www.acme.com/sale?x=1'],
  ['Buy at acme.com now', 'acme.com'],
  ['Only $9.99 today', '$9.99'],
  ['Nur 1.299,00 € heute', '1.299,00 €'],
  ['Follow @acme_es now', '@acme_es'],
  ['Share #summer now', '#summer'],
  ['Open at 7:30 pm daily', '7:30 pm'],
  ['Call +34 600 123 456 now', '+34 600 123 456'],
])('in %j the part %j is kept', (text, kept) => {
  expect(protect(text, []).pieces).toContainEqual({ text: kept, isFixed: true });
});

test('terms with signs, and terms that hold each other, are found', () => {
  const source = protect('C++ at AT&T Park, by AT&T', ['at&t', 'AT&T Park', 'c++']);
  expect(source.pieces.filter((piece) => piece.isFixed).map((piece) => piece.text)).toEqual([
    'C++',
    'AT&T Park',
    'AT&T',
  ]);
});

test('any text with any terms comes back whole, whatever the case that its placeholders were given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, terms) => {
      const source = protect(
        text,
        terms.filter((term) => term.trim() !== ''),
      );
      expect(source.restore(source.text)).toBe(text);
      expect(source.pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test('a translation that lost or repeats a protected part is refused', () => {
  const source = protect('Acme and Bolt', ['Acme', 'Bolt']);
  const [first = '', , second = ''] = source.text.split(' ');
  expect(source.restore(`${second.toUpperCase()} y ${first}`)).toBe('Bolt y Acme');
  expect(source.restore(`${first} y`)).toBeUndefined();
  expect(source.restore(`${first} ${first} ${second}`)).toBeUndefined();
});

test('only terms: signs around them do not count, any other word does', () => {
  expect(isOnlyTerms('ACME® — Bolt!', ['acme', 'bolt'])).toBe(true);
  expect(isOnlyTerms('Acme shop', ['acme'])).toBe(false);
  expect(isOnlyTerms('!!', ['acme'])).toBe(false);
});
