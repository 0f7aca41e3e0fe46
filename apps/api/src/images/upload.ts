import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@palimpsest/contract';
import type { Disk } from 'flydrive';
import type { Database } from '../db/open.ts';
import { Refusal } from '../refusal.ts';
import { inspectImage } from './inspect.ts';
import { insertImage } from './repository.ts';

export interface Uploads {
  /**
   * Receives one file from `source`, checks it and stores it; gives the id of the new image.
   * Whatever goes wrong on the way, nothing of the file stays.
   * @param finish called once the file is on the disk, before it is looked at: the place to look for anything after it
   */
  receive(userId: string, source: Readable & { truncated?: boolean }, finish: () => Promise<void>): Promise<string>;
}

export function createUploads({ db, files, temporary }: { db: Database; files: Disk; temporary: string }): Uploads {
  return {
    async receive(userId, source, finish) {
      const folder = await mkdtemp(join(temporary, 'upload-'));
      const path = join(folder, 'file');
      try {
        await pipeline(source, createWriteStream(path));
        if (source.truncated) throw tooLarge();
        await finish();
        return await keep(userId, path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };

  async function keep(userId: string, path: string): Promise<string> {
    const { size } = await stat(path);
    const { mediaType, extension, width, height } = await inspectImage(path, size);
    const id = crypto.randomUUID();
    const fileKey = `images/${id}/original.${extension}`;
    await files.putStream(fileKey, createReadStream(path));
    try {
      await insertImage(db, { id, userId, fileKey, mediaType, bytes: size, width, height });
    } catch (error) {
      await files.delete(fileKey);
      throw error;
    }
    return id;
  }
}

export function tooLarge(): Refusal {
  return new Refusal(
    413,
    `The image file is larger than ${limits.imageBytes / 1024 / 1024} MB. Please choose a smaller file.`,
  );
}
