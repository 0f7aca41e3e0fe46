import { expect, test } from 'vitest';
import { unitsIn } from './evidence.ts';

test.each([
  ['4,99 €', 1],
  ['£4.99', 1],
  ['20% off', 1],
  ['$5 or 4 €', 2],
  ['€ a', 0],
  ['5 a', 0],
])('%s has so many signs beside a figure: %i', (text, count) => {
  expect(unitsIn(text)).toBe(count);
});
