import { expect, test } from 'vitest';
import { cutPatch, DocumentConflictError, readDocument, readDocumentVersion, saveDocument } from './documents.ts';
import { clientOf, startServer } from './testing/test-server.ts';

const date = '2026-01-02T03:04:05.000Z';

test('what was never saved is undefined, and is not asked for: an answer 404 would be logged as an error', async () => {
  const server = await startServer(() => ({ body: [] }));
  expect(await readDocument(clientOf(server), 'new')).toBeUndefined();
  expect(server.seen.map(({ path }) => path)).toEqual(['/v1/images/process/new/document/versions']);
});

test('an error of the server is an error', async () => {
  const server = await startServer(() => ({ status: 503, body: {} }));
  await expect(readDocument(clientOf(server), 'old')).rejects.toMatchObject({ status: 503 });
});

test('the latest version is read, or the one that is named', async () => {
  const saved = { version: 4, updated_at: date };
  const server = await startServer(({ path }) => ({
    body: path.endsWith('/versions') ? [saved] : { ...saved, content: { texts: [] } },
  }));
  const client = clientOf(server);
  expect(await readDocument(client, 'm')).toMatchObject({ version: 4, content: { texts: [] } });
  await readDocumentVersion(client, 'm', 2);
  expect(server.seen.map(({ path, query }) => [path, query.toString()])).toEqual([
    ['/v1/images/process/m/document/versions', ''],
    ['/v1/images/process/m/document', ''],
    ['/v1/images/process/m/document', 'version=2'],
  ]);
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

test('each patch is cut from the file of all with its own bytes, as a PNG', async () => {
  const pictures = [Uint8Array.of(1, 2, 3), Uint8Array.of(4), Uint8Array.of(5, 6, 7, 8)];
  const all = new Blob(pictures);
  let offset = 0;
  for (const picture of pictures) {
    const cut = cutPatch(all, { x: 0, y: 0, width: 1, height: 1, offset, bytes: picture.length });
    expect(new Uint8Array(await cut.arrayBuffer())).toEqual(picture);
    expect(cut.type).toBe('image/png');
    offset += picture.length;
  }
});
