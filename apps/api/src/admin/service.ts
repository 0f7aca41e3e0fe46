import type { AdminProcess, adminProcessesQuery } from '@palimpsest/contract';
import { and, desc, eq, getTableColumns, gte, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/open.ts';
import { auditEntries, images, processes, users } from '../db/schema.ts';
import { toProcessSummary } from '../images/processes.ts';
import { isUuid } from '../uuid.ts';

/** What the staff sees. Whoever calls these has checked that somebody of the staff asks. */
export type Admin = ReturnType<typeof createAdmin>;

export function createAdmin(db: Database) {
  return {
    /** Notes that somebody of the staff looked at something of others. */
    async audit(entry: { adminId: string; action: string; subject: string; requestId: string }): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    /** Processes of all users, the newest first. */
    async processes(query: z.output<typeof adminProcessesQuery>): Promise<AdminProcess[]> {
      const { limit, offset, status, user_id: userId, start_date: start, end_date: end } = query;
      if (userId && !isUuid(userId)) return [];
      const { localizedTexts: _, ...columns } = getTableColumns(processes);
      const rows = await db
        .select({ ...columns, imageFileKey: images.fileKey, email: users.email })
        .from(processes)
        .innerJoin(images, eq(images.id, processes.imageId))
        .innerJoin(users, eq(users.id, processes.userId))
        .where(
          and(
            status && eq(processes.status, status),
            userId ? eq(processes.userId, userId) : undefined,
            start ? gte(processes.createdAt, new Date(start)) : undefined,
            end ? lte(processes.createdAt, new Date(end)) : undefined,
          ),
        )
        .orderBy(desc(processes.createdAt), desc(processes.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ email, ...row }) => ({
        ...toProcessSummary(row),
        user_id: row.userId,
        user_email: email,
        processing_duration_seconds:
          row.startedAt && row.completedAt ? (row.completedAt.getTime() - row.startedAt.getTime()) / 1_000 : null,
      }));
    },
  };
}
