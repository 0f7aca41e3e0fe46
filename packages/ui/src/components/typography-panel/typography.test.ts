import { expect, test } from 'vitest';
import { fallbackWeight, weightsOf } from './typography.ts';

test('keeps a weight that the family has', () => {
  expect(fallbackWeight('Medium', ['Light', 'Regular', 'Medium', 'Bold'])).toBe('Medium');
});

test('falls back to Regular', () => {
  expect(fallbackWeight('Medium', ['Light', 'Regular', 'SemiBold'])).toBe('Regular');
});

test('takes the first weight where there is no Regular', () => {
  expect(fallbackWeight('Medium', ['Light', 'Bold'])).toBe('Light');
});

test('gives the weights of one family, and those of all families where several are meant', () => {
  const families = [
    { name: 'Inter', weights: ['Light', 'Bold'] },
    { name: 'Poster Caps', weights: ['Bold', 'Black'] },
  ];
  expect(weightsOf(families, 'Inter')).toEqual(['Light', 'Bold']);
  expect(weightsOf(families, 'Unknown')).toEqual([]);
  expect(weightsOf(families, null)).toEqual(['Light', 'Bold', 'Black']);
});
