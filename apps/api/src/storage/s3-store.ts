import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  bucket: string;
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined;
  /** Address at which browsers reach the store; `endpoint` when not set. */
  publicEndpoint?: string | undefined;
  region: string;
  /** Keys of an account at the store; undefined for the credentials of the machine's role or profile. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is named in the path instead of the host. */
  forcePathStyle: boolean;
}

/** Objects that S3 deletes in one request. */
const maxDeletes = 1_000;

/** Step of the times at which presigned addresses begin, in ms: within a step a file has one address, which a browser can cache. */
const presignStepMs = 5 * 60_000;
/** Time for which a presigned address is valid, in seconds. */
const presignedSeconds = 15 * 60;

/** Longest wait for a connection, in ms. */
const connectionTimeout = 5_000;

/**
 * Files in a bucket of any store that speaks S3. An object shows only once it is whole.
 * @param limits `requestTimeoutMs`: longest wait for an answer, and for the next bytes of one, in ms
 */
export function openS3Store(
  { bucket, ...options }: S3Options,
  { requestTimeoutMs = 30_000 } = {},
): FileStore & { close(): void } {
  const settings: S3ClientConfig = {
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    requestHandler: {
      connectionTimeout,
      requestTimeout: requestTimeoutMs,
      socketTimeout: requestTimeoutMs,
      // Without this option the client only logs a warning and waits on.
      throwOnRequestTimeout: true,
    },
    // Some stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(options.endpoint && { endpoint: options.endpoint }),
    ...(options.credentials && { credentials: options.credentials }),
  };
  const client = new S3Client(settings);
  const publicEndpoint = options.publicEndpoint ?? options.endpoint;
  const presigner = new S3Client({ ...settings, ...(publicEndpoint && { endpoint: publicEndpoint }) });

  // Some stores sign the path of a bucket without the slash at its end, which the client adds.
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      if (request.path === `/${bucket}/`) request.path = `/${bucket}`;
      return next(args);
    },
    { step: 'build', name: 'bucketPath' },
  );

  /** @throws RangeError for a key that names no file */
  function at(key: string): { Bucket: string; Key: string } {
    if (key === '' || key.includes('\0') || key.startsWith('/') || key.split('/').includes('..')) {
      throw new RangeError(`The key ${JSON.stringify(key)} names no file.`);
    }
    return { Bucket: bucket, Key: key };
  }

  return {
    async adopt(path, key) {
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size }));
      await rm(path, { force: true });
    },

    async read(key, signal) {
      const { Body } = await client.send(new GetObjectCommand(at(key)), signal && { abortSignal: signal });
      if (Body instanceof Readable) return Body;
      throw new Error(`The storage gave no content for ${key}.`);
    },

    presign: (key, { contentType, contentDisposition, cacheControl }) =>
      getSignedUrl(
        presigner,
        new GetObjectCommand({
          ...at(key),
          ResponseContentType: contentType,
          ResponseContentDisposition: contentDisposition,
          ResponseCacheControl: cacheControl,
        }),
        {
          expiresIn: presignedSeconds,
          signingDate: new Date(Math.floor(Date.now() / presignStepMs) * presignStepMs),
        },
      ),

    async delete(keys) {
      for (let start = 0; start < keys.length; start += maxDeletes) {
        const Objects = keys.slice(start, start + maxDeletes).map((key) => ({ Key: at(key).Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        const [refused] = Errors;
        if (refused) throw new Error(`The storage did not delete ${refused.Key}: ${refused.Code} ${refused.Message}`);
      }
    },

    async probe() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    close() {
      client.destroy();
      presigner.destroy();
    },
  };
}
