import { readdir, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { configResponse, downloads, errorBody, routes, signedUrl, streams } from '@palimpsest/contract';
import { faceFileName, matchFace } from '@palimpsest/typefaces';
import { webFontsDirectory } from '@palimpsest/typefaces/web-font';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SIGNUPS_PER_HOUR: '5', BLOG_URL: 'https://blog.example' });
});
afterAll(() => server.stop());

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        security: z.array(z.unknown()).optional(),
        requestBody: z.unknown().optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

const byCall = (a: { call: string }, b: { call: string }) => a.call.localeCompare(b.call);

describe('the description of the API', () => {
  test('holds every route of the contract and nothing else', async () => {
    const { body } = await server.send('GET', '/openapi.json');
    const described = Object.entries(openApi.parse(body).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary, security }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        summary,
        auth: security !== undefined,
      })),
    );
    const files = Object.values(downloads).map(({ path, summary }) => ({ method: 'GET', path, summary, auth: true }));
    const agreed = [...Object.values(routes), ...Object.values(streams), ...files].map(
      ({ method, path, summary, auth }) => ({
        call: `${method} ${path}`,
        summary,
        auth,
      }),
    );
    expect(described.toSorted(byCall)).toEqual(agreed.toSorted(byCall));
  });

  test('names the codes with which a route refuses at their statuses', async () => {
    const { body } = await server.send('GET', '/openapi.json');
    const described = openApi.parse(body).paths['/v1/images/process/{image_id}']?.post?.responses;
    expect(described).toMatchObject({
      402: { description: 'With the code no_credits.' },
      404: { description: 'With the code not_found.' },
      409: { description: 'With the code idempotency_conflict.' },
    });
  });

  test('shows the upload as a form with a file', async () => {
    const { body } = await server.send('GET', '/openapi.json');
    expect(openApi.parse(body).paths['/v1/images']?.post?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
    });
  });

  test('is readable at /docs, with nothing from elsewhere', async () => {
    const { status, body } = await server.send('GET', '/docs');
    expect(status).toBe(200);
    const loaded = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(loaded.length).toBeGreaterThan(3);
    const answers = await Promise.all(loaded.map((address) => server.send('GET', address)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(loaded.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});

describe('answers', () => {
  test('allow nothing from other servers and no inline script', async () => {
    const { headers } = await server.send('GET', '/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test('name the pages of the operator that are set, and null for each other', async () => {
    const { links } = configResponse.parse((await server.send('GET', '/v1/config')).body);
    expect(links).toEqual({ blog: 'https://blog.example', demo: null, support: null, linkedin: null, x: null });
  });

  test('of the API may load, run and frame nothing, and say so in a few headers', async () => {
    const { headers } = await server.send('GET', '/v1/config');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('to a method that no call has are a 404', async () => {
    const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(new URL('/v1/config', server.url), { method: 'TRACE', headers: { authorization: 'Bearer x' } }, resolve)
      .once('error', reject)
      .end();
    const answer = await answered;
    expect([answer.statusCode, await text(answer)]).toMatchObject([404, expect.not.stringContaining('Bearer')]);
  });

  test('to an unknown call are a JSON 404', async () => {
    const { status, body } = await server.send('GET', '/v1/unknown');
    expect([status, body]).toMatchObject([404, { detail: 'Not found' }]);
  });

  test.each([
    ['a body that is not JSON', '{"email":', 'application/json', 400, 'Invalid request body'],
    [
      'a body of another type',
      'email=a',
      'application/x-www-form-urlencoded',
      415,
      'This media type is not supported here.',
    ],
    [
      'a body of more than a megabyte',
      `"${'a'.repeat(1_100_000)}"`,
      'application/json',
      413,
      'The request body is too large.',
    ],
  ])('to %s say so', async (_, body, type, status, detail) => {
    const response = await fetch(new URL('/v1/auth/login', server.url), {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([status, { detail }]);
  });

  test.each([
    ['U+0000', 'A\u0000'],
    ['half a surrogate pair', 'A\ud800'],
  ])('to a text with %s say so', async (_, name) => {
    const json = { name, surname: 'B', email: 'unstorable@example.com', password: 'correct horse' };
    const { status, body } = await server.send('POST', '/v1/auth/signup', { json });
    expect([status, body]).toMatchObject([400, { detail: 'The request holds a character that cannot be stored.' }]);
  });

  test.each([
    ['lists', '['],
    ['objects', '{"a":'],
  ])('to JSON of %s nested 12 000 deep are a refusal, before a log-in and behind it', async (_, opening) => {
    const closing = opening === '[' ? ']' : '}';
    const nested = `${opening.repeat(12_000)}1${closing.repeat(12_000)}`;
    const { token } = await server.signUp();
    for (const [method, path] of [
      ['POST', '/v1/auth/login'],
      ['POST', `/v1/images/process/${crypto.randomUUID()}`],
      ['PUT', `/v1/images/process/${crypto.randomUUID()}/document`],
    ] as const) {
      const response = await fetch(new URL(path, server.url), {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: `{"email":${nested},"source_lang":${nested},"content":${nested}}`,
      });
      expect([path, response.status]).toEqual([path, 400]);
      expect(errorBody.parse(await response.json())).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('that are errors carry a code for programs and the id of the request', async () => {
    const { body, headers } = await server.send('GET', '/v1/user/profile');
    expect(errorBody.parse(body)).toMatchObject({
      code: 'unauthenticated',
      request_id: headers.get('x-request-id'),
    });
  });

  test('to an address that cannot be decoded say so', async () => {
    const { status, body } = await server.send('GET', '/%zz');
    expect([status, body]).toMatchObject([400, { detail: 'Invalid URL' }]);
  });

  test('of the API are kept by nobody on the way', async () => {
    const { headers } = await server.send('GET', '/v1/user/profile');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('accounts in bulk: after so many sign-ups from one address the next is refused', async () => {
  // Two tests above have signed up, too.
  for (let count = 0; count < 3; count += 1) await server.signUp();
  const json = { name: 'A', surname: 'B', email: 'fourth@example.com', password: 'correct horse' };
  const { status, headers } = await server.send('POST', '/v1/auth/signup', { json });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
});

/** The fields of the log line about a log-in: its status, and the id of the account that it was for. */
const loggedLogIn = z.object({ status: z.number(), userId: z.string().optional() });

test('the log holds a line for each request, names whose account a log-in was for, and holds no password, token, signature or e-mail address', async () => {
  const logged = await startTestServer();
  const user = await logged.signUp();
  const imageId = await logged.upload(user.token, await blankPicture());
  const url = `/v1/images/signed-url?url=/v1/files/images/${imageId}/original.png`;
  const signed = signedUrl.parse((await logged.send('GET', url, { token: user.token })).body).signed_url;
  expect((await logged.send('GET', signed)).status).toBe(200);
  expect((await logged.send('GET', signed.replace('signature=', 'signature=x'))).status).toBe(403);
  await logged.send('POST', '/v1/auth/refresh', { json: { refresh_token: user.refreshToken } });
  await logged.send('POST', '/v1/auth/login', { json: { email: user.email, password: 'a wrong password' } });
  await logged.send('POST', '/v1/auth/login', {
    json: { email: 'nobody@example.com', password: 'a wrong password' },
  });
  const output = await logged.stop();
  expect(output).toContain('"route":"/v1/images","status":200');
  const signature = new URLSearchParams(signed.split('?')[1]).get('signature') ?? '';
  const secrets = [
    user.password,
    user.email,
    user.token,
    user.refreshToken,
    signature,
    'a wrong password',
    'nobody@example.com',
    '$argon2',
  ];
  for (const secret of secrets) expect(output).not.toContain(secret);
  const logIns = output
    .split('\n')
    .filter((line) => line.includes('"route":"/v1/auth/login"'))
    .map((line) => loggedLogIn.parse(JSON.parse(line)));
  expect(logIns).toEqual([
    { status: 200, userId: user.id },
    { status: 401, userId: user.id },
    { status: 401, userId: undefined },
  ]);
});

const nameOf = (family: string) => {
  const face = matchFace(family)?.face;
  return face ? faceFileName(face) : '';
};

const signatureOf = async (response: Response) =>
  new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 4));

describe('the faces of the library', () => {
  const name = nameOf('Anton');

  test('are served at once as they lie on the disk, compressed on the way, and as WOFF2 once they are packed', async () => {
    const name = nameOf('Special Elite');
    await rm(join(webFontsDirectory, name), { force: true });
    const first = await fetch(`${server.url}/v1/typefaces/${name}`);
    expect(first.headers.get('content-type')).toBe('font/ttf');
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip|zstd)$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await signatureOf(first)).toBe('\u0000\u0001\u0000\u0000');
    await vi.waitFor(async () => expect(await readdir(webFontsDirectory)).toContain(name), 60_000);
    const second = await fetch(`${server.url}/v1/typefaces/${name}`);
    expect(second.headers.get('content-type')).toBe('font/woff2');
    expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await signatureOf(second)).toBe('wOF2');
  });

  test('are served to anybody as WOFF2 who asks for that, to be kept for ever', async () => {
    const response = await fetch(`${server.url}/v1/typefaces/${name}?as=woff2`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await signatureOf(response)).toBe('wOF2');
  });

  test('are served as they lie on the disk too, for files that bring their fonts along', async () => {
    const response = await fetch(`${server.url}/v1/typefaces/${name}?as=ttf`);
    expect(response.headers.get('content-type')).toBe('font/ttf');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await signatureOf(response)).toBe('\u0000\u0001\u0000\u0000');
    expect((await fetch(`${server.url}/v1/typefaces/${name}?as=exe`)).status).toBe(422);
  });

  test.each(['anton-400.ttf', name.replace(/\w{16}/, '0'.repeat(16)), '..%2Fcatalogue.json'])(
    '%s is none of them',
    async (other) => {
      const response = await fetch(`${server.url}/v1/typefaces/${other}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
