import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { readPageDocuments, servePageDocuments, type PageDocuments } from './page-documents.ts';

/** The built web app, which Vite leaves beside its source. */
export const builtWebApp = resolve(import.meta.dirname, '../../../web/dist');

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the web app at `/`. Paths that are neither a file nor the API's belong to the app's own router and get its page, those that are no
 * page of it with 404: the router shows there that nothing is there. Unknown paths of the API, and names of files that are not there, get a JSON 404.
 * Pages that were drawn when the app was built get their own document.
 * @param publicUrl the address at which browsers find the product
 */
export async function serveWebApp(app: FastifyInstance, root: string, publicUrl: string | undefined): Promise<void> {
  const index = join(root, 'index.html');
  const built = existsSync(index);
  const drawn: PageDocuments = built ? await readPageDocuments(root, publicUrl) : new Map();
  const documents = [...drawn.values()].flatMap((languages) => [...languages.values()]);
  const allowed = built ? inlineScripts([await readFile(index, 'utf8'), ...documents]) : [];
  if (built) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: drawn.has('/') ? false : 'index.html',
      cacheControl: false,
      setHeaders(reply, path) {
        // Vite puts a hash of the content into the name of whatever lies in `assets`.
        const hashed = path.startsWith(join(root, 'assets') + sep);
        void reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
        if (path === index) allowScripts(reply, allowed);
      },
    });
    await servePageDocuments(app, drawn, (reply) => allowScripts(reply, allowed));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isOfApp = ['GET', 'HEAD'].includes(request.method) && isAppPath(path);
    if (isOfApp && built) {
      if (isPage(path)) return reply.sendFile('index.html');
      allowScripts(reply, allowed);
      return await sendMissing(reply, index);
    }
    throw new DomainError(
      'not_found',
      isOfApp ? 'The web app is not built. Run `npm start`, or open /docs for the API.' : 'Not found',
    );
  });
}

/** What a content security policy calls each script that stands in one of the pages itself. */
function inlineScripts(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)]);
  const names = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(names)];
}

/** Lets the page of the app run its own scripts: those that it had when the server started, and no other. */
function allowScripts(reply: Pick<FastifyReply, 'getHeader' | 'header'>, scripts: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || scripts.length === 0) return;
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')),
  );
}

/** Not as a file, which a browser would ask for again by its tag and get without a body. */
async function sendMissing(reply: FastifyReply, index: string): Promise<FastifyReply> {
  const page = await readFile(index);
  return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

/** No screen of the app has a dot in the last part of its path, and files have. */
function isAppPath(path: string): boolean {
  return !/^\/(v1|docs|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** As the router takes them: in whatever case, also with a slash at the end. */
const pages = pagePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

const isPage = (path: string) => pages.some((page) => page.test(path));
