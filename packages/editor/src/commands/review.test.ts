import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { inReadingOrder } from './review.ts';

const scattered = [
  sampleText(1, { x: 400, y: 304, height: 40 }),
  sampleText(2, { x: 40, y: 300, height: 44 }),
  sampleText(3, { x: 90, y: 20 }),
  sampleText(4, { x: 10, y: 400 }),
];

test('texts are read line by line, each from left to right', () => {
  expect(inReadingOrder(scattered).map(({ id }) => id)).toEqual([
    'text-3-1000',
    'text-2-1000',
    'text-1-1000',
    'text-4-1000',
  ]);
});

test('N goes from text to text that is not reviewed, and over the end to the first', () => {
  const editor = createTestEditor(scattered);
  const seen: (string | undefined)[] = [];
  editor.key('n');
  seen.push(editor.selected()?.id);
  editor.key('Enter', { ctrlKey: true });
  for (let turn = 0; turn < 4; turn += 1) {
    editor.key('n');
    seen.push(editor.selected()?.id);
  }
  expect(seen).toEqual(['text-3-1000', 'text-2-1000', 'text-1-1000', 'text-4-1000', 'text-2-1000']);
});

test('what is hidden or locked is not hit by a press', () => {
  const editor = createTestEditor(scattered);
  editor.click(editor.centerOf('text-3-1000'));
  editor.key('h', { ctrlKey: true, shiftKey: true });
  editor.click({ x: 700, y: 550 });
  editor.click(editor.centerOf('text-3-1000'));
  expect(editor.selected()).toBeUndefined();
});
