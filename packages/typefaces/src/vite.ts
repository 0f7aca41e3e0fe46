import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faceFileName, findFaceByFileName, typefaces } from './catalogue.ts';
import { facePath } from './node.ts';

type Next = (error?: unknown) => void;

/** The part of a Vite dev server that the plugin uses. */
interface DevServer {
  middlewares: {
    use: (path: string, answer: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void;
  };
}

/** The part of a build that the plugin uses. */
interface Bundle {
  emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => unknown;
}

/**
 * A Vite plugin that brings the files of the faces to a page that has no API behind it: a dev server serves them, a build holds them (40 MB, of which
 * a page fetches the faces that it shows). They are as they lie on the disk, since compressing one takes a second and a browser asks for the bytes,
 * not for the ending.
 *
 * @param base the address of the folder, from the root of the page. Default `/v1/typefaces`, where the API serves them.
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
    generateBundle(this: Bundle) {
      for (const face of typefaces.flatMap(({ faces }) => faces)) {
        const fileName = `${base.replace(/^\//, '')}/${faceFileName(face)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(facePath(face)) });
      }
    },
  };
}
