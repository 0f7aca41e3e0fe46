import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integrationsOf, readConfig } from '../config.ts';
import { answerError } from './errors.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

const publicUrl = 'https://palimpsest.test';
const languages = ['de', 'en', 'fr', 'pt'];
const documentOf = (language: string) =>
  `<!doctype html><html lang="${language}"><script>begin('${language}')</script><meta property="og:image" content="/open-graph.jpg"/><meta property="og:url" content="/"/><link rel="alternate" hrefLang="de" href="/de"/><title>/</title>`;

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-pages-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Palimpsest</title>');
  for (const language of languages) await writeFile(join(root, `landing.${language}.html`), documentOf(language));
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(compress, { globalDecompression: false });
  const integrations = integrationsOf(readConfig({}));
  sendSecurityHeaders(app, { publicUrl, googleSignIn: false, integrations, integrationOrigins: [] });
  await serveWebApp(app, root, publicUrl);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const landing = (accepted?: string) => get('/', accepted === undefined ? {} : { 'accept-language': accepted });

describe('the server of the landing page', () => {
  test.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl,pt-BR;q=0.9,en;q=0.8', 'pt'],
    ['en;q=0.3,fr;q=0.7', 'fr'],
    ['tlh', 'en'],
    ['*', 'en'],
    ['not a language; q=x,,;', 'en'],
    [undefined, 'en'],
  ])('answers whoever asks for %s in %s', async (accepted, language) => {
    const { statusCode, body, headers } = await landing(accepted);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${language}">`);
    expect([headers['content-language'], headers.vary]).toEqual([language, 'accept-language, accept-encoding']);
  });

  test('has the page with what follows its address, too, and no other page', async () => {
    expect((await get('/?modal=pricing')).body).toContain('<html lang="en">');
    expect((await get('/dashboard')).body).toContain('<title>Palimpsest</title>');
  });

  test.each(languages)(
    'answers /%s in that language, whatever the browser asks for, and lets search engines know it',
    async (language) => {
      const { statusCode, body, headers } = await get(`/${language}`, { 'accept-language': 'en' });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${language}">`);
      expect([headers['content-language'], headers.vary]).toEqual([language, 'accept-encoding']);
      expect(headers).not.toHaveProperty('x-robots-tag');
    },
  );

  test('has no page in a language that the web app lacks', async () => {
    expect((await get('/tlh')).statusCode).toBe(404);
  });

  test('gives what is read elsewhere its whole address, and changes nothing else', async () => {
    const { body } = await landing();
    expect(body).toBe(
      documentOf('en')
        .replace('content="/open-graph.jpg"', `content="${publicUrl}/open-graph.jpg"`)
        .replace('content="/"', `content="${publicUrl}/"`)
        .replace('href="/de"', `href="${publicUrl}/de"`),
    );
  });

  test('lets each document run the script that stands in it', async () => {
    for (const language of languages) {
      const { headers } = await get(`/${language}`);
      const hash = createHash('sha256').update(`begin('${language}')`).digest('base64');
      expect(String(headers['content-security-policy']).split(`'sha256-${hash}'`)).toHaveLength(2);
    }
  });

  test('answers whoever has the page that it is the same', async () => {
    const { headers } = await landing('fr');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'accept-language': 'fr', 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/', { 'accept-language': 'de', 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  test('flood of requests: what is compressed is not compressed anew for each', async () => {
    const long = 'x'.repeat(5_000);
    await writeFile(join(root, 'landing.es.html'), `<!doctype html><title>${long}</title>`);
    await writeFile(join(root, 'app.css'), `a { content: '${long}' }`);
    const server = fastify();
    await server.register(compress, { globalDecompression: false });
    await serveWebApp(server, root, publicUrl);
    for (const url of ['/es', '/landing.es.html', '/app.css']) {
      const answer = await server.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
      expect(answer.headers['content-encoding']).toBe('br');
      // A body that is compressed while it is sent has no `Content-Length`.
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    }
    await server.close();
  });

  test('answers HEAD without the body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});
