import { extname } from 'node:path';
import { routes, maxSignedUrlBatch, type FieldError } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../accounts/tokens.ts';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';
import { filesPrefix, type PathSigner } from './signed-files.ts';

export function registerFiles(context: RoutesContext): void {
  const { register, signedUrls, audit } = context;
  /** The user whose files the viewer may have signed; undefined for the staff, who may sign all, which is recorded. */
  const ownerFor = async (viewer: Viewer, request: FastifyRequest): Promise<string | undefined> => {
    await audit(viewer, request);
    return viewer.isAdmin ? undefined : viewer.userId;
  };

  register(
    routes.signedUrl,
    async ({ session, query, request }) => signedUrls.one(await ownerFor(session, request), query.url),
    () => new DomainError('invalid_request', 'Image URL is required'),
  );
  register(
    routes.signedUrls,
    async ({ session, body, request }) =>
      signedUrls.many(await ownerFor(session, request), body.urls, body.expiration_minutes),
    explainUrls,
  );
  serveFiles(context);
}

function explainUrls(fields: FieldError[]): DomainError {
  const about = (name: string) => fields.find(({ loc }) => loc[1] === name);
  const urls = about('urls');
  if (urls?.type === 'too_big' && urls.loc.length === 2) {
    return new DomainError('invalid_request', `Batch size exceeds maximum limit of ${maxSignedUrlBatch} URLs`);
  }
  if (urls?.loc.length === 2) return new DomainError('invalid_request', 'URLs array is required');
  return new DomainError('invalid_request', 'Invalid request body');
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/** Time for which a browser may cache a redirect to the bucket, in seconds: half of the least time for which its target is valid. */
const redirectSeconds = 5 * 60;

/** Serves signed addresses: the holder of an address can read its file until the address expires. */
function serveFiles({ app, files, folder, signer }: RoutesContext): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${filesPrefix}*`,
    schema: {
      hide: true,
      params: z.object({ '*': z.string() }),
      querystring: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    },
    handler: async (request, reply) => {
      const { '*': key } = request.params as { '*': string };
      const { expires, signature } = request.query as { expires?: string; signature?: string };
      const secondsLeft = assertSigned(signer, key, expires, signature);
      const extension = extname(key);
      // A file never changes under its key, which is unique.
      const headers = {
        contentType: mediaTypes[extension] ?? 'application/octet-stream',
        contentDisposition: `inline; filename="image${extension}"`,
        cacheControl: `private, max-age=${secondsLeft}, immutable`,
      };
      const address = await files.presign?.(key, headers);
      if (address !== undefined) {
        void reply.header('cache-control', `private, max-age=${Math.min(secondsLeft, redirectSeconds)}`);
        return await reply.redirect(address);
      }
      void reply
        .header('content-type', headers.contentType)
        .header('content-disposition', headers.contentDisposition)
        .header('cache-control', headers.cacheControl);
      return await reply.sendFile(key, folder.files, { cacheControl: false });
    },
  });
  // An address is signed for reading only.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${filesPrefix}*`,
    schema: { hide: true },
    handler: () => {
      throw new DomainError('url_not_signed', 'This address is signed for reading only.');
    },
  });
}

/** Returns the seconds until the address expires. @throws DomainError `url_not_signed` or `url_expired` */
function assertSigned(signer: PathSigner, key: string, expires?: string, signature?: string): number {
  if (!expires || !signature || !signer.verify(key, expires, signature)) {
    throw new DomainError('url_not_signed', 'This address is not signed, or its signature is wrong.');
  }
  const secondsLeft = Number(expires) - Math.floor(Date.now() / 1_000);
  if (secondsLeft <= 0) {
    throw new DomainError('url_expired', 'This address has expired. Please ask for a new one.');
  }
  return secondsLeft;
}
