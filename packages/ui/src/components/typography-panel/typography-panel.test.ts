import { expect, test } from 'vitest';
import { fallbackWeight, fontSizePresets, formatFontSize, parseFontSize, weightsOf } from './typography-panel.tsx';

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

test('the presets are those of the product', () => {
  expect(fontSizePresets).toEqual([16, 18, 20, 24, 28, 32]);
});

test.each([
  ['24', 24],
  ['24px', 24],
  [' 17.5 PX ', 17.5],
  ['17,5', 17.5],
  ['.5', 0.5],
])('reads %j as %d px', (text, size) => {
  expect(parseFontSize(text)).toBe(size);
});

test.each(['', '0', '-4', 'px', 'large', '12em', '1e3', '3 4', 'NaN', 'Infinity'])('ignores %j', (text) => {
  expect(parseFontSize(text)).toBeUndefined();
});

test('shows at most two decimals', () => {
  expect(formatFontSize(24)).toBe('24px');
  expect(formatFontSize(17.456)).toBe('17.46px');
  expect(formatFontSize(17.1)).toBe('17.1px');
});

test('reads back what it shows', () => {
  for (const size of [0.25, 12, 17.46, 480.5]) expect(parseFontSize(formatFontSize(size))).toBe(size);
});
