import { expect, test } from 'vitest';
import { lastDays, problemOf, thisMonth, withinLimits } from './date-range.ts';

test('the start cannot be after the end', () => {
  expect(problemOf({ start: '2025-03-02', end: '2025-03-01' })).toBe('order');
  expect(problemOf({ start: '2025-03-01', end: '2025-03-01' })).toBeUndefined();
});

test('an open end is no problem', () => {
  expect(problemOf({ start: '2025-03-02', end: null })).toBeUndefined();
  expect(problemOf({ start: null, end: null }, '2025-01-01', '2025-12-31')).toBeUndefined();
});

test('both days keep to the limits', () => {
  expect(problemOf({ start: '2024-12-31', end: null }, '2025-01-01')).toBe('tooEarly');
  expect(problemOf({ start: null, end: '2026-01-01' }, '2025-01-01', '2025-12-31')).toBe('tooLate');
});

test('clamps a range to the limits, and drops it when it lies outside them', () => {
  const range = { start: '2025-03-01', end: '2025-03-31' };
  expect(withinLimits(range, '2025-03-10', '2025-03-20')).toEqual({ start: '2025-03-10', end: '2025-03-20' });
  expect(withinLimits(range, '2025-04-01')).toBeUndefined();
  expect(withinLimits(range, undefined, '2025-02-01')).toBeUndefined();
});

test('the last seven days are a week that ends today', () => {
  expect(lastDays(7)('2025-03-03')).toEqual({ start: '2025-02-25', end: '2025-03-03' });
});

test('this month reaches from its first to its last day', () => {
  expect(thisMonth('2024-02-15')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
});
