import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody, pagePaths } from '@palimpsest/contract';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integrationsOf, readConfig } from '../config.ts';
import { answerError } from './errors.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

const script = 'document.title;\n';
const page = `<!doctype html><script>${script}</script><script src="/assets/main-1a2b.js"></script><title>Palimpsest</title>`;

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, 'assets', 'main-1a2b.js'), 'export {};');
  app = fastify();
  app.setErrorHandler(answerError);
  const integrations = integrationsOf(readConfig({}));
  sendSecurityHeaders(app, { publicUrl: undefined, googleSignIn: false, integrations, integrationOrigins: [] });
  await serveWebApp(app, root, undefined);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the server of the web app', () => {
  test.each([...pagePaths.map((path) => path.replace('{message_id}', '0199-1a')), '/confirm-email?token=a.b'])(
    'answers %s with the page of the app, whose router knows the rest',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-cache']);
    },
  );

  test.each(['/dashboard/', '/Dashboard', '/?modal=pricing', '/admin/processes/'])(
    'takes %s for a page, as the router of the app does',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test.each(['/no-such-page', '/dashboard/1', '/admin', '/admin/processes/1/2', '/a.b/c', '/preview-'])(
    'answers %s, which is no page of the app, with 404 and the page, on which the app says so',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body, headers['content-type']]).toEqual([404, page, 'text/html; charset=utf-8']);
      // A client that asked before gets all of the page again.
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    },
  );

  test.each([...pagePaths.filter((path) => path !== '/'), '/Dashboard/', '/no-such-page'])(
    'keeps search engines away from %s by a header, whoever asks',
    async (path) => {
      const { headers } = await get(path.replace('{message_id}', '0199-1a'));
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    },
  );

  test.each(['/', '/?modal=pricing', '/robots.txt'])('lets search engines know %s', async (path) => {
    expect((await get(path)).headers).not.toHaveProperty('x-robots-tag');
  });

  test.each(['/', '/dashboard', '/no-such-page'])(
    'lets the page at %s run the script that stands in it',
    async (url) => {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(String((await get(url)).headers['content-security-policy'])).toContain(
        `script-src 'self' 'sha256-${hash}';`,
      );
    },
  );

  test.each(['/robots.txt', '/llms.txt'])('lets nothing else run a script that stands in it: %s', async (url) => {
    expect(String((await get(url)).headers['content-security-policy'])).toContain("script-src 'self';");
  });

  test('answers a file with its content', async () => {
    expect((await get('/robots.txt')).body).toBe('User-agent: *');
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/llms.txt',
    '/nothing.png',
    '/.well-known/security.txt',
    '/.env',
    '/wp-login.php?x=1',
    '/assets/main-0.js',
    '/v1/x',
  ])('answers %s, which is not there, with 404 and not with the page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(errorBody.parse(JSON.parse(body))).toMatchObject({ code: 'not_found', detail: 'Not found' });
  });

  test('answers HEAD as it answers GET, without the body', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/dashboard', 200],
      ['/no-such-page', 404],
      ['/llms.txt', 404],
    ] as const) {
      const { statusCode } = await app.inject({ method: 'HEAD', url });
      expect([url, statusCode]).toEqual([url, status]);
    }
  });

  test('answers other methods than reading with 404', async () => {
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
  });
});
