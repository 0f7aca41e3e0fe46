import { routes } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';

export function registerDocuments({ register, documents, limits }: RoutesContext): void {
  register(routes.readDocument, async ({ session, params, query, reply }) => {
    const document = await documents.read(session.userId, params.message_id, query.version);
    reply.header('etag', etagOf(document.version));
    return document;
  });
  register(routes.documentVersions, ({ session, params }) => documents.versions(session.userId, params.message_id));
  register(routes.saveDocument, async ({ session, params, body, request, reply }) => {
    const basedOn = baseVersion(request);
    await limits.saves(session.userId);
    const saved = await documents.save(session.userId, params.message_id, body.content, basedOn);
    reply.header('etag', etagOf(saved.version));
    return saved;
  });
}

const etagOf = (version: number) => `"${version}"`;

/** The version that a change is based on: `If-Match` names it, `If-None-Match: *` stands for none (RFC 9110). */
function baseVersion({ headers }: FastifyRequest): number {
  if (headers['if-none-match'] === '*') return 0;
  const version = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version !== undefined) return Number(version);
  throw new DomainError(
    'precondition_required',
    'Say which version you changed: send its ETag as If-Match, or If-None-Match: * for the first one.',
  );
}
