import { expect, test } from 'vitest';
import { draftKeys, writeDraft } from '../features/editor/draft.ts';
import { openApp } from './open-app.tsx';

test('an app is opened without what an earlier test left unsaved', async () => {
  const size = { width: 60, height: 40 };
  await writeDraft('message-1', { version: 0, document: { ...size, texts: [] } });
  expect(await draftKeys('message-1')).toHaveLength(1);
  await openApp('/', { drawn: false });
  expect(await draftKeys('message-1')).toEqual([]);
});
