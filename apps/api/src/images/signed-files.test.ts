import { imageProcess, processResponse, processSummary } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPathSigner, createFileSignatures } from './signed-files.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { TestUser } from '../testing/test-client.ts';

const minute = 60_000;
const signer = createPathSigner(new Uint8Array(32));
const signaturesAt = (now: number, publicUrl?: string) => createFileSignatures(signer, publicUrl, () => now);

describe('the signature of a file in an answer', () => {
  test('lasts 45 to 60 minutes, and the expiry that is told is that of the address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const { expiration, urls } = signaturesAt(now).sign(['images/a.png']);
        const left = Date.parse(expiration) - now;
        expect(left).toBeGreaterThan(45 * minute);
        expect(left).toBeLessThanOrEqual(60 * minute);
        const [address = ''] = Object.values(urls);
        const { searchParams } = new URL(address, 'http://localhost');
        const expires = searchParams.get('expires') ?? '';
        expect(Number(expires) * 1_000).toBe(Date.parse(expiration));
        expect(signer.verify('images/a.png', expires, searchParams.get('signature') ?? '')).toBe(true);
      }),
    );
  });

  test('is the same within a quarter of an hour', () => {
    const start = Date.parse('2025-11-20T10:15:00.000Z');
    const first = signaturesAt(start).sign(['a']);
    expect(signaturesAt(start + 15 * minute - 1).sign(['a'])).toEqual(first);
    expect(signaturesAt(start + 15 * minute).sign(['a'])).not.toEqual(first);
  });

  test('is found by the address that is signed, and leads to where the server is seen', () => {
    const { urls } = signaturesAt(0, 'https://example.com').sign(['a', null, undefined]);
    expect(Object.keys(urls)).toEqual(['/v1/files/a']);
    expect(urls['/v1/files/a']).toMatch(/^https:\/\/example\.com\/v1\/files\/a\?expires=3600&signature=/);
  });
});

describe('the files that come signed', () => {
  let server: TestServer;
  let user: TestUser;
  let messageId: string;
  beforeAll(async () => {
    server = await startTestServer({ WORKER_SLOTS: '0' });
    user = await server.signUp();
    const image = await server.upload(user.token, await blankPicture());
    const json = { target_lang: 'Spanish' };
    const started = await server.send('POST', `/v1/images/process/${image}`, { token: user.token, json });
    messageId = processResponse.parse(started.body).message_id;
  });
  afterAll(() => server.stop());

  const list = async (token: string) =>
    z.array(processSummary).parse((await server.send('GET', '/v1/images/processes', { token })).body);

  test('with the list are the pictures of its cards, and each is read without a token', async () => {
    const [process] = await list(user.token);
    const { small, large } = process?.original_thumbnails ?? {};
    const urls = process?.signed_files?.urls ?? {};
    expect(Object.keys(urls)).toEqual([small, large]);
    for (const url of Object.values(urls)) expect((await server.send('GET', url)).status).toBe(200);
  });

  test('with the status is also the original', async () => {
    const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    const { original_image_url: original, signed_files: signed } = imageProcess.parse(body);
    expect((await server.send('GET', signed?.urls[original] ?? '')).status).toBe(200);
  });

  test('are one’s own: nobody else is told an address', async () => {
    const stranger = await server.signUp();
    expect(await list(stranger.token)).toEqual([]);
    const { status, body } = await server.send('GET', `/v1/images/process/${messageId}/status`, {
      token: stranger.token,
    });
    expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining('signature')]);
  });
});
