import type { DeadLetter } from '@palimpsest/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { processes } from '../db/schema.ts';
import { isUuid } from '../uuid.ts';

const isDeadLetter = and(eq(processes.status, 'failed'), eq(processes.failureCode, 'fault'));

/** Processes that failed for a fault of the server, the newest first. */
export async function listDeadLetters(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeadLetter[]> {
  const rows = await db
    .select()
    .from(processes)
    .where(isDeadLetter)
    .orderBy(desc(processes.completedAt), desc(processes.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ messageId, userId, imageId, errorMessage, attempt, completedAt }) => ({
    message_id: messageId,
    user_id: userId,
    image_id: imageId,
    failure_code: 'fault',
    error_message: errorMessage,
    // Giving up counts as the last one, to fence off whoever still works on it.
    attempts: Math.max(0, attempt - 1),
    failed_at: completedAt?.toISOString() ?? null,
  }));
}

export async function isDeadLetterOf(db: Database, messageId: string): Promise<boolean> {
  if (!isUuid(messageId)) return false;
  const [found] = await db
    .select({ id: processes.id })
    .from(processes)
    .where(and(eq(processes.messageId, messageId), isDeadLetter));
  return found !== undefined;
}
