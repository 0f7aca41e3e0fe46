import { expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import { terminologyMessages } from './terminology.messages.ts';

test.each([
  [{ added: 1, replaced: 0 }, '1 term added.'],
  [{ added: 1212, replaced: 3 }, '1,212 terms added, 3 replaced.'],
  [{ added: 0, replaced: 2 }, '2 terms replaced.'],
  [{ added: 0, replaced: 0 }, 'Everything in this file was here already.'],
])('%o reads: %s', (result, text) => {
  expect(terminologyMessages.glossary.imported(result, english)).toBe(text);
});

test('texts of the memory are counted as translations', () => {
  expect(terminologyMessages.memory.imported({ added: 2, replaced: 1 }, english)).toBe(
    '2 translations added, 1 replaced.',
  );
});
