import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Serialised } from '../serialised.ts';
import { sendSerialised } from './send-serialised.ts';

const short = new Serialised(z.array(z.string()), ['Café']);
const long = new Serialised(
  z.array(z.string()),
  Array.from({ length: 500 }, () => 'Café'),
);

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  // As the server has it.
  await app.register(compress, { globalDecompression: false });
  app.get('/short', async (request, reply) => await sendSerialised(request, reply, short));
  app.get('/long', async (request, reply) => await sendSerialised(request, reply, long));
});
afterAll(() => app.close());

const get = (url: string, accepted?: string, headers = {}) =>
  app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

describe('an answer that was written before', () => {
  test.each(['gzip', 'br, gzip', 'gzip, deflate, br, zstd', 'GZIP;q=0.5', 'identity; q=0.1, gzip ; q=1.0'])(
    'is sent with gzip to a client that takes %j',
    async (accepted) => {
      const { headers, rawPayload } = await get('/long', accepted);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        'content-length': String(rawPayload.length),
        vary: 'accept-encoding',
      });
      expect(rawPayload.length).toBeLessThan(long.json.length / 10);
      expect(gunzipSync(rawPayload)).toEqual(long.json);
    },
  );

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=0, br', 'br', brotliDecompressSync],
    ['zstd, deflate', 'zstd', zstdDecompressSync],
    ['deflate', 'deflate', inflateSync],
    ['*', 'gzip', gunzipSync],
    ['*, gzip;q=0', 'br', brotliDecompressSync],
  ] as const)('is sent with what a client takes that sends %j: %s', async (accepted, coding, decompress) => {
    // Tells the plugin to leave the answer as it is.
    const { headers, rawPayload } = await get('/long', accepted, { 'x-no-compression': 'true' });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
    expect(decompress(rawPayload)).toEqual(long.json);
  });

  test.each([undefined, '', 'identity', '*;q=0', 'gzip;q=0', 'gzip; q=0.000'])(
    'is sent as it is for %j',
    async (accepted) => {
      const { headers, rawPayload } = await get('/long', accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(long.json.length));
      expect(rawPayload).toEqual(long.json);
    },
  );

  test('is sent as it is where it is short', async () => {
    const { headers, rawPayload } = await get('/short', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toEqual(short.json);
  });

  test.each(['gzip', 'br', 'zstd', 'deflate'] as const)(
    'is compressed with %s once, however many ask',
    async (coding) => {
      const [one, other] = await Promise.all([long.compressed(coding), long.compressed(coding)]);
      expect(other).toBe(one);
    },
  );
});
