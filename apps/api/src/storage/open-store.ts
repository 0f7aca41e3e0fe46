import { s3Of, type Config } from '../config.ts';
import { probeStorage, type DataFolder } from '../data-folder.ts';
import { openFileStore, type FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

/** The storage that is configured: a bucket, or this machine's disk. */
export function openStore(config: Config, folder: DataFolder): FileStore & { close(): void } {
  const s3 = s3Of(config);
  return s3
    ? openS3Store(s3)
    : { ...openFileStore(folder.files), probe: () => probeStorage(folder), close: () => undefined };
}
