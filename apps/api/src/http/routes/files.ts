import { limits, routes, type FieldError } from '@palimpsest/contract';
import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { z } from 'zod';
import type { SignedUrls } from '../../images/signed-urls.ts';
import { Refusal } from '../../refusal.ts';
import { filesPrefix, type PathSigner } from '../../storage/signed-path.ts';
import type { Register } from '../register.ts';

export function registerSignedUrls(register: Register, signedUrls: SignedUrls): void {
  register(routes.signedUrl, ({ session, query }) => signedUrls.one(session.userId, query.url), {
    explainInvalid: () => new Refusal(400, 'Image URL is required'),
  });
  register(
    routes.signedUrls,
    ({ session, body }) => signedUrls.many(session.userId, body.urls, body.expiration_minutes),
    { explainInvalid: explainUrls },
  );
}

function explainUrls(fields: FieldError[]): Refusal {
  const about = (name: string) => fields.find(({ loc }) => loc[1] === name);
  const urls = about('urls');
  if (urls?.type === 'too_big' && urls.loc.length === 2) {
    return new Refusal(400, `Batch size exceeds maximum limit of ${limits.signedUrlBatch} URLs`);
  }
  if (urls?.loc.length === 2) return new Refusal(400, 'URLs array is required');
  return new Refusal(400, 'Invalid request body');
}

/** Answers the signed addresses: whoever holds one reads that one file until it expires. */
export function serveFiles(app: FastifyInstance, files: Disk, signer: PathSigner): void {
  app.get(
    `${filesPrefix}*`,
    {
      schema: {
        hide: true,
        params: z.object({ '*': z.string() }),
        querystring: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const { '*': key } = request.params as { '*': string };
      const { expires, signature } = request.query as { expires?: string; signature?: string };
      if (!expires || !signature || !signer.verify(key, expires, signature)) {
        throw new Refusal(403, 'This address is not signed, or its signature is wrong.');
      }
      const secondsLeft = Number(expires) - Math.floor(Date.now() / 1_000);
      if (secondsLeft <= 0) throw new Refusal(403, 'This address has expired. Please ask for a new one.');
      if (!(await files.exists(key))) throw new Refusal(404, 'The file is no longer there.');
      const { contentLength, contentType } = await files.getMetaData(key);
      return await reply
        .header('content-length', contentLength)
        .header('content-type', contentType ?? 'application/octet-stream')
        // A file never changes under its key.
        .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
        .send(await files.getStream(key));
    },
  );
}
