import { describe, expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { alignSelected, distributeSelected, matchSize } from './arrange.ts';
import type { Edge } from './arrange.ts';
import { restacked } from './boxes.ts';
import { flagTexts } from './texts.ts';

/** Three texts of 160, 100 and 60 by 40 px at other places: the letters of the outer ones stand at the outer sides of their boxes. */
function threeSelected() {
  const editor = createTestEditor([
    sampleText(1, { x: 60, y: 100, textAlign: 'left' }),
    sampleText(2, { x: 300, y: 200, width: 100 }),
    sampleText(3, { x: 500, y: 400, width: 60, textAlign: 'right' }),
  ]);
  editor.key('a', { ctrlKey: true });
  return editor;
}
/** The width of the letters of each text, and the height of its box: all have one line of the same size in a box of the same height. */
const boxes = (editor: ReturnType<typeof createTestEditor>) =>
  editor.document().texts.map((text) => {
    const { width } = editor.store.layOut(text);
    const slack = { left: 0, center: (text.width - width) / 2, right: text.width - width }[text.textAlign];
    return { x: text.x + slack, y: text.y, right: text.x + slack + width, bottom: text.y + text.height };
  });

describe('aligning goes by the letters, not by their boxes:', () => {
  test.each<[Edge, (box: { x: number; y: number; right: number; bottom: number }) => number, number]>([
    ['left', ({ x }) => x, 60],
    ['right', ({ right }) => right, 560],
    ['center', ({ x, right }) => (x + right) / 2, 310],
    ['top', ({ y }) => y, 100],
    ['bottom', ({ bottom }) => bottom, 440],
    ['middle', ({ y, bottom }) => (y + bottom) / 2, 270],
  ])('%s', (edge, place, expected) => {
    const editor = threeSelected();
    alignSelected(editor.store, edge);
    for (const at of boxes(editor).map(place)) expect(at).toBeCloseTo(expected, 6);
    editor.key('z', { ctrlKey: true });
    expect(editor.document().texts.map(({ x }) => x)).toEqual([60, 300, 500]);
  });

  test('a single text is aligned to the image', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf('text-1-1000'));
    alignSelected(editor.store, 'center');
    expect(editor.text('text-1-1000')?.x).toBe(320);
  });
});

test('distributing leaves equal gaps between the letters and the outermost where they are', () => {
  const editor = threeSelected();
  distributeSelected(editor.store, 'x');
  const [a, b, c] = boxes(editor);
  expect([a?.x, c?.right]).toEqual([60, expect.closeTo(560, 6)]);
  expect((b?.x ?? 0) - (a?.right ?? 0)).toBeCloseTo((c?.x ?? 0) - (b?.right ?? 0), 9);
});

test('matching gives the width of the text that was selected first', () => {
  const editor = threeSelected();
  matchSize(editor.store, 'width');
  expect(editor.document().texts.map(({ width }) => width)).toEqual([160, 160, 160]);
});

test('a locked text is left where it is', () => {
  const editor = threeSelected();
  flagTexts(editor.store, ['text-2-1000'], 'locked', true);
  alignSelected(editor.store, 'left');
  editor.key('Delete');
  expect(editor.document().texts.map(({ id, x }) => [id, x])).toEqual([['text-2-1000', 300]]);
});

describe('the order in which texts are drawn', () => {
  const order = ['a', 'b', 'c', 'd'];
  test.each([
    ['front', ['b', 'a'], ['c', 'd', 'a', 'b']],
    ['back', ['c', 'd'], ['c', 'd', 'a', 'b']],
    ['forward', ['a'], ['b', 'a', 'c', 'd']],
    ['forward', ['a', 'b'], ['c', 'a', 'b', 'd']],
    ['forward', ['d'], order],
    ['backward', ['c', 'd'], ['a', 'c', 'd', 'b']],
    ['backward', ['a'], order],
  ] as const)('%s of %j', (move, ids, expected) => {
    expect(restacked(order, new Set(ids), move)).toEqual(expected);
  });

  test('is changed by keys, as one step', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf('text-1-1000'));
    editor.key(']', { ctrlKey: true, shiftKey: true, code: 'BracketRight' });
    expect(editor.document().texts.map(({ id }) => id)).toEqual(['text-2-1000', 'text-1-1000']);
    editor.key('z', { ctrlKey: true });
    expect(editor.document().texts.map(({ id }) => id)).toEqual(['text-1-1000', 'text-2-1000']);
  });
});
