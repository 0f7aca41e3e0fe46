import {
  statusesOf,
  type AdminProcess,
  type adminProcessesQuery,
  type AuditEntry,
  type DeadLetter,
  type pageQuery,
} from '@palimpsest/contract';
import { and, desc, eq, gte, ilike, inArray, lte, or } from 'drizzle-orm';
import type { z } from 'zod';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/open.ts';
import { auditEntries, images, processes, users } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { Processes } from '../images/processes.ts';
import { toProcessSummary } from '../images/process-views.ts';
import type { FileSignatures } from '../images/signed-files.ts';
import { isDeadLetterOf, listDeadLetters } from './dead-letters.ts';
import { processName, summaryColumns } from '../images/repository.ts';
import { isUuid } from '../uuid.ts';

/** What the staff sees. Whoever calls these has checked that somebody of the staff asks. */
export type Admin = ReturnType<typeof createAdmin>;

/** @param retries starts processes again */
export function createAdmin(db: Database, retries: Pick<Processes, 'retryForFree'>, signatures: FileSignatures) {
  return {
    /** Notes that somebody of the staff looked at something of others. */
    async audit(entry: { adminId: string; action: string; subject: string; requestId: string }): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    deadLetters: (page: z.output<typeof pageQuery>): Promise<DeadLetter[]> => listDeadLetters(db, page),

    /** Starts a dead letter again, which costs its owner nothing. @throws DomainError `not_found` */
    async retry(messageId: string): Promise<string> {
      if (await isDeadLetterOf(db, messageId)) return await retries.retryForFree(messageId);
      throw new DomainError('not_found', 'There is no such dead letter.');
    },

    async auditEntries({ limit, offset }: z.output<typeof pageQuery>): Promise<AuditEntry[]> {
      const rows = await db
        .select()
        .from(auditEntries)
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id, adminId, action, subject, requestId, createdAt }) => ({
        id,
        admin_id: adminId,
        action,
        subject,
        request_id: requestId,
        created_at: createdAt.toISOString(),
      }));
    },

    /** Processes of all users, the newest first. */
    async processes(query: z.output<typeof adminProcessesQuery>): Promise<AdminProcess[]> {
      const { limit, offset, status, group, search, user_id: userId, start_date: start, end_date: end } = query;
      if (userId && !isUuid(userId)) return [];
      const rows = await db
        .select({ ...summaryColumns(), email: users.email })
        .from(processes)
        .innerJoin(images, eq(images.id, processes.imageId))
        .innerJoin(users, eq(users.id, processes.userId))
        .where(
          and(
            status && eq(processes.status, status),
            group && inArray(processes.status, statusesOf(group)),
            search ? or(ilike(processName, contains(search)), ilike(users.email, contains(search))) : undefined,
            userId ? eq(processes.userId, userId) : undefined,
            start ? gte(processes.createdAt, new Date(start)) : undefined,
            end ? lte(processes.createdAt, new Date(end)) : undefined,
          ),
        )
        .orderBy(desc(processes.createdAt), desc(processes.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ email, ...row }) => ({
        ...toProcessSummary(row, signatures),
        user_id: row.userId,
        user_email: email,
        processing_duration_seconds:
          row.startedAt && row.completedAt ? (row.completedAt.getTime() - row.startedAt.getTime()) / 1_000 : null,
      }));
    },
  };
}
