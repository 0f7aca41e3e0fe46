import { blockTop } from '@palimpsest/typeset';
import { describe, expect, test } from 'vitest';
import { createTestEditor, layOut, sampleText } from '../testing/test-editor.ts';
import { resetTexts, selectTexts, styleTexts } from './texts.ts';
import { writeText } from './write-texts.ts';

const id = 'text-1-1000';

function open(verticalAlign: 'top' | 'middle' | 'bottom') {
  const editor = createTestEditor([sampleText(1, { height: 100, width: 100 })]);
  styleTexts(editor.store, [id], { verticalAlign });
  const current = () => {
    const text = editor.text(id);
    if (!text) throw new Error('There is no text.');
    return text;
  };
  return { ...editor, current, linesTop: () => current().y + blockTop(layOut(current()), current().height) };
}

test.each([
  ['top', 100],
  ['middle', 138],
  ['bottom', 176],
] as const)('lines stand at the %s of a higher box', (verticalAlign, top) => {
  expect(open(verticalAlign).linesTop()).toBeCloseTo(top);
});

describe('a box that its words outgrow', () => {
  test.each([
    ['top', 0],
    ['middle', 0.5],
    ['bottom', 1],
  ] as const)('stays at its %s', (verticalAlign, share) => {
    const { store, current } = open(verticalAlign);
    const side = ({ y, height }: { y: number; height: number }) => y + height * share;
    const before = side(current());
    writeText(store, id, 'One\nTwo\nThree\nFour\nFive\nSix');
    expect(current().height).toBeCloseTo(144);
    expect(side(current())).toBeCloseTo(before);
  });
});

test('a press is on letters where they stand', () => {
  const editor = open('top');
  const { store } = editor;
  const under = { ...sampleText(2, { x: 40, y: 150, width: 100, height: 24, text: 'Under it' }) };
  store.put([under]);
  store.reorder([under.id, id]);
  selectTexts(store, []);
  editor.click({ x: 90, y: 162 });
  expect(editor.selectedIds()).toEqual([under.id]);
});

test('Reset takes it away, and undo brings it back', () => {
  const { store, current } = open('bottom');
  resetTexts(store, [id]);
  expect(current().verticalAlign).toBeUndefined();
  store.undo();
  expect(current().verticalAlign).toBe('bottom');
});
