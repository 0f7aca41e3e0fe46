import { describe, expect, test } from 'vitest';
import { byDay, dayLabel } from './days.ts';

const now = new Date(2026, 10, 21, 9, 30);
const at = (...parts: [number, number, number, number]) => ({ at: new Date(...parts) });

describe('the name of a day', () => {
  test('is relative for today and yesterday, by the calendar and not by hours', () => {
    expect(dayLabel(new Date(2026, 10, 21, 0, 1), now, 'en')).toBe('today');
    expect(dayLabel(new Date(2026, 10, 20, 23, 59), now, 'de')).toBe('gestern');
  });

  test('is a date for older days, with the year if it is another one', () => {
    expect(dayLabel(new Date(2026, 10, 19), now, 'en-GB')).toBe('19 November');
    expect(dayLabel(new Date(2025, 11, 31), now, 'en-GB')).toBe('31 December 2025');
  });
});

test('groups the moments of one day, in their order', () => {
  const items = [at(2026, 10, 21, 9), at(2026, 10, 21, 0), at(2026, 10, 20, 23)];
  expect(byDay(items)).toEqual([[items[0], items[1]], [items[2]]]);
  expect(byDay([])).toEqual([]);
});
