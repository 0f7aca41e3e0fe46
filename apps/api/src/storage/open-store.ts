import type { Config } from '../config.ts';
import { probeStorage, type DataFolder } from '../data-folder.ts';
import { openFileStore, type FileStore } from './file-store.ts';

/** The storage that is configured: a bucket, or this machine's disk. */
export async function openStore(config: Config, folder: DataFolder): Promise<FileStore & { close(): void }> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket) return { ...openFileStore(folder.files), probe: () => probeStorage(folder), close: () => undefined };
  // The client of S3 is large: only a server that uses it waits for it to load.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store({
    bucket,
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
  });
}
