import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { adminProcess, adminProcessesQuery, auditEntry, deadLetter, integrityReport, pageQuery } from '../admin.ts';
import { processResponse } from '../images.ts';
import { empty, route } from './route.ts';

export const adminRoutes = {
  adminProcesses: route({
    ...addresses.adminProcesses,
    summary: 'The processes of all users, the newest first',
    auth: true,
    admin: true,
    query: adminProcessesQuery,
    response: z.array(adminProcess),
  }),
  adminDeadLetters: route({
    ...addresses.adminDeadLetters,
    summary: 'Processes that failed for a fault of the server, the newest first',
    auth: true,
    admin: true,
    query: pageQuery,
    response: z.array(deadLetter),
  }),
  adminRetry: route({
    ...addresses.adminRetry,
    summary: 'Start a dead letter again for its owner, who pays nothing for it',
    auth: true,
    admin: true,
    params: z.object({ message_id: z.string() }),
    response: processResponse,
  }),
  adminAudit: route({
    ...addresses.adminAudit,
    summary: 'Who of the staff looked at what of others, the newest first',
    auth: true,
    admin: true,
    query: pageQuery,
    response: z.array(auditEntry),
  }),
  adminEndSessions: route({
    ...addresses.adminEndSessions,
    summary: 'End all log-ins of a user',
    auth: true,
    admin: true,
    params: z.object({ user_id: z.string() }),
    response: empty,
  }),
  adminIntegrity: route({
    ...addresses.adminIntegrity,
    summary: 'What the last check of all stored files found',
    auth: true,
    admin: true,
    response: integrityReport,
  }),
} as const;
