import { z } from 'zod/mini';
import { adminProcess, adminProcessesQuery, deadLetter, pageQuery } from '../admin.ts';
import { processResponse } from '../images.ts';
import { route } from './route.ts';

export const adminRoutes = {
  adminProcesses: route({
    method: 'GET',
    path: '/v1/admin/images/processes',
    summary: 'The processes of all users, the newest first',
    auth: true,
    action: 'fetch admin processes',
    admin: true,
    query: adminProcessesQuery,
    response: z.array(adminProcess),
  }),
  adminDeadLetters: route({
    method: 'GET',
    path: '/v1/admin/dead-letters',
    summary: 'Processes that failed for a fault of the server, the newest first',
    auth: true,
    action: 'fetch dead letters',
    admin: true,
    query: pageQuery,
    response: z.array(deadLetter),
  }),
  adminRetry: route({
    method: 'POST',
    path: '/v1/admin/dead-letters/{message_id}/retry',
    summary: 'Start a dead letter again for its owner, who pays nothing for it',
    auth: true,
    action: 'retry a dead letter',
    admin: true,
    params: z.object({ message_id: z.string() }),
    response: processResponse,
    errors: ['not_found', 'not_failed'],
  }),
} as const;
