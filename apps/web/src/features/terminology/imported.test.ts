import { expect, test } from 'vitest';
import { englishWords } from '../../messages/words.ts';

test.each([
  [{ added: 1, replaced: 0 }, '1 term added.'],
  [{ added: 1212, replaced: 3 }, '1,212 terms added, 3 replaced.'],
  [{ added: 0, replaced: 2 }, '2 terms replaced.'],
  [{ added: 0, replaced: 0 }, 'Everything in this file was here already.'],
])('%o reads: %s', (result, text) => {
  expect(englishWords('en-US').terminology.glossary.imported(result)).toBe(text);
});

test('texts of the memory are counted as translations', () => {
  expect(englishWords('en-US').terminology.memory.imported({ added: 2, replaced: 1 })).toBe(
    '2 translations added, 1 replaced.',
  );
});
