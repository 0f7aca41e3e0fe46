import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findFaceByFileName } from './catalogue.ts';
import { facePath } from './node.ts';

type Next = (error?: unknown) => void;

/** The part of a Vite dev server that the plugin uses. */
interface DevServer {
  middlewares: {
    use: (path: string, answer: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void;
  };
}

/**
 * A Vite plugin that serves the faces on a dev server, for pages that have no API behind them: as they lie on the disk, since compressing them
 * takes a second each and a browser asks for the bytes, not for the ending.
 *
 * @param base the address of the folder. Default `/v1/typefaces`, where the API serves them.
 */
export function serveTypefaces(base = '/v1/typefaces') {
  return {
    name: 'palimpsest-typefaces',
    configureServer({ middlewares }: DevServer) {
      middlewares.use(base, (request, response, next) => {
        const found = findFaceByFileName((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (!found) return next();
        response.setHeader('content-type', 'font/ttf');
        return void readFile(facePath(found.face)).then((font) => response.end(font), next);
      });
    },
  };
}
