import { expect, test } from 'vitest';
import { readDraft, removeDraft, writeDraft, type Draft } from './draft.ts';

const size = { width: 800, height: 600 };
const draft: Draft = { version: 3, document: { ...size, texts: [] } };

function storage(full = false) {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('what was written comes back for the same process and the same size of image', () => {
  const kept = storage();
  writeDraft(kept, 'message-1', draft);
  expect(readDraft(kept, 'message-1', size)).toEqual(draft);
  expect(readDraft(kept, 'message-2', size)).toBeUndefined();
  expect(readDraft(kept, 'message-1', { width: 801, height: 600 })).toBeUndefined();
});

test('what is saved needs no draft any more', () => {
  const kept = storage();
  writeDraft(kept, 'message-1', draft);
  removeDraft(kept, 'message-1');
  expect(readDraft(kept, 'message-1', size)).toBeUndefined();
});

test('a full storage costs the draft and nothing else', () => {
  const full = storage(true);
  expect(() => writeDraft(full, 'message-1', draft)).not.toThrow();
  expect(readDraft(full, 'message-1', size)).toBeUndefined();
});
