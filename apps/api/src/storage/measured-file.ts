import { stat } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

/** A stored file, and its size. */
export interface MeasuredFile {
  key: string;
  bytes: number;
}

/** Measures the file at `path` on this machine, and hands it over to the storage. */
export async function adoptMeasured(files: FileStore, path: string, key: string): Promise<MeasuredFile> {
  const { size: bytes } = await stat(path);
  await files.adopt(path, key);
  return { key, bytes };
}
