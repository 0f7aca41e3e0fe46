import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxFileNameLength, maxImageBytes } from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { images } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Inspector } from './inspector.ts';
import type { MalwareScanner } from './malware-scanner.ts';
import { thumbnailKeysOf, thumbnailNames } from './file-names.ts';
import { adoptFiles, insertFiles, removeLoose } from './stored-files.ts';
import { assertRoom } from './storage-quota.ts';

export type Uploads = ReturnType<typeof createUploads>;

/** The file on its way, and what the form calls it. */
export interface UploadedFile {
  stream: Readable & { truncated?: boolean };
  name: string | undefined;
}

interface UploadsOptions {
  db: Database;
  files: FileStore;
  inspector: Inspector;
  /** Scans each file first; undefined where no scanner is set up. */
  scanner: MalwareScanner | undefined;
  /** Folder for files that are on their way. */
  temporary: string;
}

/** The uploaded file in its temporary folder. */
const uploadName = 'file';
/** Uploads of one user at the same time. */
const uploadsAtOnce = 4;
/** Time after which a user with too many uploads may try again, in seconds. */
const retrySeconds = 5;

export function createUploads({ db, files, inspector, scanner, temporary }: UploadsOptions) {
  const underWay = new Map<string, number>();

  return {
    /** Runs `work` unless the user has too many uploads under way. @throws DomainError `rate_limited` */
    async oneOfFew<T>(userId: string, work: () => Promise<T>): Promise<T> {
      const count = underWay.get(userId) ?? 0;
      if (count >= uploadsAtOnce) {
        throw new DomainError(
          'rate_limited',
          `Only ${uploadsAtOnce} images can be uploaded at the same time. Please wait until one of them is done.`,
          { retryAfter: retrySeconds, parameters: { max_uploads_at_once: uploadsAtOnce } },
        );
      }
      underWay.set(userId, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(userId) ?? 1) - 1;
        if (left > 0) underWay.set(userId, left);
        else underWay.delete(userId);
      }
    },

    /**
     * Receives one file, checks it and stores it; gives the id of the new image. Whatever goes wrong on the way, nothing of the file stays.
     * @param finish called once the file is on the disk, before it is looked at: the place to look for anything after it
     */
    async receive(userId: string, { stream, name }: UploadedFile, finish: () => Promise<void>): Promise<string> {
      const folder = await mkdtemp(join(temporary, 'upload-'));
      const path = join(folder, uploadName);
      try {
        const bytes = await write(stream, path);
        if (stream.truncated) throw tooLarge();
        await finish();
        return await keep(userId, folder, name, bytes);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };

  async function keep(userId: string, folder: string, name: string | undefined, bytes: number): Promise<string> {
    const path = join(folder, uploadName);
    if (bytes === 0) {
      throw new DomainError('invalid_request', 'The image file is empty. Please choose another file.');
    }
    await scanner?.scan(path);
    const { mediaType, extension, width, height } = await inspector.inspect(userId, path, folder);
    const id = crypto.randomUUID();
    const prefix = `images/${id}`;
    const original = `original.${extension}`;
    await rename(path, join(folder, original));
    const names = [original, ...Object.values(thumbnailNames)];
    try {
      const kept = await adoptFiles({ db, files }, folder, prefix, names);
      await db.transaction(async (transaction) => {
        const total = kept.reduce((sum, file) => sum + file.bytes, 0);
        await assertRoom(transaction, userId, total);
        const [fileKey, thumbnailKeys] = [`${prefix}/${original}`, thumbnailKeysOf(prefix)];
        const row = { id, userId, fileKey, mediaType, fileName: titleOf(name), thumbnailKeys, width, height };
        await transaction.insert(images).values(row);
        await insertFiles(transaction, { userId, imageId: id }, kept);
      });
    } catch (error) {
      const keys = names.map((each) => `${prefix}/${each}`);
      await removeLoose({ db, files }, keys);
      throw error;
    }
    return id;
  }
}

/** The name that a form gives to a file that has none. */
const nameless = 'blob';

/** The name to show for a file: the last part of the path that the form gives, as {@link plainName} cleans it. */
export function titleOf(name: string | undefined): string | null {
  const last = name?.split(/[/\\]/).at(-1) ?? '';
  const title = plainName(last, maxFileNameLength);
  return title === nameless ? null : title;
}

/** A name without line breaks, control and format characters; null where nothing is left. @param length most characters */
export function plainName(name: string, length: number): string | null {
  const shown = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, length)
    .toWellFormed();
  return shown === '' ? null : shown;
}

/** Writes the stream to a new file. @returns its size in bytes */
async function write(source: Readable, path: string): Promise<number> {
  const output = createWriteStream(path, { mode: 0o600 });
  await pipeline(source, output);
  return output.bytesWritten;
}

export function tooLarge(): DomainError {
  const megabytes = maxImageBytes / 1024 / 1024;
  return new DomainError('too_large', `The image file is larger than ${megabytes} MB. Please choose a smaller file.`, {
    parameters: { max_megabytes: megabytes },
  });
}
