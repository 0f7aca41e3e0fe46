import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from './format.ts';

afterEach(() => vi.restoreAllMocks());

describe.for(['en', 'es', 'de', 'fr', 'pt', 'en-US', 'de-AT', 'pt-BR', 'ar-EG', 'hi-u-nu-deva', 'en-u-nu-arab'])(
  'in %s',
  (locale) => {
    it('writes numbers as Intl does', () => {
      const { number } = createFormat(locale);
      const exact = new Intl.NumberFormat(locale);
      const values = [...Array(1_100).keys(), -0, -1, -999, 0.5, 12_345, Number.NaN, Number.POSITIVE_INFINITY, 1e21];
      expect(values.map((value) => number(value))).toEqual(values.map((value) => exact.format(value)));
    });

    it('writes numbers with options as Intl does', () => {
      const percent = { style: 'percent' } as const;
      expect(createFormat(locale).number(5, percent)).toBe(new Intl.NumberFormat(locale, percent).format(5));
    });
  },
);

it('counts in a language of the built-in messages without making a number format, which takes longer than a screen', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { plural, number } = createFormat('en');
  expect([plural(2, { one: '# row', other: '# rows' }), number(999)]).toEqual(['2 rows', '999']);
  expect(made).not.toHaveBeenCalled();
});
