import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Thumbnails } from '@palimpsest/contract';
import type { FileStore } from '../storage/file-store.ts';

/** How thumbnails are called in the folder that they are written to, and in the storage. */
export const thumbnailNames = { small: 'thumbnail-small.webp', large: 'thumbnail-large.webp' } as const;
export const thumbnailSizes = ['small', 'large'] as const satisfies (keyof Thumbnails)[];

/** A stored file, and its size. */
export interface MeasuredFile {
  key: string;
  bytes: number;
}

/**
 * Hands files of a folder of this machine over to the storage.
 * @param prefix of their keys, without a slash at its end
 */
export function createAdopter(files: FileStore, folder: string, prefix: string) {
  const kept: MeasuredFile[] = [];
  async function adopt(name: string, as = name): Promise<string> {
    const [path, key] = [join(folder, name), `${prefix}/${as}`];
    const { size: bytes } = await stat(path);
    await files.adopt(path, key);
    kept.push({ key, bytes });
    return key;
  }
  return {
    /** The files that are stored by now. */
    kept,
    /** @returns the key under which it is stored */
    adopt,
    /** @returns the keys of the thumbnails */
    adoptThumbnails: async (): Promise<Thumbnails> => ({
      small: await adopt(thumbnailNames.small),
      large: await adopt(thumbnailNames.large),
    }),
  };
}
