import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts, type Draft, draftKeys, dropDraft, removeDraft, writeDraft } from './draft.ts';
import { readDrafts } from './left-drafts.ts';

const size = { width: 800, height: 600 };
const draft: Draft = { version: 3, document: { ...size, texts: [] }, writer: 'this tab', editedAt: 2 };
const ofAnother: Draft = { ...draft, writer: 'another tab', editedAt: 1 };

/** The drafts of a process for a size of image. */
const draftsOf = async (messageId: string, of = size) => readDrafts(await draftKeys(messageId), of);

afterEach(forgetDrafts);

test('what was written comes back for the same process and the same size of image', async () => {
  await writeDraft('message-1', draft);
  expect(await draftsOf('message-1')).toMatchObject([draft]);
  expect(await draftsOf('message-2')).toEqual([]);
  expect(await draftsOf('message-1', { width: 801, height: 600 })).toEqual([]);
});

test('it outlives the page', async () => {
  await writeDraft('message-1', draft);
  vi.resetModules();
  const reloaded = await import('./left-drafts.ts');
  expect(await reloaded.readDrafts(await draftKeys('message-1'), size)).toMatchObject([draft]);
});

test('of two changes the later stays', async () => {
  const later = { ...draft, version: 4 };
  await Promise.all([writeDraft('message-1', draft), writeDraft('message-1', later)]);
  expect(await draftsOf('message-1')).toMatchObject([later]);
});

test('two tabs with one image keep a draft each, and the later edited comes last', async () => {
  await writeDraft('message-1', draft);
  await writeDraft('message-1', ofAnother);
  expect(await draftsOf('message-1')).toMatchObject([ofAnother, draft]);
  await removeDraft('message-1', 'another tab');
  expect(await draftsOf('message-1')).toMatchObject([draft]);
});

test('a draft that another goes on from goes as that one comes', async () => {
  await writeDraft('message-1', ofAnother);
  const [left] = await draftsOf('message-1');
  await writeDraft('message-1', draft, left?.key);
  expect(await draftsOf('message-1')).toMatchObject([draft]);
});

test('what is saved needs no draft any more', async () => {
  await writeDraft('message-1', draft);
  await removeDraft('message-1', 'this tab');
  expect(await draftsOf('message-1')).toEqual([]);
});

test('a draft that was read can be dropped, and no other goes', async () => {
  await writeDraft('message-1', draft);
  await writeDraft('message-1', ofAnother);
  const [first] = await draftsOf('message-1');
  await dropDraft(first?.key ?? '');
  expect(await draftsOf('message-1')).toMatchObject([draft]);
});

test('who logs out leaves none behind', async () => {
  await Promise.all(['message-1', 'message-2'].map((id) => writeDraft(id, draft)));
  await forgetDrafts();
  expect(await Promise.all(['message-1', 'message-2'].map((id) => draftsOf(id)))).toEqual([[], []]);
});
