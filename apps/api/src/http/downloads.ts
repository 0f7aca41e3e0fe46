import { downloads, type Download } from '@palimpsest/contract';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Viewer } from '../accounts/tokens.ts';
import { authenticate, type RoutesContext } from './register.ts';

interface Answer {
  name: string;
  mediaType: string;
  content: string | Buffer | Readable;
}

type Query<D extends Download> = D extends { query: infer S extends z.core.$ZodType } ? z.output<S> : undefined;

/** Calls that answer with a file. */
export function registerDownloads({
  app,
  accounts,
  glossary,
  memory,
  copyDecks,
  exportUserData,
  limits,
}: RoutesContext): void {
  function serve<const D extends Download>(
    { path, summary, query }: D,
    handler: (viewer: Viewer, query: Query<D>) => Promise<Answer>,
  ): void {
    app.get(
      path,
      {
        schema: {
          summary,
          tags: [path.split('/')[2] ?? ''],
          security: [{ bearer: [] }],
          ...(query && { querystring: query }),
        },
      },
      async (request, reply) => {
        const viewer = await authenticate(request, accounts);
        await limits.exports(viewer.userId);
        // Fastify has checked the query against the very schema that the type is made from.
        return await send(reply, await handler(viewer, request.query as Query<D>));
      },
    );
  }

  serve(downloads.exportGlossary, ({ userId }, query) => glossary.export(userId, query));
  serve(downloads.exportMemory, ({ userId }, query) => memory.export(userId, query));
  serve(downloads.exportTexts, ({ userId }, query) => copyDecks.export(userId, query));
  serve(downloads.exportData, async ({ userId }) => ({
    name: 'palimpsest-data.zip',
    mediaType: 'application/zip',
    content: await exportUserData(userId),
  }));
}

async function send(reply: FastifyReply, { name, mediaType, content }: Answer): Promise<FastifyReply> {
  const isText = typeof content === 'string';
  return await reply
    .header('content-type', isText ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content);
}
