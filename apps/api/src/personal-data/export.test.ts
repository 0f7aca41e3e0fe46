import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { images, storedFiles } from '../db/schema.ts';
import { openTestDatabase, insertTestProcess } from '../testing/test-database.ts';
import { openFileStore } from '../storage/file-store.ts';
import { exportData } from './export.ts';
import { eventually, until } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-export-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a user takes out all that is stored about them, and nothing of others or of secrets', async () => {
  const [user, other] = [await server.signUp(), await server.signUp()];
  const picture = await blankPicture();
  const image = await server.upload(user.token, picture);
  const foreign = await server.upload(other.token, picture);
  const started = await server.send('POST', `/v1/images/process/${image}`, {
    token: user.token,
    json: { target_lang: 'Spanish' },
  });
  const { message_id: messageId } = started.body as { message_id: string };
  await server.send('PUT', `/v1/images/process/${messageId}/document`, {
    token: user.token,
    json: { content: { note: 'mine' } },
    headers: { 'if-none-match': '*' },
  });

  const response = await fetch(new URL('/v1/user/export', server.url), {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const path = join(folder, 'data.zip');
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  // The zip file is read by another program than the one that wrote it.
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', path, join(folder, 'out')]);
  const read = (name: string) => readFile(join(folder, 'out', name));
  expect(await read(`files/images/${image}/original.png`)).toEqual(picture);
  const account = (await read('account.json')).toString();
  expect(JSON.parse(account)).toMatchObject([{ id: user.id, email: user.email }]);
  expect(account).not.toContain('argon2');
  expect((await read('images.json')).toString()).not.toContain(foreign);
  expect(JSON.parse((await read(`processes/${messageId}.json`)).toString())).toMatchObject({ messageId });
  expect((await read(`documents/${messageId}.json`)).toString()).toContain('mine');
  expect(JSON.parse((await read('credits.json')).toString())).toContainEqual(
    expect.objectContaining({ reason: 'trial', amount: 5 }),
  );
});

test('an export that is broken off closes the picture that it was reading, or was about to read', async () => {
  const database = await openTestDatabase();
  const { userId } = await insertTestProcess(database.db);
  const [image] = await database.db.select().from(images).where(eq(images.userId, userId));
  const key = 'large.bin';
  const path = join(folder, key);
  // The file is larger than the buffers on the way, so that it is not sent whole when the export breaks off.
  await writeFile(path, Buffer.alloc(4 * 1024 * 1024, 1));
  await database.db.insert(storedFiles).values({ key, userId, imageId: image?.id ?? '', bytes: 1 });
  for (const isOpen of [true, false]) {
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const opened: Readable[] = [];
    const files = {
      ...openFileStore(folder),
      async read() {
        asked.resolve();
        await gate.promise;
        const stream = createReadStream(path);
        opened.push(stream);
        return stream;
      },
    };
    const output = await exportData({ db: database.db, files, onError: () => undefined }, userId);
    output.resume();
    await asked.promise;
    if (isOpen) {
      gate.resolve();
      output.pause();
      await until(() => opened.length === 1);
    }
    output.destroy();
    gate.resolve();
    await until(() => opened.length === 1);
    await eventually(() => expect(opened.map(({ closed }) => closed)).toEqual([true]));
  }
  await database.close();
});
