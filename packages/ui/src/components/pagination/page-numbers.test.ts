import { describe, expect, test } from 'vitest';
import { gap, pageNumbers } from './page-numbers.ts';

const everyPage = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((pageCount) =>
  Array.from({ length: pageCount }, (_, index) => ({ page: index + 1, pageCount })),
);

describe('pageNumbers', () => {
  test('shows every page while all fit', () => {
    expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('keeps the current page, its neighbours and both ends', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, gap, 9]);
    expect(pageNumbers(5, 9)).toEqual([1, gap, 4, 5, 6, gap, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, gap, 5, 6, 7, 8, 9]);
  });

  test.each(everyPage)('page $page of $pageCount: a gap replaces at least two pages, and the length is fixed', (at) => {
    const shown = pageNumbers(at.page, at.pageCount);
    expect(shown).toContain(at.page);
    expect(shown).toHaveLength(Math.min(at.pageCount, 7));
    const numbers = shown.map((entry, index) => (entry === gap ? Number(shown[index - 1]) + 1.5 : entry));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const leftOut = shown.flatMap((entry, index) =>
      entry === gap ? [Number(shown[index + 1]) - Number(shown[index - 1]) - 1] : [],
    );
    expect(Math.min(2, ...leftOut)).toBe(2);
  });
});
