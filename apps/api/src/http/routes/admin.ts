import { routes } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/service.ts';
import type { Viewer } from '../../accounts/access-tokens.ts';
import type { Admin } from '../../admin/service.ts';
import type { Register } from '../register.ts';

/** Notes a look of the staff at what is of others. */
export type Audit = (viewer: Viewer, request: FastifyRequest) => Promise<void>;

export function createAudit(admin: Pick<Admin, 'audit'>): Audit {
  return async ({ userId, isAdmin }, request) => {
    if (!isAdmin) return;
    const action = `${request.method} ${request.routeOptions.url}`;
    await admin.audit({ adminId: userId, action, subject: request.url, requestId: request.id });
  };
}

export function registerAdmin(
  register: Register,
  admin: Admin,
  accounts: Pick<Accounts, 'endSessionsOf'>,
  audit: Audit,
): void {
  register(routes.adminProcesses, async ({ session, query, request }) => {
    await audit(session, request);
    return await admin.processes(query);
  });
  register(routes.adminDeadLetters, async ({ session, query, request }) => {
    await audit(session, request);
    return await admin.deadLetters(query);
  });
  register(routes.adminRetry, async ({ session, params, request }) => {
    await audit(session, request);
    return { message_id: await admin.retry(params.message_id) };
  });
  register(routes.adminAudit, async ({ session, query, request }) => {
    await audit(session, request);
    return await admin.auditEntries(query);
  });
  register(routes.adminEndSessions, async ({ session, params, request }) => {
    await audit(session, request);
    await accounts.endSessionsOf(params.user_id);
    return {};
  });
}
