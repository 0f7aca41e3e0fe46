import { describe, expect, test } from 'vitest';
import { boundsOf } from '../geometry/rotation.ts';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { selectTexts } from './texts.ts';

const [first, second] = ['text-1-1000', 'text-2-1000'] as const;

function withBothSelected(one = {}, other = {}) {
  const editor = createTestEditor([sampleText(1, one), sampleText(2, other), sampleText(3)]);
  // Select in another order than the reading order.
  selectTexts(editor.store, [second, first]);
  return editor;
}
const merge = (editor: ReturnType<typeof createTestEditor>) => editor.key('j', { ctrlKey: true });
const split = (editor: ReturnType<typeof createTestEditor>) => editor.key('j', { ctrlKey: true, altKey: true });

describe('merging', () => {
  test('makes one text of lines below each other, in a box around both, as one step', () => {
    const editor = withBothSelected();
    const before = editor.document();
    merge(editor);
    expect(editor.document().texts).toHaveLength(2);
    expect(editor.selected()).toMatchObject({
      id: first,
      text: 'Text 1\nText 2',
      originalText: 'Original 1\nOriginal 2',
      x: 40,
      y: 100,
      width: 160,
      height: 100,
    });
    editor.key('z', { ctrlKey: true });
    expect(editor.document()).toEqual(before);
  });

  test('puts a space between texts of one line', () => {
    const editor = withBothSelected({}, { x: 220, y: 104 });
    merge(editor);
    expect(editor.selected()).toMatchObject({ text: 'Text 1 Text 2', x: 40, width: 340 });
  });

  test('keeps the colour and the weight of letters that were set otherwise', () => {
    const editor = withBothSelected({}, { fill: '#ff0000', fontWeight: 700 });
    merge(editor);
    expect(editor.selected()?.runs).toEqual([{ start: 7, end: 13, fill: '#ff0000', fontWeight: 700 }]);
  });

  test('holds boxes that are turned alike in one that is turned as they are', () => {
    const editor = withBothSelected({ rotation: 30 }, { rotation: 30, x: 10, y: 152 });
    const boxes = editor.document().texts.slice(0, 2);
    merge(editor);
    const merged = editor.selected();
    if (!merged) throw new Error('Nothing is selected.');
    expect(merged.rotation).toBe(30);
    const around = boundsOf(merged);
    for (const { x, y, width, height } of boxes.map(boundsOf)) {
      expect(x).toBeGreaterThanOrEqual(around.x - 0.01);
      expect(y).toBeGreaterThanOrEqual(around.y - 0.01);
      expect(x + width).toBeLessThanOrEqual(around.x + around.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(around.y + around.height + 0.01);
    }
  });

  test('leaves locked texts apart', () => {
    const editor = withBothSelected();
    editor.store.put(
      editor
        .document()
        .texts.slice(1, 2)
        .map((text) => ({ ...text, locked: true })),
    );
    expect(merge(editor)).toBe(false);
  });
});

describe('splitting', () => {
  test('makes each paragraph a text where it stands, as one step', () => {
    const editor = createTestEditor([sampleText(1, { text: 'One two\nThree', height: 100 })]);
    selectTexts(editor.store, [first]);
    const before = editor.document();
    split(editor);
    expect(editor.document().texts).toMatchObject([
      { id: first, text: 'One two', y: 126, height: 24, originalText: 'Original 1' },
      { text: 'Three', y: 150, height: 24, originalText: '' },
    ]);
    expect(editor.selectedIds()).toHaveLength(2);
    editor.key('z', { ctrlKey: true });
    expect(editor.document()).toEqual(before);
  });

  test('makes each line of one paragraph a text', () => {
    const editor = createTestEditor([sampleText(1, { text: 'Longer words that wrap', width: 110, height: 60 })]);
    selectTexts(editor.store, [first]);
    split(editor);
    expect(editor.document().texts.map(({ text }) => text)).toEqual(['Longer', 'words that', 'wrap']);
  });

  test('and merging again says the same', () => {
    const editor = createTestEditor([sampleText(1, { text: 'One two\nThree', height: 48 })]);
    selectTexts(editor.store, [first]);
    const [text] = editor.document().texts;
    split(editor);
    merge(editor);
    expect(editor.document().texts).toMatchObject([{ text: text?.text, y: text?.y, height: text?.height }]);
  });

  test('is not offered for one line', () => {
    const editor = createTestEditor([sampleText(1)]);
    selectTexts(editor.store, [first]);
    expect(split(editor)).toBe(false);
  });
});
