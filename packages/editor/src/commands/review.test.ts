import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { inReadingOrder, reorderReading } from './review.ts';
import { removeTexts } from './texts.ts';

const scattered = [
  sampleText(1, { x: 400, y: 304, height: 40 }),
  sampleText(2, { x: 40, y: 300, height: 44 }),
  sampleText(3, { x: 90, y: 20 }),
  sampleText(4, { x: 10, y: 400 }),
];

test('texts are read line by line, each from left to right', () => {
  expect(inReadingOrder(scattered, []).map(({ id }) => id)).toEqual([
    'text-3-1000',
    'text-2-1000',
    'text-1-1000',
    'text-4-1000',
  ]);
});

const ids = ['text-3-1000', 'text-2-1000', 'text-1-1000', 'text-4-1000'] as const;
const readingOrder = ({ store }: ReturnType<typeof createTestEditor>) =>
  inReadingOrder([...store.getState().records.byId.values()], store.getState().extras.readingOrder).map(({ id }) => id);

test('an order that the user gave is kept in the document, and undo takes it back as one step', () => {
  const editor = createTestEditor(scattered);
  const before = editor.document();
  const order = [ids[3], ids[0], ids[1], ids[2]];
  reorderReading(editor.store, order);
  expect(editor.document()).toEqual({ ...before, readingOrder: order });
  expect(readingOrder(createTestEditor(scattered, { document: editor.document() }))).toEqual(order);
  editor.key('z', { ctrlKey: true });
  expect(editor.document()).toEqual(before);
});

test('an order of some texts changes places among the others, which stay', () => {
  const editor = createTestEditor(scattered);
  reorderReading(editor.store, [ids[3], ids[0]]);
  expect(readingOrder(editor)).toEqual([ids[3], ids[1], ids[2], ids[0]]);
});

test('a text that the order does not name follows the one that stands before it in the picture', () => {
  const order = [ids[3], ids[2], ids[0]];
  expect(inReadingOrder(scattered, order).map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0], ids[1]]);
  expect(inReadingOrder(scattered, [ids[1]]).map(({ id }) => id)).toEqual([ids[0], ids[1], ids[2], ids[3]]);
});

test('a text that was removed is read where it was once it is back', () => {
  const editor = createTestEditor(scattered);
  reorderReading(editor.store, ids.toReversed());
  removeTexts(editor.store, [ids[1]]);
  expect(readingOrder(editor)).toEqual([ids[3], ids[2], ids[0]]);
  editor.store.undo();
  expect(readingOrder(editor)).toEqual(ids.toReversed());
});

test('N goes in the order that the user gave', () => {
  const editor = createTestEditor(scattered);
  reorderReading(editor.store, ids.toReversed());
  editor.key('n');
  expect(editor.selected()?.id).toBe(ids[3]);
  editor.key('n');
  expect(editor.selected()?.id).toBe(ids[2]);
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
