import { describe, expect, test } from 'vitest';
import { restoreSpaces } from './spacing.ts';

/** Columns 10 px wide with these gaps between them, in a line 40 px high. */
function columns(...gaps: number[]) {
  let left = 0;
  const all = [{ left, right: 10 }];
  for (const gap of gaps) {
    left += 10 + gap;
    all.push({ left, right: left + 10 });
  }
  return all;
}

describe('restoreSpaces', () => {
  test('puts a space where the glyphs stand apart', () => {
    expect(restoreSpaces('3pm', columns(12, 3), 40)).toBe('3 pm');
  });

  test('puts spaces around signs that stand apart, and before a unit', () => {
    expect(restoreSpaces('5>3', columns(12, 12), 40)).toBe('5 > 3');
    expect(restoreSpaces('3/12', columns(12, 12, 4), 40)).toBe('3 / 12');
    expect(restoreSpaces('1/2', columns(4, 4), 40)).toBe('1/2');
    expect(restoreSpaces('8g', columns(12), 40)).toBe('8 g');
    expect(restoreSpaces('No', columns(12), 40)).toBe('No');
  });

  test('parts thousands but no other figures', () => {
    expect(restoreSpaces('1250', columns(14, 5, 5), 40)).toBe('1 250');
    expect(restoreSpaces('14:15', columns(5, 4, 4, 14), 40)).toBe('14:15');
  });

  test('keeps the spaces that were read', () => {
    expect(restoreSpaces('a la', columns(14, 3), 40)).toBe('a la');
  });

  test('takes out spaces within words that were read in pieces', () => {
    expect(restoreSpaces('M e rc a t o in', columns(2, 3, 3, 2, 3, 3, 14, 3), 40)).toBe('Mercato in');
    expect(restoreSpaces('p i a zz a', columns(3, 2, 3, 3, 3), 40)).toBe('piazza');
  });

  test('does not part letters that are set wide', () => {
    expect(restoreSpaces('SALE', columns(14, 14, 15), 40)).toBe('SALE');
  });

  test('leaves room around points alone', () => {
    expect(restoreSpaces('$1.90', columns(3, 3, 14, 3), 40)).toBe('$1.90');
  });

  test('leaves the text where glyphs and characters do not match one to one', () => {
    expect(restoreSpaces('12€', columns(14), 40)).toBe('12€');
    expect(restoreSpaces('Pregu nte a', columns(3, 3, 14, 3, 3, 3, 3, 3), 40)).toBe('Pregu nte a');
    expect(restoreSpaces('Pre gunte a', columns(3, 3, 3, 3, 3, 3, 3, 14), 40)).toBe('Pre gunte a');
  });
});
