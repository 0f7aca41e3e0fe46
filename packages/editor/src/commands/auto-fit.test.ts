import { describe, expect, test } from 'vitest';
import { createTestEditor, layOut, sampleText } from '../testing/test-editor.ts';
import { copyStyle, pasteStyle } from './clipboard.ts';
import { applyPreset, savePreset } from './presets.ts';
import { placeText, resetTexts, selectTexts, styleTexts } from './texts.ts';
import { writeText } from './write-texts.ts';

const [first, second] = ['text-1-1000', 'text-2-1000'] as const;

/** Two texts in boxes of 160 × 40, of which the first fits itself. */
function withAutoFit() {
  const editor = createTestEditor([sampleText(1, { lang: 'tr' }), sampleText(2)]);
  styleTexts(editor.store, [first], { autoFit: true });
  const text = () => {
    const found = editor.text(first);
    if (!found) throw new Error('The text is gone.');
    return found;
  };
  return { editor, text };
}

describe('a text that fits itself', () => {
  test('becomes smaller and larger as it is typed, within the box that it came with', () => {
    const { editor, text } = withAutoFit();
    const came = text().original;
    const sizes = ['Go', 'Text 1', 'A text that is much longer than its box'].map((words) => {
      writeText(editor.store, first, words);
      const { lines, height } = layOut(text());
      expect(height).toBeLessThanOrEqual(came.height);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(came.width);
      expect([text().width, text().height, text().x, text().y]).toEqual([came.width, came.height, came.x, came.y]);
      return text().fontSize;
    });
    expect(sizes[0]).toBeGreaterThan(came.fontSize);
    expect(sizes[2]).toBeLessThan(came.fontSize);
    writeText(editor.store, first, 'Go');
    expect(text().fontSize).toBe(sizes[0]);
  });

  test('is as large as its box allows: a tenth of a pixel more would not fit', () => {
    const { text } = withAutoFit();
    expect(layOut({ ...text(), fontSize: text().fontSize + 0.11 }).height).toBeGreaterThan(text().height);
  });

  test('is never smaller than can be read: its box grows instead, and shrinks back', () => {
    const { editor, text } = withAutoFit();
    const { height } = text();
    writeText(editor.store, first, 'Far more words than its box could ever hold at a size to read '.repeat(6));
    expect(text().fontSize).toBe(12);
    expect(text().height).toBeGreaterThan(height);
    writeText(editor.store, first, 'Few words');
    expect(text()).toMatchObject({ height, frame: undefined });
  });

  test('follows its box, its face and its line height', () => {
    const { editor, text } = withAutoFit();
    const { fontSize } = text();
    placeText(editor.store, first, { width: 400, height: 80 });
    expect(text().fontSize).toBeGreaterThan(fontSize * 1.8);
    placeText(editor.store, first, { width: 160, height: 40 });
    expect(text().fontSize).toBe(fontSize);
    styleTexts(editor.store, [first], { lineHeight: 2 });
    expect(text().fontSize).toBeLessThan(fontSize);
  });

  test('stays as large as it is when that is switched off, or a size is chosen', () => {
    const { editor, text } = withAutoFit();
    const { fontSize } = text();
    styleTexts(editor.store, [first], { autoFit: undefined });
    expect(text().fontSize).toBe(fontSize);
    writeText(editor.store, first, 'Other words, many of them in this one');
    expect(text().fontSize).toBe(fontSize);
    styleTexts(editor.store, [first], { autoFit: true });
    styleTexts(editor.store, [first], { fontSize: 18 });
    expect(text()).toMatchObject({ fontSize: 18, autoFit: undefined });
  });

  test('is one step that undo and redo take, and Reset takes back', () => {
    const { editor, text } = withAutoFit();
    const { fontSize } = text();
    editor.store.undo();
    expect([text().fontSize, text().autoFit]).toEqual([20, undefined]);
    editor.store.redo();
    expect(text()).toMatchObject({ fontSize, autoFit: true });
    resetTexts(editor.store, [first]);
    expect(text()).toMatchObject({ fontSize: 20, autoFit: undefined, lang: 'tr' });
  });
});

describe('a document with a text that fits itself', () => {
  const long = 'A text that is much longer than its box at this size';

  test('is opened with that text at the size that its box holds; others keep theirs', () => {
    const editor = createTestEditor([sampleText(1, { text: long, autoFit: true }), sampleText(2, { text: long })]);
    const fitted = editor.text(first);
    if (!fitted) throw new Error('The text is gone.');
    expect(fitted.fontSize).toBeLessThan(20);
    expect(fitted).toMatchObject({ autoFit: true, text: long, width: 160, height: 40 });
    expect(layOut(fitted).height).toBeLessThanOrEqual(40);
    expect(editor.text(second)).toMatchObject({ fontSize: 20 });
  });

  test('has nothing to undo and nothing to save after it was opened', () => {
    let saves = 0;
    const editor = createTestEditor([sampleText(1, { text: long, autoFit: true })]);
    editor.store.onCommit(() => saves++);
    const opened = editor.text(first);
    editor.store.undo();
    expect([saves, editor.text(first)]).toEqual([0, opened]);
  });

  test('is the same when it is opened again as it was saved', () => {
    const saved = createTestEditor([sampleText(1, { text: long, autoFit: true })]).document();
    expect(createTestEditor(saved.texts).document()).toEqual(saved);
  });
});

describe('opacity, case and auto-fit', () => {
  const look = { opacity: 0.5, textTransform: 'uppercase', autoFit: true } as const;

  test('are saved with the document, and go with a preset and a copied style; what was typed stays', () => {
    const { editor } = withAutoFit();
    styleTexts(editor.store, [first], look);
    expect(editor.document().texts[0]).toMatchObject({ ...look, text: 'Text 1' });
    selectTexts(editor.store, [first]);
    savePreset(editor.store, 'Loud');
    copyStyle(editor.store, editor.context.clipboard);
    selectTexts(editor.store, [second]);
    pasteStyle(editor.store, editor.context.clipboard);
    expect(editor.text(second)).toMatchObject({ ...look, text: 'Text 2' });
    editor.store.undo();
    const { opacity, textTransform, autoFit } = editor.text(second) ?? {};
    expect([opacity, textTransform, autoFit]).toEqual([undefined, undefined, undefined]);
    const [preset] = editor.store.getState().extras.presets;
    if (!preset) throw new Error('There is no preset.');
    applyPreset(editor.store, preset);
    expect(editor.text(second)).toMatchObject(look);
  });

  test('are taken away by a style without them; the language of a text stays its own', () => {
    const { editor, text } = withAutoFit();
    styleTexts(editor.store, [first], look);
    selectTexts(editor.store, [second]);
    copyStyle(editor.store, editor.context.clipboard);
    selectTexts(editor.store, [first]);
    pasteStyle(editor.store, editor.context.clipboard);
    expect(text()).toMatchObject({ opacity: undefined, textTransform: undefined, autoFit: undefined, lang: 'tr' });
  });

  test('capitals count for the room that a text takes', () => {
    const { editor } = withAutoFit();
    writeText(editor.store, second, 'illil illil illil illil');
    const before = editor.text(second)?.width ?? 0;
    styleTexts(editor.store, [second], { textTransform: 'uppercase' });
    const text = editor.text(second);
    if (!text) throw new Error('The text is gone.');
    expect(text.width).toBeGreaterThan(before);
    expect(layOut(text).width).toBeLessThanOrEqual(text.width);
    expect(text.height).toBeGreaterThanOrEqual(layOut(text).height);
    expect(text.text).toBe('illil illil illil illil');
  });
});
