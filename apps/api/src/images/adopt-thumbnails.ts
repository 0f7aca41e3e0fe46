import { join } from 'node:path';
import type { Thumbnails } from '@palimpsest/contract';
import type { FileStore } from '../storage/file-store.ts';
import { adoptMeasured, type MeasuredFile } from '../storage/measured-file.ts';
import { thumbnailNames, thumbnailSizes } from './thumbnail-names.ts';

/**
 * Hands the thumbnails in `folder` over to the storage, and gives their keys.
 * @param prefix of the keys, without a slash at its end
 * @param onKept told of each file as soon as it is stored
 */
export async function adoptThumbnails(
  files: FileStore,
  folder: string,
  prefix: string,
  onKept: (file: MeasuredFile) => void,
): Promise<Thumbnails> {
  const keys = { small: '', large: '' };
  for (const size of thumbnailSizes) {
    const file = await adoptMeasured(files, join(folder, thumbnailNames[size]), `${prefix}/${thumbnailNames[size]}`);
    keys[size] = file.key;
    onKept(file);
  }
  return keys;
}
