import { s3Of, type Config } from '../config.ts';
import { probeStorage, type DataFolder } from '../data-folder.ts';
import { openFileStore, type FileStore } from './file-store.ts';

/** The storage that is configured: a bucket, or this machine's disk. */
export async function openStore(config: Config, folder: DataFolder): Promise<FileStore & { close(): void }> {
  const s3 = s3Of(config);
  if (!s3) return { ...openFileStore(folder.files), probe: () => probeStorage(folder), close: () => undefined };
  // Its client is large: only a server that uses it waits for it to load.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(s3);
}
