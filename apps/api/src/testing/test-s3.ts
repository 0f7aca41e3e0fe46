import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../storage/s3-store.ts';

/** A real server of the S3 protocol on a free port, with one empty bucket. */
export interface TestS3 {
  options: S3Options;
  /** Environment variables that make a server use this store. */
  variables: NodeJS.ProcessEnv;
  /** Stops answering; the stored objects stay. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'palimpsest';
/** The only keys that s3rver accepts. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'palimpsest-s3-'));
  const start = async (port: number) => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      directory,
      silent: true,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await start(0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    options: { bucket, endpoint, region: 'us-east-1', credentials, forcePathStyle: true },
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
    pause: () => server.close(),
    async resume() {
      ({ server, port } = await start(port));
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
