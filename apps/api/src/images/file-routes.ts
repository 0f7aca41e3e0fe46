import { routes, type FieldError, maxSignedUrlBatch } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../accounts/access-tokens.ts';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';
import { sendFile } from '../http/send-file.ts';
import { filesPrefix, type PathSigner } from '../storage/signed-path.ts';

export function registerFiles(context: RoutesContext): void {
  const { register, signedUrls, audit } = context;
  /** Whose files the viewer may have signed; everybody's for the staff, which is noted. */
  const ownerFor = async (viewer: Viewer, request: FastifyRequest): Promise<string | undefined> => {
    await audit(viewer, request);
    return viewer.isAdmin ? undefined : viewer.userId;
  };

  register(
    routes.signedUrl,
    async ({ session, query, request }) => signedUrls.one(await ownerFor(session, request), query.url),
    {
      explainInvalid: () => new DomainError('invalid_request', 'Image URL is required'),
    },
  );
  register(
    routes.signedUrls,
    async ({ session, body, request }) =>
      signedUrls.many(await ownerFor(session, request), body.urls, body.expiration_minutes),
    { explainInvalid: explainUrls },
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

/** Answers the signed addresses: whoever holds one reads that one file until it expires. */
function serveFiles({ app, files, signer }: Pick<RoutesContext, 'app' | 'files' | 'signer'>): void {
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
      const file = await files.find(key);
      if (!file) throw new DomainError('not_found', 'The file is no longer there.');
      return await sendFile(request, reply, { files, key, ...file, secondsLeft });
    },
  });
  // An address is signed for reading; nothing else can be done with it.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${filesPrefix}*`,
    schema: { hide: true },
    handler: () => {
      throw new DomainError('url_not_signed', 'This address is signed for reading only.');
    },
  });
}

/** Gives the seconds for which the address is still good. */
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
