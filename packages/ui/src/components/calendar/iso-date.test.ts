import { describe, expect, test } from 'vitest';
import { addDays, addMonths, clampDate, fromLocalDate, isoDateOf, startOfWeek, toLocalDate } from './iso-date.ts';

const everyDay = Array.from({ length: 800 }, (_, day) => addDays('2023-12-01', day));

test('only days that exist are dates', () => {
  expect(isoDateOf(2024, 2, 29)).toBe('2024-02-29');
  expect(isoDateOf(2025, 2, 29)).toBeUndefined();
  expect(isoDateOf(2025, 13, 1)).toBeUndefined();
  expect(isoDateOf(2025, 4, 31)).toBeUndefined();
  expect(isoDateOf(12_025, 4, 1)).toBeUndefined();
  expect(isoDateOf(33, 4, 1)).toBe('0033-04-01');
});

describe('every day of two years', () => {
  test('comes after the day before it', () => {
    for (const day of everyDay) expect(addDays(day, 1) > day).toBe(true);
    expect(new Set(everyDay).size).toBe(everyDay.length);
  });

  test('survives the conversion to a local Date and back', () => {
    for (const day of everyDay) expect(fromLocalDate(toLocalDate(day))).toBe(day);
  });

  test('lies within the seven days from the start of its week', () => {
    for (const day of everyDay) {
      const start = startOfWeek(day, 1);
      expect(start <= day && day <= addDays(start, 6)).toBe(true);
      expect(toLocalDate(start).getDay()).toBe(1);
    }
  });
});

test('a month later is the same day, or the last of a shorter month', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2025-03-15', -3)).toBe('2024-12-15');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('a date is clamped to the first and the last allowed one', () => {
  expect(clampDate('2025-03-01', '2025-03-05', '2025-03-09')).toBe('2025-03-05');
  expect(clampDate('2025-03-10', '2025-03-05', '2025-03-09')).toBe('2025-03-09');
  expect(clampDate('2025-03-07', '2025-03-05')).toBe('2025-03-07');
});
