import { routes } from '@palimpsest/contract';
import type { RoutesContext } from '../http/register.ts';

export function registerAdmin({ register, admin }: RoutesContext): void {
  register(routes.adminProcesses, ({ query }) => admin.processes(query));
  register(routes.adminDeadLetters, ({ query }) => admin.deadLetters(query));
  register(routes.adminRetry, async ({ params }) => ({ message_id: await admin.retry(params.message_id) }));
}
