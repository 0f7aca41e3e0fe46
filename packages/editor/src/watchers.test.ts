import { expect, test } from 'vitest';
import { selectTexts } from './commands/texts.ts';
import { createTestEditor, sampleText } from './testing/test-editor.ts';

/** An editor of many texts that counts whom each change calls back. */
function watched() {
  const texts = Array.from({ length: 200 }, (_, index) => sampleText(index, { x: index * 3, y: 40 }));
  const editor = createTestEditor(texts);
  const told: string[] = [];
  for (const { id } of texts) editor.store.watch(id, () => told.push(id));
  const during = (change: () => void) => {
    told.length = 0;
    change();
    return [...new Set(told)].toSorted();
  };
  return { editor, during };
}

const first = 'text-0-1000';
const second = 'text-1-1000';

test('a change of one text calls back those that watch it, and nobody else', () => {
  const { editor, during } = watched();
  const move = () => editor.store.put([{ ...sampleText(0), x: 7 }]);
  expect(during(move)).toEqual([first]);
  expect(during(editor.store.undo)).toEqual([first]);
  expect(during(editor.store.redo)).toEqual([first]);
  expect(during(() => editor.store.remove([first]))).toEqual([first]);
});

test('what comes into the selection is told, and what leaves it', () => {
  const { editor, during } = watched();
  expect(during(() => selectTexts(editor.store, [first]))).toEqual([first]);
  expect(during(() => selectTexts(editor.store, [second]))).toEqual([first, second]);
});

test('a gesture tells of the text that it has when it begins, moves and is taken back', () => {
  const { editor, during } = watched();
  editor.store.select(['text-199-1000']);
  const at = editor.centerOf('text-199-1000');
  editor.down(at);
  expect(during(() => editor.move({ x: at.x - 40, y: at.y + 90 }))).toEqual(['text-199-1000']);
  expect(during(() => editor.move({ x: at.x - 50, y: at.y + 95 }))).toEqual(['text-199-1000']);
  expect(during(() => void editor.tool.escape())).toEqual(['text-199-1000']);
});

test('a listener that has ended is not called', () => {
  const { editor } = watched();
  let calls = 0;
  const end = editor.store.watch(first, () => (calls += 1));
  end();
  editor.store.select([first]);
  expect(calls).toBe(0);
});

test('an id that no text has cannot be selected', () => {
  const { editor } = watched();
  editor.store.select(['text-9999', first]);
  expect(editor.selectedIds()).toEqual([first]);
});
