import { readFile } from 'node:fs/promises';
import { findFaceByFileName } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { webFont } from '@palimpsest/typefaces/web-font';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../domain-error.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the faces that texts are set in, one file a face, as WOFF2 or, with `?as=ttf`, as it lies on the disk, for files that bring their fonts along. The name of a file holds the hash of its content (`faceFileName`), so that browsers
 * may keep it for ever. Anybody may read them: they are free fonts, and pages without a session show them too.
 */
export function serveTypefaces(app: FastifyInstance): void {
  app.get(
    '/v1/typefaces/:file',
    {
      schema: {
        hide: true,
        params: z.object({ file: z.string() }),
        querystring: z.object({ as: z.enum(['woff2', 'ttf']).default('woff2') }),
      },
    },
    async (request, reply) => {
      const { file } = request.params as { file: string };
      const { as } = request.query as { as: 'woff2' | 'ttf' };
      const found = findFaceByFileName(file);
      if (!found) throw new DomainError('not_found', 'There is no face of that name.');
      return reply
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(`font/${as}`)
        .send(await (as === 'ttf' ? readFile(facePath(found.face)) : webFont(found.face)));
    },
  );
}
