import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { isCode } from '../data-folder.ts';

/** The headers with which a storage answers to a presigned address. */
export interface PresignedResponse {
  contentType: string;
  contentDisposition: string;
  cacheControl: string;
}

/** Files under keys such as `images/1/original.png`. A file shows only once it is whole, and never changes under its key. */
export interface FileStore {
  /** Takes over the file at `path` on this machine: one of the same disk is moved, not copied. */
  adopt(path: string, key: string): Promise<void>;
  /** @param signal ends the wait for the storage, and the stream */
  read(key: string, signal?: AbortSignal): Promise<Readable>;
  /** The address at which browsers read a file themselves, for some minutes; undefined for a storage that they cannot reach. */
  presign?(key: string, response: PresignedResponse): Promise<string>;
  /** Removes the files; those that do not exist are ignored. */
  delete(keys: readonly string[]): Promise<void>;
  /** Proves that the storage answers. @throws the error of the disk or the store */
  probe(): Promise<void>;
}

/** Stores files on this machine below `root`; adopted files must be on the same disk. */
export function openFileStore(root: string): FileStore {
  /** @throws RangeError for a key that leads out of the folder */
  function pathOf(key: string): string {
    const path = resolve(root, key);
    if (key === '' || key.includes('\0') || !path.startsWith(resolve(root) + sep)) {
      throw new RangeError(`The key ${JSON.stringify(key)} names no file.`);
    }
    return path;
  }

  return {
    async adopt(path, key) {
      const target = pathOf(key);
      await chmod(path, 0o600);
      await sync(path);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      // A name is on the disk only after its folder is, and a new folder only after the one above it.
      const highest = made ? dirname(made) : dirname(target);
      for (let folder = dirname(target); ; folder = dirname(folder)) {
        await sync(folder);
        if (folder === highest) break;
      }
    },

    read: async (key, signal) => createReadStream(pathOf(key), signal && { signal }),

    async delete(keys) {
      for (const path of keys.map(pathOf)) {
        await rm(path, { force: true });
        await removeEmptyFolders(dirname(path));
      }
    },

    async probe() {
      await stat(root);
    },
  };

  async function removeEmptyFolders(folder: string): Promise<void> {
    // The topmost folder stays: other files come and go in it.
    for (let empty = folder; relative(root, empty).includes(sep); empty = dirname(empty)) {
      try {
        await rmdir(empty);
      } catch (error) {
        if (isCode(error, 'ENOTEMPTY') || isCode(error, 'ENOENT')) return;
        throw error;
      }
    }
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
