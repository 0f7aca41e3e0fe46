import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfOwnWords, ownWords } from './own-words.ts';

test.each(['palimpsest', 'Palimpsest2026!', 'translate-images', 'p4l1mps3st99', '123admin-Admin', '$taff$taff'])(
  'guessing by the name of the product: %s is refused',
  (password) => {
    expect(isOfOwnWords(password)).toBe(true);
  },
);

test.each(['correct horse', 'palimpsest of Archimedes', '20261123', '!!!!!!!!', 'палимпсест', 'adminживёт', 'imagine'])(
  '%s is left to its owner',
  (password) => {
    expect(isOfOwnWords(password)).toBe(false);
  },
);

test('SECURITY.md lists the words', () => {
  const document = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');
  const [, listed = ''] = /refused words of the product: ([^.|]+)/.exec(document) ?? [];
  expect(listed.split(',').map((word) => word.trim())).toEqual(ownWords);
});
