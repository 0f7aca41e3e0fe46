import { describe, expect, test } from 'vitest';
import { intersects } from '../geometry/rect.ts';
import { boundsOf } from '../geometry/rotation.ts';
import type { TranslatedText } from '../model/text.ts';
import { createTestEditor, layOut, sampleText } from '../testing/test-editor.ts';
import { fitToOriginalBox, placeText, resetTexts, selectText, styleTexts } from './texts.ts';
import { writeText, writeTexts } from './write-texts.ts';

const first = 'text-1-1000';

describe('styleTexts', () => {
  test('changes the style and grows the box where the text needs it', () => {
    const editor = createTestEditor();
    styleTexts(editor.store, [first], { fontSize: 60, textAlign: 'right', fill: '#ff0000' });
    const text = editor.text(first);
    expect(text).toMatchObject({ fontSize: 60, textAlign: 'right', fill: '#ff0000', height: 72 });
    expect(text?.width).toBeGreaterThan(160);
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

function textOf(editor: ReturnType<typeof createTestEditor>, id = first) {
  const found = editor.text(id);
  if (!found) throw new Error(`There is no text ${id}.`);
  return found;
}

function boxOf(editor: ReturnType<typeof createTestEditor>) {
  const { x, y, width, height } = editor.text(first) ?? {};
  return { x, y, width, height };
}

const label = (id: number, at: Partial<TranslatedText> = {}) =>
  sampleText(id, { text: 'Go now', x: 300, y: 100, width: 80, height: 24, textAlign: 'left', ...at });
/** The top of the first line's letters and the foot of the last one's, without the leading. */
const lettersOf = (editor: ReturnType<typeof createTestEditor>, id: string): [number, number] => {
  const text = textOf(editor, id);
  const half = (layOut(text).height - 0.2 * text.fontSize) / 2;
  return [text.y + text.height / 2 - half, text.y + text.height / 2 + half];
};
const linesOf = (editor: ReturnType<typeof createTestEditor>) => layOut(textOf(editor)).lines.map(({ text }) => text);

describe('the box of a label whose words need more room', () => {
  const longer = 'Go right now';
  const second = 'text-2-1000';

  test.each([
    ['left', (left: number, right: number) => [left === 300, right > 380]],
    ['right', (left: number, right: number) => [left < 300, right === 380]],
    ['center', (left: number, right: number) => [left < 300, Math.abs((left + right) / 2 - 340) < 1e-6]],
  ] as const)('grows into the free room on the side that the alignment %s leaves open', (textAlign, sides) => {
    const editor = createTestEditor([label(1, { textAlign })]);
    writeText(editor.store, first, longer);
    expect(linesOf(editor)).toEqual([longer]);
    expect(editor.text(first)).toMatchObject({ y: 100, height: 24, fontSize: 20 });
    const { x, width } = textOf(editor);
    expect(sides(x, x + width)).toEqual([true, true]);
  });

  test('is no wider than its words need, and shrinks back with them, also after its colour was changed', () => {
    const editor = createTestEditor([label(1)]);
    const before = boxOf(editor);
    writeText(editor.store, first, longer);
    const grown = boxOf(editor);
    expect(layOut({ ...textOf(editor), width: (grown.width ?? 0) - 1 }).lines).toHaveLength(2);
    styleTexts(editor.store, [first], { fill: '#00ff00' });
    expect(boxOf(editor)).toEqual(grown);
    writeText(editor.store, first, 'Go now');
    expect(boxOf(editor)).toEqual(before);
  });

  test('stops before the text beside it and takes more lines then', () => {
    const editor = createTestEditor([label(1), label(2, { x: 390 })]);
    writeText(editor.store, first, longer);
    expect(linesOf(editor)).toHaveLength(2);
    expect(intersects(boundsOf(textOf(editor)), boundsOf(textOf(editor, second)))).toBe(false);
    expect(editor.text(first)).toMatchObject({ fontSize: 20 });
  });

  test('is set smaller, as small as can be read, before it covers the texts above and below', () => {
    const editor = createTestEditor([label(1), label(2, { x: 385 }), label(3, { y: 130 }), label(4, { y: 70 })]);
    writeText(editor.store, first, longer);
    expect(textOf(editor).fontSize).toBeLessThan(20);
    expect(textOf(editor).fontSize).toBeGreaterThanOrEqual(12);
    const [top, bottom] = lettersOf(editor, first);
    expect(top).toBeGreaterThanOrEqual(lettersOf(editor, 'text-4-1000')[1]);
    expect(bottom).toBeLessThanOrEqual(lettersOf(editor, 'text-3-1000')[0]);
    writeText(editor.store, first, 'Go now');
    expect(editor.text(first)).toMatchObject({ fontSize: 20, width: 80, height: 24 });
  });

  test('never makes a column of parts of a long word where its size can give way', () => {
    const beside = label(2, { x: 373 });
    const editor = createTestEditor([label(1, { width: 70 }), beside, label(3, { x: 200, width: 95 })]);
    writeText(editor.store, first, 'Willkommen');
    expect(linesOf(editor)).toEqual(['Willkommen']);
    expect(textOf(editor).fontSize).toBeLessThan(20);
  });

  test('keeps a size that the user chose', () => {
    const editor = createTestEditor([label(1, { width: 62 }), label(2, { x: 365 })]);
    writeText(editor.store, first, 'Willkommen');
    styleTexts(editor.store, [first], { fontSize: 22 });
    expect(textOf(editor).fontSize).toBe(22);
  });

  test('stays as wide as the user has made it', () => {
    const editor = createTestEditor([label(1)]);
    placeText(editor.store, first, { width: 90 });
    writeText(editor.store, first, `${longer} or never`);
    expect(textOf(editor).width).toBe(90);
  });

  test('does not leave the image', () => {
    const editor = createTestEditor([label(1, { x: 700, width: 80 })]);
    writeText(editor.store, first, longer);
    const { x, width } = textOf(editor);
    expect(x + width).toBeLessThanOrEqual(800);
  });
});

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
    editor.drag({ x: 200, y: 140 }, { x: 300, y: 240 }, 'se', { altKey: true, commandKey: true });
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
