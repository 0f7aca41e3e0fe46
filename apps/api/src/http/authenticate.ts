import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../accounts/access-tokens.ts';
import type { Accounts } from '../accounts/service.ts';

/** Who sends the request, by its `Authorization` header (RFC 6750); from here on, its log lines name them. @throws DomainError `unauthenticated` */
export async function authenticate(request: FastifyRequest, accounts: Pick<Accounts, 'authenticate'>): Promise<Viewer> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = await accounts.authenticate(token);
  request.log.setBindings({ userId: viewer.userId });
  return viewer;
}
