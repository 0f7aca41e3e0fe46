import { expect, test } from 'vitest';
import { isOfOwnWords } from './passwords.ts';

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
