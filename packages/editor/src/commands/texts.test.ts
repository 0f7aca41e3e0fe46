import { describe, expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { resetText, styleText, writeText } from './texts.ts';

const first = 'text-1-1000';

describe('styleText', () => {
  test('changes the style and grows the box where the text needs it', () => {
    const editor = createTestEditor();
    styleText(editor.store, first, { fontSize: 60, textAlign: 'right', fill: '#ff0000' });
    const text = editor.text(first);
    expect(text).toMatchObject({ fontSize: 60, textAlign: 'right', fill: '#ff0000', width: 160 });
    expect(text?.height).toBeCloseTo(144, 6);
  });

  test('sets no size below 12 px', () => {
    const editor = createTestEditor();
    styleText(editor.store, first, { fontSize: 3 });
    expect(editor.text(first)?.fontSize).toBe(12);
  });

  test('leaves a smaller size that the text came with alone', () => {
    const editor = createTestEditor([sampleText(1, { fontSize: 8 })]);
    styleText(editor.store, first, { fill: '#000000' });
    expect(editor.text(first)?.fontSize).toBe(8);
  });

  test('a colour dragged through the picker is one step', () => {
    const editor = createTestEditor();
    for (const fill of ['#111111', '#222222', '#333333']) styleText(editor.store, first, { fill });
    expect(editor.store.getState().history.undoable).toHaveLength(1);
  });
});

describe('writeText', () => {
  test('keeps one kind of line end', () => {
    const editor = createTestEditor();
    writeText(editor.store, first, 'a\r\nb\rc');
    expect(editor.text(first)?.text).toBe('a\nb\nc');
  });
});

describe('resetText', () => {
  const changed = {
    fontSize: 50,
    fontFamily: 'Open Sans',
    fontWeight: 700,
    fill: '#ff0000',
    textAlign: 'left',
  } as const;

  test('brings back text, place, size, font, weight, colour and alignment', () => {
    const editor = createTestEditor();
    const before = editor.text(first);
    editor.drag({ x: 60, y: 120 }, { x: 300, y: 300 });
    styleText(editor.store, first, changed);
    writeText(editor.store, first, 'changed');
    resetText(editor.store, first);
    expect(editor.text(first)).toEqual(before);
  });

  test.each([
    ['Arial', ['Verdana', 'Arial']],
    ['Verdana', ['Verdana', 'Georgia']],
  ])('takes %s, regular, where the font is not there any more and there are %j', (fontFamily, fontFamilies) => {
    const editor = createTestEditor([sampleText(1, { fontFamily: 'Gone', fontWeight: 700 })], { fontFamilies });
    resetText(editor.store, first);
    expect(editor.text(first)).toMatchObject({ fontFamily, fontWeight: 400 });
  });
});
