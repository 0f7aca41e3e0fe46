import { expect, test } from 'vitest';
import { resumeDraft, writerOf } from './resume-draft.ts';

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
