import { existsSync, readlinkSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFileStore } from './file-store.ts';

let root: string;
let incoming: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-files-'));
  incoming = `${root}.incoming`;
  await writeFile(incoming, 'a picture');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
  await rm(incoming, { force: true });
});

/** The prototype of every `FileHandle`, on which its methods can be watched. */
async function handlePrototype(): Promise<FileHandle> {
  await using handle = await open(incoming);
  return Object.getPrototypeOf(handle) as FileHandle;
}

/** Notes each path that is synced to the disk, and whether `target` existed by then. */
async function watchSyncs(target: string): Promise<{ path: string; isShown: boolean }[]> {
  const seen: { path: string; isShown: boolean }[] = [];
  const prototype = await handlePrototype();
  const sync = Reflect.get<FileHandle, 'sync'>(prototype, 'sync');
  vi.spyOn(prototype, 'sync').mockImplementation(function note(this: FileHandle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`);
    seen.push({ path: relative(root, path), isShown: existsSync(target) });
    return sync.call(this);
  });
  return seen;
}

test('a kept file outlives a power cut: its bytes are on the disk before its name, then its folder and each new one above', async () => {
  const files = openFileStore(root);
  const seen = await watchSyncs(join(root, 'images/1/2/original.png'));
  await files.adopt(incoming, 'images/1/2/original.png');
  expect(seen).toEqual([
    { path: relative(root, incoming), isShown: false },
    { path: 'images/1/2', isShown: true },
    { path: 'images/1', isShown: true },
    { path: 'images', isShown: true },
    { path: '', isShown: true },
  ]);
  expect(await text(await files.read('images/1/2/original.png'))).toBe('a picture');
});

test('a second file of a folder needs that folder only', async () => {
  const files = openFileStore(root);
  await files.adopt(incoming, 'images/1/a.png');
  await writeFile(incoming, 'another');
  const seen = await watchSyncs(join(root, 'images/1/b.png'));
  await files.adopt(incoming, 'images/1/b.png');
  expect(seen.map(({ path }) => path)).toEqual([relative(root, incoming), 'images/1']);
});

test('a file that could not be written through to the disk does not show', async () => {
  const files = openFileStore(root);
  const prototype = await handlePrototype();
  vi.spyOn(prototype, 'sync').mockRejectedValue(Object.assign(new Error('input/output error'), { code: 'EIO' }));
  await expect(files.adopt(incoming, 'images/1/a.png')).rejects.toThrow('input/output error');
  await expect(buffer(await files.read('images/1/a.png'))).rejects.toThrow('ENOENT');
});
