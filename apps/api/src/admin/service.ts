import {
  statusesOf,
  type AdminProcess,
  type adminProcessesQuery,
  type DeadLetter,
  type pageQuery,
} from '@palimpsest/contract';
import { and, desc, eq, exists, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/open.ts';
import { auditEntries, images, processes, users } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { Processes } from '../images/processes.ts';
import { toProcessSummary } from '../images/process-views.ts';
import { processName, summaryColumns } from '../images/repository.ts';
import type { FileSignatures } from '../images/signed-files.ts';
import { isUuid } from '../uuid.ts';

/** The calls of the staff's pages. The caller has checked that the viewer is of the staff. */
export type Admin = ReturnType<typeof createAdmin>;

const newestFirst = [desc(processes.createdAt), desc(processes.id)];
const isDeadLetter = and(eq(processes.status, 'failed'), eq(processes.failureCode, 'fault'));

/** Number of owners up to which the newest processes of each are read, which takes a few ms. */
const fewOwners = 50;

/** @param retries starts processes again */
export function createAdmin(db: Database, retries: Pick<Processes, 'retryForFree'>, signatures: FileSignatures) {
  /**
   * The newest processes with the text in their name or in their owner's address. Each half of the union has the limit already, so that
   * PostgreSQL reads the rows that its trigram index finds, or rows by date until it has enough. If few owners match, the newest
   * processes of each are read, which could be far back by date.
   */
  async function newestHolding(text: string, narrowed: SQL | undefined, max: number) {
    const pattern = contains(text);
    const newest = (condition: SQL) =>
      db
        .select({ id: processes.id, createdAt: processes.createdAt })
        .from(processes)
        .where(and(narrowed, condition))
        .orderBy(...newestFirst)
        .limit(max);
    const ofUser = eq(processes.userId, users.id);
    const isMeant = ilike(users.email, pattern);
    const owners = db.select({ id: users.id }).from(users).where(isMeant);
    const areFew = (await owners.limit(fewOwners + 1)).length <= fewOwners;
    const owned = newest(ofUser).as('owned');
    const columns = { id: owned.id, createdAt: owned.createdAt };
    const byOwner = areFew
      ? db
          .select(columns)
          .from(users)
          .innerJoinLateral(owned, sql`true`)
          .where(isMeant)
      : newest(exists(db.select().from(users).where(and(ofUser, isMeant))));
    return union(newest(ilike(processes.fileName, pattern)), byOwner).as('found');
  }

  return {
    /** Records that a member of the staff read data of another user. */
    async audit(entry: { adminId: string; action: string; subject: string; requestId: string }): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    /** Processes that failed for a fault of the server, the newest first. */
    async deadLetters({ limit, offset }: z.output<typeof pageQuery>): Promise<DeadLetter[]> {
      const rows = await db
        .select({
          message_id: processes.messageId,
          user_id: processes.userId,
          user_email: users.email,
          image_id: processes.imageId,
          file_name: processName,
          error_message: processes.errorMessage,
          attempt: processes.attempt,
          completedAt: processes.completedAt,
        })
        .from(processes)
        .innerJoin(users, eq(users.id, processes.userId))
        .innerJoin(images, eq(images.id, processes.imageId))
        .where(isDeadLetter)
        .orderBy(desc(processes.completedAt), desc(processes.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ attempt, completedAt, ...letter }) => ({
        ...letter,
        failure_code: 'fault',
        // The dead letter itself counted as one more attempt, to fence off a worker that still holds the process.
        attempts: Math.max(0, attempt - 1),
        failed_at: completedAt?.toISOString() ?? null,
      }));
    },

    /** Starts a dead letter again, which costs its owner nothing. @throws DomainError `not_found` */
    async retry(messageId: string): Promise<string> {
      const isThere =
        isUuid(messageId) && (await db.$count(processes, and(eq(processes.messageId, messageId), isDeadLetter))) > 0;
      if (!isThere) throw new DomainError('not_found', 'There is no such dead letter.');
      return await retries.retryForFree(messageId);
    },

    /** Processes of all users, the newest first. */
    async processes(query: z.output<typeof adminProcessesQuery>): Promise<AdminProcess[]> {
      const { limit, offset, status, group, search, user_id: userId, start_date: start, end_date: end } = query;
      if (userId && !isUuid(userId)) return [];
      const narrowed = and(
        status && eq(processes.status, status),
        group && inArray(processes.status, statusesOf(group)),
        userId ? eq(processes.userId, userId) : undefined,
        start ? gte(processes.createdAt, new Date(start)) : undefined,
        end ? lte(processes.createdAt, new Date(end)) : undefined,
      );
      // The ids of the page are selected first, so that only its rows are joined.
      const found = search
        ? await newestHolding(search, narrowed, offset + limit)
        : db.select({ id: processes.id, createdAt: processes.createdAt }).from(processes).where(narrowed).as('found');
      const page = db
        .select({ id: found.id })
        .from(found)
        .orderBy(desc(found.createdAt), desc(found.id))
        .limit(limit)
        .offset(offset);
      const rows = await db
        .select({ ...summaryColumns(), email: users.email })
        .from(processes)
        .innerJoin(images, eq(images.id, processes.imageId))
        .innerJoin(users, eq(users.id, processes.userId))
        .where(inArray(processes.id, page))
        .orderBy(...newestFirst);
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
