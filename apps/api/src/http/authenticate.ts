import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../accounts/access-tokens.ts';
import type { Accounts } from '../accounts/service.ts';

/** Who sends the request, by its `Authorization` header (RFC 6750). @throws DomainError `unauthenticated` */
export async function authenticate(
  { headers }: FastifyRequest,
  accounts: Pick<Accounts, 'authenticate'>,
): Promise<Viewer> {
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return await accounts.authenticate(token);
}
