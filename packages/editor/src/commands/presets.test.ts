import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { applyPreset, removePreset, renamePreset, savePreset } from './presets.ts';
import { restoreVersion } from './restore-version.ts';
import { flagTexts, selectTexts, styleTexts } from './texts.ts';

const [first, second, third] = ['text-1-1000', 'text-2-1000', 'text-3-1000'] as const;

/** Three texts, of which the first is set in its own way and saved as "Heading". */
function withHeading() {
  const editor = createTestEditor([sampleText(1), sampleText(2, { letterSpacing: 0.2 }), sampleText(3)]);
  styleTexts(editor.store, [first], { fontWeight: 700, fontSize: 30, fill: '#aa0000', fontStyle: 'italic' });
  selectTexts(editor.store, [first]);
  savePreset(editor.store, '  Heading ');
  return editor;
}
const names = ({ store }: ReturnType<typeof withHeading>) => store.getState().extras.presets.map(({ name }) => name);
const heading = ({ store }: ReturnType<typeof withHeading>) => {
  const [preset] = store.getState().extras.presets;
  if (!preset) throw new Error('There is no preset.');
  return preset;
};

test('a preset sets all selected texts alike in one step, and takes away what it does not have', () => {
  const editor = withHeading();
  selectTexts(editor.store, [second, third]);
  applyPreset(editor.store, heading(editor));
  for (const id of [second, third]) {
    const style = { fontWeight: 700, fontSize: 30, fill: '#aa0000', fontStyle: 'italic' };
    expect(editor.text(id)).toMatchObject(style);
    expect(editor.text(id)?.letterSpacing).toBeUndefined();
  }
  editor.store.undo();
  expect(editor.text(second)).toMatchObject({ fontSize: 20, letterSpacing: 0.2 });
  expect(editor.text(third)).toMatchObject({ fontSize: 20 });
});

test('a locked text keeps its style', () => {
  const editor = withHeading();
  flagTexts(editor.store, [second], 'locked', true);
  selectTexts(editor.store, [second]);
  applyPreset(editor.store, heading(editor));
  expect(editor.text(second)?.fontSize).toBe(20);
});

test('presets are saved in the document, replaced by their name, renamed and removed; each step can be undone', () => {
  const editor = withHeading();
  expect(editor.document().presets?.map(({ name }) => name)).toEqual(['Heading']);
  styleTexts(editor.store, [first], { fontSize: 44 });
  savePreset(editor.store, 'Heading');
  expect(heading(editor).setting.fontSize).toBe(44);
  editor.store.undo();
  expect(heading(editor).setting.fontSize).toBe(30);

  savePreset(editor.store, 'Other');
  expect(renamePreset(editor.store, 'Other', 'Heading')).toBe(false);
  expect(renamePreset(editor.store, 'Other', ' ')).toBe(false);
  expect(renamePreset(editor.store, 'Other', 'Body')).toBe(true);
  expect(names(editor)).toEqual(['Heading', 'Body']);
  removePreset(editor.store, 'Heading');
  expect(names(editor)).toEqual(['Body']);
  editor.store.undo();
  editor.store.undo();
  expect(names(editor)).toEqual(['Heading', 'Other']);
  editor.store.redo();
  expect(names(editor)).toEqual(['Heading', 'Body']);
});

test('without a selected text, or a name, nothing is saved', () => {
  const editor = createTestEditor();
  expect(savePreset(editor.store, 'Heading')).toBe(false);
  selectTexts(editor.store, [first]);
  expect(savePreset(editor.store, '   ')).toBe(false);
  expect(editor.document().presets).toBeUndefined();
});

test('the document that they were saved in brings them back, and so does an older version', () => {
  const editor = withHeading();
  const document = editor.document();
  removePreset(editor.store, 'Heading');
  restoreVersion(editor.store, document);
  expect(names(editor)).toEqual(['Heading']);
  editor.store.undo();
  expect(names(editor)).toEqual([]);
});
