import { expect, test } from 'vitest';
import { DocumentConflictError, readDocument, saveDocument } from './documents.ts';
import { clientOf, startServer } from './testing/test-server.ts';

const date = '2026-01-02T03:04:05.000Z';

test('what was never saved is undefined; other errors are errors', async () => {
  const server = await startServer(({ path }) => ({ status: path.includes('/new/') ? 404 : 503, body: {} }));
  expect(await readDocument(clientOf(server), 'new')).toBeUndefined();
  await expect(readDocument(clientOf(server), 'old')).rejects.toMatchObject({ status: 503 });
});

test('the first version is saved where there is none, each other over the one that was edited', async () => {
  const server = await startServer(() => ({ body: { version: 4, updated_at: date } }));
  const client = clientOf(server);
  await saveDocument(client, 'm', { texts: [] }, 0);
  const saved = await saveDocument(client, 'm', { texts: [] }, 3);
  expect(saved.version).toBe(4);
  expect(server.seen.map(({ headers }) => [headers['if-none-match'], headers['if-match']])).toEqual([
    ['*', undefined],
    [undefined, '"3"'],
  ]);
  expect(server.seen[0]).toMatchObject({ method: 'PUT', body: '{"content":{"texts":[]}}' });
});

test('a version that somebody else saved since is a conflict', async () => {
  const server = await startServer(() => ({ status: 412, body: { detail: 'Another version was saved.' } }));
  await expect(saveDocument(clientOf(server), 'm', {}, 3)).rejects.toThrow(DocumentConflictError);
});
