import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { PackedDocument, sendPacked } from './packed-document.ts';
import { readLandingDocuments, serveLandingDocuments } from './landing-documents.ts';

/** The built web app, which Vite leaves beside its source. */
export const builtWebApp = resolve(import.meta.dirname, '../../../web/dist');

const yearSeconds = 365 * 24 * 60 * 60;

/** Files that are worth compressing, by their endings; the others are pictures and fonts, which are compressed already. */
const packedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the web app at `/`. Paths that are neither a file nor the API's get the page of the app, whose router shows them; a path that the router
 * does not know gets the page with 404. Unknown paths of the API, and names of files that do not exist, get a JSON 404.
 * The landing page has a document in each language.
 * @param publicUrl the address at which browsers find the product
 */
export async function serveWebApp(app: FastifyInstance, root: string, publicUrl: string | undefined): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  if (built) await serveBuilt(app, root, publicUrl);
  else app.setNotFoundHandler((request) => refuse(request));
}

async function serveBuilt(app: FastifyInstance, root: string, publicUrl: string | undefined): Promise<void> {
  const landing = await readLandingDocuments(root, publicUrl);
  const index = new PackedDocument(await readFile(join(root, 'index.html')));
  const allowed = inlineScripts([index, ...landing.values()].map(({ bytes }) => bytes.toString()));

  const sendIndex = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    allowScripts(reply, allowed);
    void reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', etag: index.etag });
    return sendPacked(request, reply, index);
  };
  const types = Object.keys(packedTypes);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: types.map((type) => `**/*${type}`),
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path.slice(root.length))),
  });
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((each) => types.includes(extname(each)) && each !== 'index.html')) {
    await servePacked(app, root, name);
  }
  app.get('/index.html', { schema: { hide: true } }, sendIndex);
  if (landing.size > 0) await serveLandingDocuments(app, landing, (reply) => allowScripts(reply, allowed));
  else app.get('/', { schema: { hide: true } }, sendIndex);

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (!isOfApp(request)) return refuse(request);
    keepFromIndexes(reply);
    if (isPage(path)) return sendIndex(request, reply);
    allowScripts(reply, allowed);
    // The page has no ETag: a client that asked before gets all of it again.
    void reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return sendPacked(request, reply, index);
  });
}

async function servePacked(app: FastifyInstance, root: string, name: string): Promise<void> {
  const document = new PackedDocument(await readFile(join(root, name)));
  const path = `/${name.replaceAll('\\', '/')}`;
  const headers = {
    'content-type': packedTypes[extname(name)],
    'cache-control': cachingOf(path),
    etag: document.etag,
  };
  app.get(path, { schema: { hide: true } }, (request, reply) => sendPacked(request, reply.headers(headers), document));
}

/** Files in `assets` never change, because Vite puts a hash of their content into their names. */
const cachingOf = (path: string): string =>
  /^[/\\]assets[/\\]/.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

const pathOf = ({ url }: FastifyRequest): string => url.replace(/\?.*$/s, '');

const isOfApp = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && isAppPath(pathOf(request));

function refuse(request: FastifyRequest): never {
  throw new DomainError(
    'not_found',
    isOfApp(request) ? 'The web app is not built. Run `npm start`, or open /docs for the API.' : 'Not found',
  );
}

/** The sources of the pages' inline scripts for a content security policy: a SHA-256 hash each. */
function inlineScripts(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)]);
  const names = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(names)];
}

/** Keeps a page out of search engines, which read the header before any script has run. They index the landing page only. */
function keepFromIndexes(reply: FastifyReply): void {
  void reply.header('x-robots-tag', 'noindex, nofollow');
}

/** Lets the page of the app run the inline scripts that it had when the server started, and no other. */
function allowScripts(reply: Pick<FastifyReply, 'getHeader' | 'header'>, scripts: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || scripts.length === 0) return;
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')),
  );
}

/** Whether a path may be a screen of the app: unlike files, screens have no dot in the last part of their path. */
function isAppPath(path: string): boolean {
  return !/^\/(v1|docs|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** Patterns of the app's paths, which the router takes in any case of letters and with a slash at the end. */
const pages = pagePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

const isPage = (path: string) => pages.some((page) => page.test(path));
