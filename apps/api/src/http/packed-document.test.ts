import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PackedDocument, sendPacked } from './packed-document.ts';

const short = new PackedDocument('Café');
const long = new PackedDocument('Café\n'.repeat(500));

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  // As the server has it.
  await app.register(compress, { globalDecompression: false });
  const serve = (url: string, document: PackedDocument) =>
    app.get(url, (request, reply) =>
      sendPacked(request, reply.type('text/html; charset=utf-8').header('etag', document.etag), document),
    );
  serve('/short', short);
  serve('/long', long);
});
afterAll(() => app.close());

const get = (url: string, accepted?: string, headers = {}) =>
  app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

describe('a constant document', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['zstd, deflate', 'zstd', zstdDecompressSync],
    ['deflate', 'deflate', inflateSync],
    ['*', 'br', brotliDecompressSync],
    ['*, br;q=0', 'gzip', gunzipSync],
  ] as const)('is sent to a client that takes %j with %s', async (accepted, coding, decompress) => {
    const { headers, rawPayload } = await get('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': coding, 'content-length': String(rawPayload.length) });
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(long.bytes.length / 10);
    expect(decompress(rawPayload)).toEqual(long.bytes);
  });

  test.each([undefined, '', 'identity', '*;q=0', 'gzip;q=0', 'gzip; q=0.000'])(
    'is sent as it is for %j',
    async (accepted) => {
      const { headers, rawPayload } = await get('/long', accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(rawPayload).toEqual(long.bytes);
    },
  );

  test('is sent as it is where it is short', async () => {
    const { headers, rawPayload } = await get('/short', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toEqual(short.bytes);
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get('/long', 'br');
    for (const known of [String(headers.etag), `"x", ${headers.etag}`, '*']) {
      const again = await get('/long', 'br', { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get('/long', 'br', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  test.each(['gzip', 'br', 'zstd', 'deflate'] as const)(
    'flood of requests: it is compressed with %s once, however many ask',
    async (coding) => {
      const [one, other] = await Promise.all([long.pack(coding), long.pack(coding)]);
      expect(other).toBe(one);
    },
  );
});
