import { expect, test, vi } from 'vitest';
import { documentVersion } from '../model/document.ts';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { restoreVersion } from './restore-version.ts';

const before = [sampleText(1), sampleText(2), sampleText(3)];
const version = {
  version: documentVersion,
  width: 800,
  height: 600,
  texts: [sampleText(4), sampleText(3, { text: 'Other' }), sampleText(1)],
  readingOrder: ['text-3-1000', 'text-1-1000', 'text-4-1000'],
};

test('a version takes the place of all texts, in its order, and is read in its own', () => {
  const editor = createTestEditor(before);
  restoreVersion(editor.store, version);
  expect(editor.document()).toEqual(version);
});

test('undo brings back what was there, redo the version, each in one step', () => {
  const editor = createTestEditor(before);
  const first = editor.document();
  restoreVersion(editor.store, version);
  editor.store.undo();
  expect(editor.document()).toEqual(first);
  editor.store.redo();
  expect(editor.document()).toEqual(version);
});

test('what is being typed is finished first, and the step is told once', () => {
  const editor = createTestEditor(before);
  editor.type('text-1-1000', 'Half');
  const listener = vi.fn<() => void>();
  restoreVersion(editor.store, version);
  expect(editor.state()).toBe('idle');
  editor.store.onCommit(listener);
  editor.store.undo();
  expect(editor.text('text-1-1000')?.text).toBe('Half');
  expect(listener).toHaveBeenCalledOnce();
});
