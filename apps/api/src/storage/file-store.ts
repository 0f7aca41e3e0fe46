import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** A driver for files on this machine that shows a file only once it is whole and on the disk. */
class AtomicFSDriver extends FSDriver {
  readonly #root: string;
  readonly #temporary: string;

  constructor(root: string, temporary: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    this.#temporary = temporary;
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const target = join(this.#root, key);
    const draft = join(this.#temporary, randomUUID());
    try {
      await pipeline(contents, createWriteStream(draft, { flags: 'wx', flush: true }));
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    const folder = await open(dirname(target));
    try {
      // The name is on the disk only after its folder is.
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.putStream(key, Readable.from([contents]));
  }
}

/**
 * Files on this machine below `root`. `temporary` must be on the same disk.
 * Everything above speaks to flydrive's `Disk`, whose other drivers keep files elsewhere.
 */
export function openFileStore(root: string, temporary: string): Disk {
  return new Disk(new AtomicFSDriver(root, temporary));
}
