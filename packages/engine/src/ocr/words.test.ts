import { languages } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { readWords } from './words.ts';

test('words are known whatever their case, and with the letters of their language', async () => {
  const [english, spanish] = await Promise.all([readWords('en'), readWords('es')]);
  expect(['information', 'Information', 'NATURAL'].map(english)).toEqual([true, true, true]);
  expect(['infrmation', 'allnatural', ''].map(english)).toEqual([false, false, false]);
  expect(['mañana', 'manyana'].map(spanish)).toEqual([true, false]);
});

test('every language has words', async () => {
  for (const { tag } of languages) expect([tag, typeof (await readWords(tag))]).toEqual([tag, 'function']);
});
