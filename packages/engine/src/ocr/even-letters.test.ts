import { expect, it } from 'vitest';
import { inEvenLetters } from './even-letters.ts';

/** Ink of so many letters that stand apart, all as high as each other. */
const even = (letters: number) => ({
  isEven: true,
  columns: Array.from({ length: letters }, (_, index) => ({ left: 10 * index, right: 10 * index + 8 })),
});

it('letters as high as each other are all small where most are flat', () => {
  expect(inEvenLetters('Museus', even(6))).toBe('museus');
});

it('letters of which the small form would be higher stay as they were read', () => {
  expect(inEvenLetters('Ice cream', even(8))).toBe('Ice cream');
  expect(inEvenLetters('Bus', even(3))).toBe('Bus');
  expect(inEvenLetters('MUSEUM', even(6))).toBe('MUSEUM');
});

it('letters that hang together, and those of unlike heights, tell nothing', () => {
  expect(inEvenLetters('Museus', even(2))).toBe('Museus');
  expect(inEvenLetters('Museus', { ...even(6), isEven: false })).toBe('Museus');
  expect(inEvenLetters('Museus', {})).toBe('Museus');
});
