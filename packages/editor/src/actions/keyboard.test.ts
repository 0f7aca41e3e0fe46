import { describe, expect, test } from 'vitest';
import { createTestEditor } from '../testing/test-editor.ts';

const first = 'text-1-1000';

function withFirstSelected() {
  const editor = createTestEditor();
  editor.click(editor.centerOf(first));
  return editor;
}

describe('keys on the canvas', () => {
  test.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ])('%s moves the text by one pixel, with Shift by ten', (key, x, y) => {
    const editor = withFirstSelected();
    editor.key(key);
    expect(editor.text(first)).toMatchObject({ x: 40 + x, y: 100 + y });
    editor.key(key, { shiftKey: true });
    expect(editor.text(first)).toMatchObject({ x: 40 + 11 * x, y: 100 + 11 * y });
  });

  test('with Ctrl the arrows make the box wider and higher, and smaller again', () => {
    const editor = withFirstSelected();
    editor.key('ArrowRight', { ctrlKey: true, shiftKey: true });
    editor.key('ArrowDown', { metaKey: true });
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100, width: 170, height: 41 });
    editor.key('ArrowLeft', { ctrlKey: true });
    expect(editor.text(first)?.width).toBe(169);
  });

  test('Ctrl with U underlines the text in its own colour, and takes the underline away again', () => {
    const editor = withFirstSelected();
    editor.key('u', { ctrlKey: true });
    expect(editor.text(first)?.textUnderline).toBe('0.12em 0.06em #112233');
    editor.key('u', { ctrlKey: true });
    expect(editor.text(first)?.textUnderline).toBeUndefined();
  });

  test('a key held down is one step; after a pause the next begins', () => {
    const editor = withFirstSelected();
    for (let n = 0; n < 5; n += 1) editor.key('ArrowRight');
    editor.pass(1_500);
    editor.key('ArrowRight');
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)?.x).toBe(45);
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)?.x).toBe(40);
  });

  test.each(['Delete', 'Backspace'])('%s removes the selected text, and undo brings it back in its place', (key) => {
    const editor = withFirstSelected();
    const before = editor.document();
    editor.key(key);
    expect(editor.document().texts).toHaveLength(1);
    expect(editor.selected()).toBeUndefined();
    editor.key('z', { ctrlKey: true });
    expect(editor.document()).toEqual(before);
  });

  test('are left alone while an input method composes', () => {
    const editor = withFirstSelected();
    expect(editor.key('Delete', { isComposing: true })).toBe(false);
    expect(editor.document().texts).toHaveLength(2);
  });

  test('are left to the browser when there is nothing selected', () => {
    const editor = createTestEditor();
    expect(['Delete', 'ArrowLeft', 'Enter', 'Escape'].map((key) => editor.key(key))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('Escape leaves one thing at a time', () => {
    const editor = withFirstSelected();
    editor.key('Enter');
    const seen = [0, 1, 2].map(() => [editor.key('Escape'), editor.state(), editor.selected()?.id]);
    expect(seen).toEqual([
      [true, 'idle', first],
      [true, 'idle', undefined],
      [false, 'idle', undefined],
    ]);
  });
});
