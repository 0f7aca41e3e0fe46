import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts, type Draft } from './draft-store.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';

const size = { width: 800, height: 600 };
const draft: Draft = { version: 3, document: { ...size, texts: [] } };

afterEach(forgetDrafts);

test('what was written comes back for the same process and the same size of image', async () => {
  await writeDraft('message-1', draft);
  expect(await readDraft('message-1', size)).toEqual(draft);
  expect(await readDraft('message-2', size)).toBeUndefined();
  expect(await readDraft('message-1', { width: 801, height: 600 })).toBeUndefined();
});

test('it outlives the page', async () => {
  await writeDraft('message-1', draft);
  vi.resetModules();
  const reloaded = await import('./draft.ts');
  expect(await reloaded.readDraft('message-1', size)).toEqual(draft);
});

test('of two changes the later stays', async () => {
  const later = { ...draft, version: 4 };
  await Promise.all([writeDraft('message-1', draft), writeDraft('message-1', later)]);
  expect(await readDraft('message-1', size)).toEqual(later);
});

test('what is saved needs no draft any more', async () => {
  await writeDraft('message-1', draft);
  await removeDraft('message-1');
  expect(await readDraft('message-1', size)).toBeUndefined();
});

test('who logs out leaves none behind', async () => {
  await Promise.all(['message-1', 'message-2'].map((id) => writeDraft(id, draft)));
  await forgetDrafts();
  expect(await Promise.all(['message-1', 'message-2'].map((id) => readDraft(id, size)))).toEqual([
    undefined,
    undefined,
  ]);
});
