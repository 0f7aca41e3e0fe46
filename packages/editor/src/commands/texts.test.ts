import { describe, expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { fitToOriginalBox, resetTexts, selectText, styleTexts } from './texts.ts';
import { writeText, writeTexts } from './write-texts.ts';

const first = 'text-1-1000';

describe('styleTexts', () => {
  test('changes the style and grows the box where the text needs it', () => {
    const editor = createTestEditor();
    styleTexts(editor.store, [first], { fontSize: 60, textAlign: 'right', fill: '#ff0000' });
    const text = editor.text(first);
    expect(text).toMatchObject({ fontSize: 60, textAlign: 'right', fill: '#ff0000', width: 160 });
    expect(text?.height).toBeCloseTo(144, 6);
  });

  test('sets no size below 12 px', () => {
    const editor = createTestEditor();
    styleTexts(editor.store, [first], { fontSize: 3 });
    expect(editor.text(first)?.fontSize).toBe(12);
  });

  test('leaves a smaller size that the text came with alone', () => {
    const editor = createTestEditor([sampleText(1, { fontSize: 8 })]);
    styleTexts(editor.store, [first], { fill: '#000000' });
    expect(editor.text(first)?.fontSize).toBe(8);
  });

  test('a colour dragged through the picker is one step', () => {
    const editor = createTestEditor();
    for (const fill of ['#111111', '#222222', '#333333']) styleTexts(editor.store, [first], { fill });
    expect(editor.store.getState().history.undoable).toHaveLength(1);
  });
});

const wordsIn = (editor: ReturnType<typeof createTestEditor>) => {
  const record = editor.text(first);
  return record?.runs?.map(({ start, end }) => record.text.slice(start, end));
};

describe('runs', () => {
  const text = 'Un vaso naranja';
  const runs = [{ start: 8, end: 15, fill: '#ff8800', fontWeight: 700 }];
  const withRuns = () => createTestEditor([sampleText(1, { text, runs })]);

  test.each([
    ['Un gran vaso naranja', ['naranja']],
    ['Naranja es un vaso', []],
    ['De naranja, un vaso', ['naranja']],
  ])('stay on the words that still stand: %s', (written, words) => {
    const editor = withRuns();
    writeText(editor.store, first, written);
    expect(wordsIn(editor)).toEqual(words);
    const other = withRuns();
    writeTexts(other.store, new Map([[first, written]]));
    expect(wordsIn(other)).toEqual(words);
  });

  test('come back by undo and by Reset', () => {
    const editor = withRuns();
    writeText(editor.store, first, 'Otra cosa');
    editor.store.undo();
    expect(editor.text(first)?.runs).toEqual(runs);
    writeText(editor.store, first, 'Otra cosa');
    resetTexts(editor.store, [first]);
    expect(editor.text(first)?.runs).toEqual(runs);
  });
});

describe('resetTexts', () => {
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
    styleTexts(editor.store, [first], changed);
    writeText(editor.store, first, 'changed');
    resetTexts(editor.store, [first]);
    expect(editor.text(first)).toEqual(before);
  });

  test.each([
    ['Arial', ['Verdana', 'Arial']],
    ['Verdana', ['Verdana', 'Georgia']],
  ])('takes %s, regular, where the font is not there any more and there are %j', (fontFamily, fontFamilies) => {
    const editor = createTestEditor([sampleText(1, { fontFamily: 'Gone', fontWeight: 700 })], { fontFamilies });
    resetTexts(editor.store, [first]);
    expect(editor.text(first)).toMatchObject({ fontFamily, fontWeight: 400 });
  });
});

function boxOf(editor: ReturnType<typeof createTestEditor>) {
  const { x, y, width, height } = editor.text(first) ?? {};
  return { x, y, width, height };
}

describe('the box of a text', () => {
  const paragraph = sampleText(1, { text: 'One line\nand another', height: 48, fontSize: 20 });

  test('comes back when a size goes up and down again', () => {
    const editor = createTestEditor();
    const before = boxOf(editor);
    styleTexts(editor.store, [first], { fontSize: 100 });
    expect(editor.text(first)?.height).toBeGreaterThan(100);
    styleTexts(editor.store, [first], { fontSize: 20 });
    expect(boxOf(editor)).toEqual(before);
  });

  test('of a label keeps its middle as it grows', () => {
    const editor = createTestEditor();
    const middle = editor.centerOf(first);
    styleTexts(editor.store, [first], { fontSize: 60 });
    expect(editor.centerOf(first).y).toBeCloseTo(middle.y, 6);
  });

  test('of a paragraph keeps its upper side as it grows', () => {
    const editor = createTestEditor([paragraph]);
    writeText(editor.store, first, 'One line\nand another\nand a third');
    expect(editor.text(first)).toMatchObject({ y: paragraph.y, height: 72 });
    writeText(editor.store, first, 'One line');
    expect(boxOf(editor)).toEqual({ x: paragraph.x, y: paragraph.y, width: paragraph.width, height: 48 });
  });

  test('that grew is moved as a whole, and shrinks back to where it was moved', () => {
    const editor = createTestEditor();
    styleTexts(editor.store, [first], { fontSize: 60 });
    editor.drag(editor.centerOf(first), { x: editor.centerOf(first).x + 100, y: editor.centerOf(first).y + 50 });
    styleTexts(editor.store, [first], { fontSize: 20 });
    expect(boxOf(editor)).toEqual({ x: 140, y: 150, width: 160, height: 40 });
  });

  test('that was resized by hand stays as large as it was made', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 140 }, { x: 300, y: 240 }, 'se');
    styleTexts(editor.store, [first], { fontSize: 100 });
    styleTexts(editor.store, [first], { fontSize: 20 });
    expect(boxOf(editor)).toEqual({ x: 40, y: 100, width: 260, height: 140 });
  });

  test('goes with Reset to how it came', () => {
    const editor = createTestEditor();
    const before = editor.text(first);
    styleTexts(editor.store, [first], { fontSize: 100 });
    resetTexts(editor.store, [first]);
    expect(editor.text(first)).toEqual(before);
  });

  test('never gets out of hand: no size is larger than the longer side of the image', () => {
    const editor = createTestEditor();
    styleTexts(editor.store, [first], { fontSize: 999_999 });
    expect(editor.text(first)?.fontSize).toBe(800);
  });

  test('that became too long is set smaller to fit to the box of the original, as one step', () => {
    const editor = createTestEditor();
    const came = editor.text(first);
    writeText(editor.store, first, 'Far more words than stood on it');
    selectText(editor.store, first);
    const grown = editor.text(first);
    expect(boxOf(editor).height).toBeGreaterThan(40);
    fitToOriginalBox(editor.store);
    expect(boxOf(editor)).toEqual({ x: came?.x, y: came?.y, width: 160, height: 40 });
    const fitted = editor.text(first)?.fontSize ?? NaN;
    expect(fitted).toBeLessThan(20);
    expect(fitted).toBeGreaterThanOrEqual(12);
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)).toEqual(grown);
  });

  test('that finds room keeps its size when it is fitted to the box of the original', () => {
    const editor = createTestEditor();
    selectText(editor.store, first);
    styleTexts(editor.store, [first], { fontSize: 16 });
    fitToOriginalBox(editor.store);
    expect(editor.text(first)?.fontSize).toBe(16);
  });
});
