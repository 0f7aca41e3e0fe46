import { describe, expect, test } from 'vitest';
import { createTestEditor, layOut, sampleText } from '../testing/test-editor.ts';
import { writeFirstTranslation, writeText } from './write-texts.ts';

const first = 'text-1-1000';

describe('writeFirstTranslation', () => {
  test('sets a longer text smaller, so that no word breaks and it stays in its box', () => {
    const editor = createTestEditor([sampleText(1, { text: 'Exit', width: 40, height: 24 })]);
    writeFirstTranslation(editor.store, first, 'Salida');
    const text = editor.text(first);
    expect(text).toMatchObject({ text: 'Salida', width: 40, height: 24 });
    expect(text?.fontSize).toBeLessThan(16);
    expect(text && layOut(text).lines).toHaveLength(1);
  });

  test('keeps the size of a text that finds room', () => {
    const editor = createTestEditor();
    writeFirstTranslation(editor.store, first, 'Salida');
    expect(editor.text(first)).toMatchObject({ text: 'Salida', fontSize: 20 });
  });
});

describe('writeText', () => {
  test('keeps one kind of line end', () => {
    const editor = createTestEditor();
    writeText(editor.store, first, 'a\r\nb\rc');
    expect(editor.text(first)?.text).toBe('a\nb\nc');
  });
});
