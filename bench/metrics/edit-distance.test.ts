import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, distanceWithin, editDistance } from './edit-distance.ts';

const word = string({ maxLength: 12 });

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['intention', 'execution', 5],
    ['Straße', 'Strasse', 2],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('from "%s" to "%s" is %i', (truth, read, distance) => {
    expect(editDistance(truth, read)).toBe(distance);
  });

  it('is the same both ways', () => {
    assert(
      property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  it('is 0 for equal texts only', () => {
    assert(
      property(word, word, (a, b) => {
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it('is never longer than a detour', () => {
    assert(
      property(word, word, word, (a, b, c) => {
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});

describe('align', () => {
  it('pairs equal letters and leaves a gap for a missing one', () => {
    expect(align('año', 'ao')).toEqual([
      { truth: 'a', read: 'a' },
      { truth: 'ñ', read: '' },
      { truth: 'o', read: 'o' },
    ]);
  });

  it('keeps both texts whole', () => {
    assert(
      property(word, word, (a, b) => {
        const pairs = align(a, b);
        expect(pairs.map(({ truth }) => truth).join('')).toBe(a);
        expect(pairs.map(({ read }) => read).join('')).toBe(b);
      }),
    );
  });
});

describe('distanceWithin', () => {
  it('is 0 where the text holds the pattern', () => {
    assert(
      property(word, word, word, (before, pattern, after) => {
        expect(distanceWithin(pattern, before + pattern + after)).toBe(0);
      }),
    );
  });

  it('counts the edits of the best stretch only', () => {
    expect(distanceWithin('$2.40', 'Espresso $2,40 $3.10')).toBe(1);
  });

  it('is the whole pattern where there is no text', () => {
    expect(distanceWithin('abc', '')).toBe(3);
  });
});
