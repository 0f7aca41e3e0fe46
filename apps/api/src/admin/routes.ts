import { routes } from '@palimpsest/contract';
import type { RoutesContext } from '../http/register.ts';

export function registerAdmin({ register, admin, audit }: RoutesContext): void {
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
}
