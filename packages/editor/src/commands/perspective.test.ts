import { cornersOf, toUprightPoint } from '@palimpsest/typeset';
import type { Point, Quad } from '@palimpsest/typeset';
import { describe, expect, test } from 'vitest';
import type { EditorText } from '../model/text.ts';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { textAt } from '../tools/select/hit-test.ts';
import { placeText, resetTexts } from './texts.ts';
import { writeText } from './write-texts.ts';

const id = 'text-1-1000';
/** The perspective of a sign that turns away to the right. */
const perspective: Quad = [
  { x: 0, y: 0 },
  { x: 0.9, y: 0.25 },
  { x: 0.9, y: 0.85 },
  { x: 0, y: 1 },
];
const onSign = () => createTestEditor([sampleText(1, { x: 200, y: 200, perspective })]);

function record(editor: ReturnType<typeof createTestEditor>): EditorText {
  const text = editor.text(id);
  if (!text) throw new Error('The text is gone.');
  return text;
}
const close = ({ x, y }: Point) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });

describe('a text that is seen at an angle', () => {
  test('takes its corners along when it is dragged, and undo brings them back', () => {
    const editor = onSign();
    const before = cornersOf(record(editor));
    editor.drag({ x: 240, y: 220 }, { x: 300, y: 190 });
    expect(cornersOf(record(editor))).toEqual(before.map(({ x, y }) => close({ x: x + 60, y: y - 30 })));
    editor.key('z', { ctrlKey: true });
    expect(cornersOf(record(editor))).toEqual(before);
  });

  test('takes its corners along when it is turned', () => {
    const editor = onSign();
    placeText(editor.store, id, { rotation: 30 });
    expect(record(editor).perspective).toEqual(perspective);
  });

  test('stays on its surface when its box is made wider and higher by a handle', () => {
    const editor = onSign();
    const before = record(editor);
    editor.click({ x: 240, y: 220 });
    editor.drag({ x: 360, y: 240 }, { x: 400, y: 260 }, 'se', { altKey: true, commandKey: true });
    const after = record(editor);
    expect(after).toMatchObject({ width: 200, height: 60 });
    // The surface keeps its place: the former corner of the box is now that far inside it.
    expect(cornersOf(after)[0]).toEqual(close(cornersOf(before)[0]));
    expect(toUprightPoint(after, cornersOf(before)[2])).toEqual(close({ x: 360, y: 240 }));
  });

  test('keeps its corners while it is written, and grows on its surface', () => {
    const editor = onSign();
    const before = record(editor);
    writeText(editor.store, id, 'Other words');
    expect(cornersOf(record(editor))).toEqual(cornersOf(before));
    writeText(editor.store, id, 'So many words that they take a box of several more lines');
    const grown = record(editor);
    expect(grown.height).toBeGreaterThan(before.height);
    // A label of one line grows from its middle: the former corners of its box keep their place.
    const [topLeft, , bottomRight] = cornersOf(before).map((corner) => toUprightPoint(grown, corner));
    expect([topLeft, bottomRight]).toEqual([close({ x: 200, y: 200 }), close({ x: 360, y: 240 })]);
    writeText(editor.store, id, 'Few');
    expect(cornersOf(record(editor))).toEqual(cornersOf(before));
  });

  test('loses its perspective on demand as one step, and gets it back by undo and by Reset', () => {
    const editor = onSign();
    editor.click({ x: 240, y: 220 });
    editor.key('0', { ctrlKey: true, altKey: true });
    expect(record(editor).perspective).toBeUndefined();
    expect(record(editor)).toMatchObject({ x: 200, y: 200, width: 160, height: 40 });
    editor.key('z', { ctrlKey: true });
    expect(record(editor).perspective).toEqual(perspective);
    editor.key('y', { ctrlKey: true });
    resetTexts(editor.store, [id]);
    expect(record(editor).perspective).toEqual(perspective);
  });

  test('is hit where it is seen', () => {
    const { store } = onSign();
    expect(textAt(store, { x: 205, y: 238 })).toBe(id);
    expect(textAt(store, { x: 350, y: 220 })).toBeUndefined();
    expect(textAt(store, { x: 335, y: 203 })).toBeUndefined();
  });
});
