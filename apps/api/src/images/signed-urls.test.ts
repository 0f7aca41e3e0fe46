import { signedUrl, signedUrlsResponse, type SignedUrl } from '@palimpsest/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../testing/test-client.ts';
import { deriveSecrets } from '../secrets.ts';
import { createPathSigner } from './signed-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const secret = 'a secret that the test and the server share';
let server: TestServer;
let user: TestUser;
let picture: Buffer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ AUTH_SECRET: secret });
  user = await server.signUp();
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  address = `/v1/files/images/${await server.upload(user.token, picture)}/original.png`;
});
afterAll(() => server.stop());

const ask = (url: string, token = user.token) =>
  server.send('GET', `/v1/images/signed-url?url=${encodeURIComponent(url)}`, { token });
const askMany = (json: unknown) => server.send('POST', '/v1/images/signed-urls', { token: user.token, json });
const sign = async (): Promise<SignedUrl> => signedUrl.parse((await ask(address)).body);

describe('a signed address', () => {
  test('reads the file without a token, for an hour', async () => {
    const signed = await sign();
    const response = await fetch(new URL(signed.signed_url, server.url));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    const minutes = (Date.parse(signed.expiration) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59.9);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(`/v1/files/${signed.blob_path}`).toBe(address);
  });

  test('can be signed again', async () => {
    expect((await ask((await sign()).signed_url)).status).toBe(200);
  });

  test.each([
    ['another file', (url: string) => url.replace('original', 'other')],
    ['another expiry', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['another signature', (url: string) => url.replace(/signature=../, 'signature=__')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['nothing signed', (url: string) => url.replace(/\?.*/, '')],
    ['a way out of the folder', (url: string) => url.replace('/images/', '/images/..%2f..%2f')],
  ])('with %s is refused', async (_, change) => {
    const { status } = await server.send('GET', change((await sign()).signed_url));
    expect(status).toBe(403);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is for reading only: %s is refused', async (method) => {
    const { signed_url: address } = await sign();
    const { status, body } = await server.send(method, address);
    expect([status, body]).toMatchObject([403, { code: 'url_not_signed' }]);
    expect((await server.send('GET', address)).status).toBe(200);
  });

  test('is refused once it has expired', async () => {
    const signer = createPathSigner(deriveSecrets(secret).filePaths);
    const key = (await sign()).blob_path;
    const soon = await server.send('GET', signer.sign(key, new Date(Date.now() + 5_000)));
    expect(soon.status).toBe(200);
    const { status, body } = await server.send('GET', signer.sign(key, new Date(Date.now() - 1_000)));
    expect([status, body]).toMatchObject([403, { detail: 'This address has expired. Please ask for a new one.' }]);
  });
});

describe('what is signed', () => {
  test.each([
    ['a file that is not there', '/v1/files/images/none/original.png'],
    ['a way out of the folder', '/v1/files/../auth-secret'],
    ['an encoded way out of the folder', '/v1/files/%2e%2e/auth-secret'],
    ['an absolute path', '/etc/passwd'],
    ['an address elsewhere', 'https://example.com/v1/files/images/x.png'],
  ])('%s is not', async (_, url) => {
    const { status, body } = await ask(url);
    expect([status, body]).toMatchObject([404, { detail: 'There is no such file among yours.' }]);
  });

  test("somebody else's file is not, and the answer does not tell that it exists", async () => {
    const stranger = await server.signUp();
    const { status, body } = await ask(address, stranger.token);
    expect([status, body]).toMatchObject([404, { detail: 'There is no such file among yours.' }]);
  });

  test('no address is asked for by name', async () => {
    const { status, body } = await server.send('GET', '/v1/images/signed-url', { token: user.token });
    expect([status, body]).toMatchObject([400, { detail: 'Image URL is required' }]);
  });
});

describe('a batch', () => {
  test('signs what it can, in order, and lists the rest', async () => {
    const { body } = await askMany({ urls: [address, '/v1/files/none', address] });
    expect(signedUrlsResponse.parse(body)).toMatchObject({
      total_requested: 3,
      total_signed: 2,
      failed_urls: ['/v1/files/none'],
      signed_urls: [{ blob_path: address.slice('/v1/files/'.length) }, {}],
    });
  });

  test.each([
    ['no array', {}, 'URLs array is required'],
    ['an empty array', { urls: [] }, 'URLs array is required'],
    ['a text', { urls: 'a' }, 'URLs array is required'],
    ['51 addresses', { urls: Array(51).fill('a') }, 'Batch size exceeds maximum limit of 50 URLs'],
    ['an address that is no text', { urls: [1] }, 'Invalid request body'],
    ['a lifetime of zero', { urls: ['a'], expiration_minutes: 0 }, 'Invalid request body'],
  ])('of %s is refused', async (_, json, detail) => {
    const { status, body } = await askMany(json);
    expect([status, body]).toMatchObject([400, { detail }]);
  });
});
