import { documentVersions, type DocumentResponse, type DocumentSaved } from '@palimpsest/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { documents, processes } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import { rememberCorrections } from '../terminology/corrections.ts';
import { findProcess, type ProcessWithImage } from '../images/repository.ts';
import { isUuid } from '../uuid.ts';

/** What users make of their processes in the editor. */
export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(db: Database) {
  async function ownProcess(userId: string, messageId: string): Promise<ProcessWithImage> {
    const process = isUuid(messageId) ? await findProcess(db, userId, messageId) : undefined;
    if (!process) throw new DomainError('not_found', 'Process not found');
    return process;
  }

  return {
    /** The version that was saved last. @throws DomainError `not_found` when none was */
    async read(userId: string, messageId: string): Promise<DocumentResponse> {
      const latest = await findLatest(db, (await ownProcess(userId, messageId)).id);
      if (!latest) throw new DomainError('not_found', 'This process has no saved document.');
      const { version, content, createdAt } = latest;
      return { version, content, updated_at: createdAt.toISOString() };
    },

    /**
     * Saves the next version, keeps its corrected texts in the translation memory, and forgets those beyond the last few.
     * @param basedOn the version that was edited; 0 for the first
     * @throws DomainError `precondition_failed` when another version was saved since; nothing of either is lost
     */
    async save(
      userId: string,
      messageId: string,
      content: Record<string, unknown>,
      basedOn: number,
    ): Promise<DocumentSaved> {
      const process = await ownProcess(userId, messageId);
      const processId = process.id;
      return await db.transaction(async (transaction) => {
        // Those who save the same document at the same time wait for each other here.
        await transaction.select({ id: processes.id }).from(processes).where(eq(processes.id, processId)).for('update');
        const version = (await findLatest(transaction, processId))?.version ?? 0;
        if (version !== basedOn) {
          throw new DomainError(
            'precondition_failed',
            `The document was saved elsewhere as version ${version}. Load that one before you save again.`,
          );
        }
        const [saved] = await transaction
          .insert(documents)
          .values({ processId, version: version + 1, content })
          .returning({ createdAt: documents.createdAt });
        await transaction
          .delete(documents)
          .where(and(eq(documents.processId, processId), lte(documents.version, version + 1 - documentVersions)));
        await rememberCorrections(transaction, process, process.localizedTexts, content);
        return { version: version + 1, updated_at: (saved?.createdAt ?? new Date()).toISOString() };
      });
    },
  };
}

async function findLatest(db: Database, processId: string): Promise<typeof documents.$inferSelect | undefined> {
  const [latest] = await db
    .select()
    .from(documents)
    .where(eq(documents.processId, processId))
    .orderBy(desc(documents.version))
    .limit(1);
  return latest;
}
