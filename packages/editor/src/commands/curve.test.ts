import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { textAt } from '../tools/select/hit-test.ts';
import { curveTexts, resetTexts } from './texts.ts';

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

const label = () =>
  createTestEditor([
    sampleText(1, { text: 'OPEN ALL NIGHT', x: 200, y: 200, width: 200, height: 30, fontSize: 20 }),
    sampleText(2, { y: 400, text: 'OPEN' }),
  ]);

test('a box grows about its middle to hold the arc of a label, and shrinks back when that is set straight', () => {
  const editor = label();
  curveTexts(editor.store, [id], 180);
  const bowed = editor.text(id);
  expect(bowed?.curve).toBe(180);
  expect(bowed?.height).toBeGreaterThan(60);
  expect((bowed?.y ?? 0) + (bowed?.height ?? 0) / 2).toBeCloseTo(215, 6);
  curveTexts(editor.store, [id], 0);
  expect(editor.text(id)).toMatchObject({ y: 200, height: 30, curve: undefined });
});

test('a curve that follows another at once is one step with it, up to a whole circle', () => {
  const editor = label();
  for (const degrees of [45, 200, 999]) curveTexts(editor.store, [id, 'text-2-1000'], degrees);
  expect([editor.text(id)?.curve, editor.text('text-2-1000')?.curve]).toEqual([360, 360]);
  editor.key('z', { ctrlKey: true });
  expect([editor.text(id)?.curve, editor.text('text-2-1000')?.curve]).toEqual([undefined, undefined]);
  expect(editor.text(id)).toMatchObject({ y: 200, height: 30 });
});

test('Reset sets a text straight that came straight', () => {
  const editor = label();
  curveTexts(editor.store, [id], -90);
  resetTexts(editor.store, [id]);
  expect(editor.text(id)).toMatchObject({ y: 200, height: 30, curve: undefined });
});
