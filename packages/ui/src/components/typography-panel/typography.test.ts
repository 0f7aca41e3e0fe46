import { expect, test } from 'vitest';
import { fallbackWeight } from './typography.ts';

test('keeps a weight that the family has', () => {
  expect(fallbackWeight('Medium', ['Light', 'Regular', 'Medium', 'Bold'])).toBe('Medium');
});

test('falls back to Regular', () => {
  expect(fallbackWeight('Medium', ['Light', 'Regular', 'SemiBold'])).toBe('Regular');
});

test('takes the first weight where there is no Regular', () => {
  expect(fallbackWeight('Medium', ['Light', 'Bold'])).toBe('Light');
});
