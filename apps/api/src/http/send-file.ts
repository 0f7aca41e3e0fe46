import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileStore, StoredFile } from '../storage/file-store.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

interface FileAnswer extends StoredFile {
  files: FileStore;
  key: string;
  /** For how long a browser may keep it. */
  secondsLeft: number;
}

/** Sends a kept file, or the part of it that is asked for (RFC 9110: `Range`, `If-Range`, `If-None-Match`). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const { files, key, bytes, secondsLeft } = file;
  const extension = extname(key);
  // A file never changes under its key, which is unique.
  const etag = `"${Buffer.from(key).toString('base64url')}"`;
  void reply
    .header('content-type', mediaTypes[extension] ?? 'application/octet-stream')
    .header('content-disposition', `inline; filename="image${extension}"`)
    .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return await reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return await reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  const length = range ? range.end - range.start + 1 : bytes;
  void reply.header('content-length', length);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return await reply.send(request.method === 'HEAD' ? undefined : await files.read(key, range));
}

/** The one range of the header; undefined for none or for several, which may be answered whole. */
function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start > end) return first !== '' && last !== '' && Number(first) > Number(last) ? undefined : 'unsatisfiable';
  return { start, end };
}
