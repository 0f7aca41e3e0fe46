import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { textAt } from '../tools/hit-test.ts';
import { resetTexts } from './texts.ts';

const id = 'text-1-1000';
const onArc = () =>
  createTestEditor([
    sampleText(1, { text: 'OPEN ALL NIGHT', x: 200, y: 200, width: 200, height: 100, fontSize: 20, curve: 180 }),
  ]);

test('a text along an arc keeps its curve when it is moved, resized and reset, and undo brings it back', () => {
  const editor = onArc();
  editor.drag({ x: 300, y: 212 }, { x: 320, y: 232 });
  expect(editor.text(id)).toMatchObject({ x: 220, y: 220, curve: 180 });
  editor.key('z', { ctrlKey: true });
  expect(editor.text(id)).toMatchObject({ x: 200, y: 200, curve: 180 });
  resetTexts(editor.store, [id]);
  expect(editor.text(id)?.curve).toBe(180);
});

test('the letters of an arc are hit before a text that lies in its hollow, and not beyond them', () => {
  const { store } = createTestEditor([
    sampleText(2, { text: 'IN', x: 270, y: 262, width: 60, height: 30, fontSize: 20 }),
    sampleText(1, { text: 'OPEN ALL NIGHT', x: 200, y: 200, width: 200, height: 100, fontSize: 20, curve: 180 }),
  ]);
  expect(textAt(store, { x: 300, y: 212 })).toBe(id);
  expect(textAt(store, { x: 300, y: 277 })).toBe('text-2-1000');
});
