import { expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const written = (text: string) => visualRuns(text).map(({ text, rightToLeft }) => [text, rightToLeft ? '←' : '→']);

test('a line in one direction is one run', () => {
  expect(written('Grand opening')).toEqual([['Grand opening', '→']]);
  expect(written('פתיחה חגיגית')).toEqual([['פתיחה חגיגית', '←']]);
  expect(written('')).toEqual([]);
});

test('words from right to left stand inside a line from left to right', () => {
  expect(written('Café שלום, bonjour')).toEqual([
    ['Café ', '→'],
    ['שלום', '←'],
    [', bonjour', '→'],
  ]);
});

test('a number among words from right to left is read from left to right, and stands left of what it follows', () => {
  expect(written('خصم 50 اليوم')).toEqual([
    [' اليوم', '←'],
    ['50', '→'],
    ['خصم ', '←'],
  ]);
});

test('brackets around words from right to left are drawn mirrored, and those around other words as they are', () => {
  expect(written('שלום (עולם) [a]')).toEqual([
    ['שלום )עולם(', '←'],
    [' [a]', '→'],
  ]);
});
