import { describe, expect, test, vi } from 'vitest';
import { resumeDraft, resumeDrafts, type DraftActions } from './left-drafts.ts';
import { writerOf } from './open-result.ts';

const size = { width: 800, height: 600 };
const saved = { document: { ...size, texts: [] }, version: 4, writer: 'this page', image: 'poster' };
const changed = { ...size, texts: [], readingOrder: ['text-1-1'] };

test('without a draft the saved version is opened', () => {
  expect(resumeDraft(saved, undefined)).toEqual(saved);
});

test('a draft goes on from the version that its own editor saved after it had begun', () => {
  const draft = { version: 3, document: changed, writer: 'this page' };
  expect(resumeDraft(saved, draft)).toEqual({ ...saved, document: changed, unsaved: changed });
});

test.each(['another page', undefined])('where %s saved since, a draft keeps the version that it changed', (writer) => {
  const draft = { version: 3, document: changed, writer: 'this page' };
  expect(resumeDraft({ ...saved, writer }, draft)).toMatchObject({ version: 3, document: changed, unsaved: changed });
});

test('a draft of nobody is not taken for that of a version of nobody', () => {
  const draft = { version: 3, document: changed };
  expect(resumeDraft({ ...saved, writer: undefined }, draft).version).toBe(3);
});

test('what the server already has is not saved once more', () => {
  const draft = { version: 3, document: { ...size, texts: [] }, writer: 'this page' };
  expect(resumeDraft(saved, draft)).toEqual(saved);
});

test('who saved a document is a word, or not known', () => {
  expect([writerOf({ writer: 'this page' }), writerOf({ writer: 7 }), writerOf({})]).toEqual([
    'this page',
    undefined,
    undefined,
  ]);
});

describe('where several tabs left drafts', () => {
  const later = { ...size, texts: [], readingOrder: ['text-2-2'] };
  const drafts = [
    { version: 4, document: changed, writer: 'first tab', key: 'first' },
    { version: 4, document: later, writer: 'second tab', key: 'second' },
  ];

  test('the earlier is saved as a version, and the later keeps the version that it changed, so that saving it asks', async () => {
    const save = vi.fn<DraftActions['save']>((_draft, basedOn) => Promise.resolve(basedOn + 1));
    const dropped: string[] = [];
    const opened = await resumeDrafts(saved, drafts, { save, drop: (key) => Promise.resolve(void dropped.push(key)) });
    expect(save.mock.calls).toEqual([[drafts[0], 4]]);
    expect(opened).toEqual({ ...saved, writer: 'first tab', document: later, unsaved: later, draft: 'second' });
    expect(dropped).toEqual(['first']);
  });

  test('an earlier one that cannot be saved is kept until the next time', async () => {
    const dropped: string[] = [];
    const opened = await resumeDrafts(saved, drafts, {
      save: () => Promise.resolve(undefined),
      drop: (key) => Promise.resolve(void dropped.push(key)),
    });
    expect(opened).toEqual({ ...saved, document: later, unsaved: later, draft: 'second' });
    expect(dropped).toEqual([]);
  });

  test('those that the server has are dropped', async () => {
    const dropped: string[] = [];
    const own = { version: 3, document: saved.document, writer: saved.writer, key: 'own' };
    const opened = await resumeDrafts(saved, [own], {
      save: () => Promise.reject(new Error('Nothing is saved twice.')),
      drop: (key) => Promise.resolve(void dropped.push(key)),
    });
    expect(opened).toEqual(saved);
    expect(dropped).toEqual(['own']);
  });
});
