import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { signedUrl } from '@palimpsest/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOutage } from '../http/errors.ts';
import { startS3, type TestS3 } from '../testing/test-s3.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openFileStore, type FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-store-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a bucket', () => openS3Store(s3.options)],
  ['a folder', () => openFileStore(join(folder, 'files'))],
];

describe.each(stores)('%s', (_, open) => {
  const adopt = async (key: string, content: string) => {
    const path = join(folder, 'new');
    await writeFile(path, content);
    await open().adopt(path, key);
  };

  test('gives back what it took', async () => {
    await adopt('images/1/a.png', 'palimpsest');
    expect((await buffer(await open().read('images/1/a.png'))).toString()).toBe('palimpsest');
  });

  test('forgets what is deleted, twice if need be', async () => {
    const store = open();
    const read = async () => await buffer(await store.read('images/2/b.png'));
    await adopt('images/2/b.png', 'x');
    expect((await read()).toString()).toBe('x');
    await store.delete(['images/2/b.png', 'images/2/never-there.png']);
    await store.delete(['images/2/b.png', 'images/2/never-there.png']);
    await expect(read()).rejects.toThrow(/ENOENT|key does not exist/);
  });

  test('path traversal: a key that leads elsewhere names no file', async () => {
    for (const key of ['../secret', 'images/../../secret', '', 'a\0b']) {
      await expect(open().read(key)).rejects.toThrow(RangeError);
    }
  });
});

describe('a store that accepts and never answers', () => {
  test.each<[string, (store: FileStore, path: string) => Promise<unknown>]>([
    ['an upload', (store, path) => store.adopt(path, 'images/3/c.png')],
    ['a download', (store) => store.read('images/3/c.png')],
    ['a look', (store) => store.probe()],
  ])('ends %s as an outage', async (_, use) => {
    const silent = createServer((socket) => void socket.resume().on('error', () => socket.destroy()));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const store = openS3Store({ ...s3.options, endpoint }, { requestTimeoutMs: 200 });
    const path = join(folder, 'unanswered');
    await writeFile(path, 'palimpsest');
    const failure: unknown = await use(store, path).then(
      () => undefined,
      (error: unknown) => error,
    );
    store.close();
    silent.close();
    expect(isOutage(failure)).toBe(true);
  });

  test('ends a download that stands still as an outage', async () => {
    const stalling = createHttpServer((_, response) => {
      response.writeHead(200, { 'content-length': 10 });
      response.write('pal');
    });
    await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(stalling.address() as AddressInfo).port}`;
    const store = openS3Store({ ...s3.options, endpoint }, { requestTimeoutMs: 200 });
    const failure: unknown = await buffer(await store.read('images/3/c.png')).then(
      () => undefined,
      (error: unknown) => error,
    );
    store.close();
    stalling.close();
    expect(isOutage(failure)).toBe(true);
  });

  test('lets go of a job that was cancelled', async () => {
    const cancelled = AbortSignal.abort(new Error('The job is no longer ours.'));
    await expect(openS3Store(s3.options).read('images/3/c.png', cancelled)).rejects.toThrow('abort');
  });
});

describe('a server with its files in a bucket', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(s3.variables);
  });
  afterAll(() => server.stop());

  test('takes uploads, leads whoever has a signed address to the bucket for minutes, and removes them', async () => {
    const user = await server.signUp();
    const picture = await blankPicture();
    const image = await server.upload(user.token, picture);
    const url = `/v1/files/images/${image}/original.png`;
    const sign = () => server.send('GET', `/v1/images/signed-url?url=${url}`, { token: user.token });
    const signed = signedUrl.parse((await sign()).body).signed_url;
    const led = await fetch(new URL(signed, server.url), { redirect: 'manual' });
    const address = new URL(led.headers.get('location') ?? '');
    expect([led.status, address.origin]).toEqual([302, s3.options.endpoint]);
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(15 * 60);
    const stranger = await fetch(new URL(signed.replace(/signature=../, 'signature=__'), server.url), {
      redirect: 'manual',
    });
    expect(stranger.status).toBe(403);
    const page = await fetch(server.url);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(`img-src [^;]*${address.origin}[^;]*;.*connect-src [^;]*${address.origin}`),
    );
    const part = await fetch(new URL(signed, server.url), { headers: { range: 'bytes=0-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-7/${picture.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(picture.subarray(0, 8));
    await server.send('DELETE', `/v1/images/${image}`, { token: user.token });
    expect((await fetch(address)).status).toBe(404);
  });
});
