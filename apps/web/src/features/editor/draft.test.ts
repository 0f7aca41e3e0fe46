import { type EditorDocument } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const document: EditorDocument = { width: 800, height: 600, texts: [] };

function storage(full = false) {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

test('what was written comes back for the same process and the same size of image', () => {
  const kept = storage();
  writeDraft(kept, 'message-1', document);
  expect(readDraft(kept, 'message-1', { width: 800, height: 600 })).toEqual(document);
  expect(readDraft(kept, 'message-2', { width: 800, height: 600 })).toBeUndefined();
  expect(readDraft(kept, 'message-1', { width: 801, height: 600 })).toBeUndefined();
});

test('a full storage costs the draft and nothing else', () => {
  const full = storage(true);
  expect(() => writeDraft(full, 'message-1', document)).not.toThrow();
  expect(readDraft(full, 'message-1', document)).toBeUndefined();
});
