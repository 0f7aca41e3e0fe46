import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../accounts/access-tokens.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Admin } from '../admin/service.ts';

/** Who sends the request, by its `Authorization` header (RFC 6750); from here on, its log lines name them. @throws DomainError `unauthenticated` */
export async function authenticate(request: FastifyRequest, accounts: Pick<Accounts, 'authenticate'>): Promise<Viewer> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = await accounts.authenticate(token);
  request.log.setBindings({ userId: viewer.userId });
  return viewer;
}

/** Notes a look of the staff at what is of others. */
export type Audit = (viewer: Viewer, request: FastifyRequest) => Promise<void>;

export function createAudit(admin: Pick<Admin, 'audit'>): Audit {
  return async ({ userId, isAdmin }, request) => {
    if (!isAdmin) return;
    const action = `${request.method} ${request.routeOptions.url}`;
    await admin.audit({ adminId: userId, action, subject: request.url, requestId: request.id });
  };
}
