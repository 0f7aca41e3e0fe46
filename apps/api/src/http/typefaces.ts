import { readFile } from 'node:fs/promises';
import { findFaceByFileName } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { readyWebFont, webFont } from '@palimpsest/typefaces/web-font';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from './register.ts';

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

/**
 * Serves the faces that texts are set in, one file a face: as WOFF2, or with `?as=ttf` as it lies on the disk, for files that bring their fonts
 * along. Compressing a face takes a second: who asks for neither gets at once what there is, for a day where it is not the WOFF2 yet. The name of a
 * file holds the hash of its content (`faceFileName`), so that browsers may keep it for ever. Anybody may read them: they are free fonts, and pages
 * without a session show them too.
 */
export function registerTypefaces({ app }: Pick<RoutesContext, 'app'>): void {
  app.get(
    '/v1/typefaces/:file',
    {
      schema: {
        hide: true,
        params: z.object({ file: z.string() }),
        querystring: z.object({ as: z.enum(['woff2', 'ttf']).optional() }),
      },
    },
    async (request, reply) => {
      const { file } = request.params as { file: string };
      const { as } = request.query as { as?: 'woff2' | 'ttf' };
      const found = findFaceByFileName(file);
      if (!found) throw new DomainError('not_found', 'There is no face of that name.');
      const logFailure = (error: unknown) => request.log.error({ err: error }, 'a typeface could not be compressed');
      const packed = as === undefined ? await readyWebFont(found.face, logFailure) : undefined;
      const asked = as ?? (packed ? 'woff2' : 'ttf');
      const isFinal = as !== undefined || packed !== undefined;
      return reply
        .header(
          'cache-control',
          isFinal ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
        )
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(`font/${asked}`)
        .send(packed ?? (await (asked === 'ttf' ? readFile(facePath(found.face)) : webFont(found.face))));
    },
  );
}
