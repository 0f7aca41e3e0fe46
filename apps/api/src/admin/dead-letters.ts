import type { DeadLetter } from '@palimpsest/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { images, processes, users } from '../db/schema.ts';
import { processName } from '../images/repository.ts';
import { isUuid } from '../uuid.ts';

const isDeadLetter = and(eq(processes.status, 'failed'), eq(processes.failureCode, 'fault'));

/** Processes that failed for a fault of the server, the newest first. */
export async function listDeadLetters(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeadLetter[]> {
  const rows = await db
    .select({
      messageId: processes.messageId,
      userId: processes.userId,
      email: users.email,
      imageId: processes.imageId,
      fileName: processName,
      errorMessage: processes.errorMessage,
      attempt: processes.attempt,
      completedAt: processes.completedAt,
    })
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .innerJoin(users, eq(users.id, processes.userId))
    .where(isDeadLetter)
    .orderBy(desc(processes.completedAt), desc(processes.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ messageId, userId, email, imageId, fileName, errorMessage, attempt, completedAt }) => ({
    message_id: messageId,
    user_id: userId,
    user_email: email,
    image_id: imageId,
    file_name: fileName,
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
