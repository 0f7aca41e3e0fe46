import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** A stored file, and what it must hold. */
export interface MeasuredFile {
  key: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** SHA-256 of what the stream gives, in hex. */
export async function hashStream(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

/** Measures the file at `path` on this machine, and hands it over to the storage. */
export async function adoptMeasured(files: FileStore, path: string, key: string): Promise<MeasuredFile> {
  const { size: bytes } = await stat(path);
  const sha256 = await hashStream(createReadStream(path));
  await files.adopt(path, key);
  return { key, bytes, sha256 };
}
