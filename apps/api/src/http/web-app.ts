import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';

/** The built web app, which Vite leaves beside its source. */
export const builtWebApp = resolve(import.meta.dirname, '../../../web/dist');

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the web app at `/`. Paths that are neither a file nor the API's belong to the app's own router and get its page;
 * unknown paths of the API, and names of files that are not there, get a JSON 404.
 */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // Vite puts a hash of the content into the name of whatever lies in `assets`.
        const hashed = path.startsWith(join(root, 'assets') + sep);
        void reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && isAppPath(request.url.replace(/\?.*$/s, ''));
    if (isPage && built) return reply.sendFile('index.html');
    throw new DomainError(
      'not_found',
      isPage ? 'The web app is not built. Run `npm start`, or open /docs for the API.' : 'Not found',
    );
  });
}

/** No screen of the app has a dot in the last part of its path, and files have. */
function isAppPath(path: string): boolean {
  return !/^\/(v1|docs|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}
