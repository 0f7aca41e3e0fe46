import { describe, expect, test } from 'vitest';
import { dateFormatOf, weekStartOf } from './date-format.ts';
import { addDays } from './iso-date.ts';

const words = { day: 'DD', month: 'MM', year: 'YYYY' };

test.each([
  ['en-GB', '03/02/2025', 'DD/MM/YYYY'],
  ['en-US', '02/03/2025', 'MM/DD/YYYY'],
  ['de', '03.02.2025', 'DD.MM.YYYY'],
  ['sv', '2025-02-03', 'YYYY-MM-DD'],
])('%s writes %s', (locale, text, shape) => {
  const format = dateFormatOf(locale);
  expect(format.format('2025-02-03')).toBe(text);
  expect(format.shape(words)).toBe(shape);
});

describe.each(['en-GB', 'en-US', 'de', 'sv', 'pl', 'hu', 'ar-EG', 'fa', 'th', 'ja'])('in %s', (locale) => {
  test('parse undoes format', () => {
    const { format, parse } = dateFormatOf(locale);
    for (let day = 0; day < 800; day += 13) {
      const date = addDays('2024-01-01', day);
      expect(parse(format(date))).toBe(date);
    }
  });

  test('an ISO date is read as well', () => {
    expect(dateFormatOf(locale).parse('2025-02-03')).toBe('2025-02-03');
    expect(dateFormatOf(locale).parse('0033-02-03')).toBe('0033-02-03');
  });
});

test('separators, zeros and the century may be left out', () => {
  const { parse } = dateFormatOf('en-GB');
  for (const text of ['3/2/2025', '3.2.2025', ' 03 02 2025 ', '3-2-25']) expect(parse(text)).toBe('2025-02-03');
});

test.each(['', 'soon', '3/2', '31/02/2025', '3/2/2025 noon', '1/2/3/4'])('%j is no date', (text) => {
  expect(dateFormatOf('en-GB').parse(text)).toBeUndefined();
});

test('the week starts on the day of the locale', () => {
  expect(weekStartOf('de')).toBe(1);
  expect(weekStartOf('en-US')).toBe(0);
  expect(weekStartOf('ar-EG')).toBe(6);
});
