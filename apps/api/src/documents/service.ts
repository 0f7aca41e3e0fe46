import { documentVersions, type DocumentResponse, type DocumentSaved } from '@palimpsest/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { documents, processes } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import { rememberCorrections } from '../terminology/corrections.ts';
import { assertRoom } from '../images/storage-quota.ts';
import { ownProcess } from '../images/repository.ts';

/** Documents of the editor, which users save for their processes. */
export function createDocuments(db: Database) {
  return {
    /** A version; the one that was saved last where none is named. @throws DomainError `not_found` when there is none */
    async read(userId: string, messageId: string, version?: number): Promise<DocumentResponse> {
      const process = await ownProcess(db, userId, messageId);
      const found = await findVersion(db, process.id, version);
      if (!found) {
        throw new DomainError(
          'not_found',
          version === undefined
            ? 'This process has no saved document.'
            : `Version ${version} of this document is not kept: the last ${documentVersions} are.`,
        );
      }
      const { content, createdAt } = found;
      return { version: found.version, content, updated_at: createdAt.toISOString() };
    },

    /** The versions that are kept, the newest first. @throws DomainError `not_found` for a process of somebody else */
    async versions(userId: string, messageId: string): Promise<DocumentSaved[]> {
      const { id } = await ownProcess(db, userId, messageId);
      const kept = await db
        .select({ version: documents.version, createdAt: documents.createdAt })
        .from(documents)
        .where(eq(documents.processId, id))
        .orderBy(desc(documents.version));
      return kept.map(({ version, createdAt }) => ({ version, updated_at: createdAt.toISOString() }));
    },

    /**
     * Saves the next version, keeps its corrected texts in the translation memory, and forgets those beyond the last few.
     * @param basedOn the version that was edited; 0 for the first
     * @throws DomainError `precondition_failed` when another version was saved since; nothing of either is lost. `quota_exceeded`
     * when the plan of its owner has no room for it
     */
    async save(
      userId: string,
      messageId: string,
      content: Record<string, unknown>,
      basedOn: number,
    ): Promise<DocumentSaved> {
      const process = await ownProcess(db, userId, messageId);
      const processId = process.id;
      const bytes = Buffer.byteLength(JSON.stringify(content));
      return await db.transaction(async (transaction) => {
        await assertRoom(transaction, userId, bytes);
        // Parallel calls that save the same document wait for each other here.
        await transaction.select({ id: processes.id }).from(processes).where(eq(processes.id, processId)).for('update');
        const last = await findVersion(transaction, processId);
        const version = last?.version ?? 0;
        if (version !== basedOn) {
          throw new DomainError(
            'precondition_failed',
            `The document was saved elsewhere as version ${version}. Load that one before you save again.`,
          );
        }
        const [saved] = await transaction
          .insert(documents)
          .values({ processId, version: version + 1, content, bytes })
          .returning({ createdAt: documents.createdAt });
        await transaction
          .delete(documents)
          .where(and(eq(documents.processId, processId), lte(documents.version, version + 1 - documentVersions)));
        await rememberCorrections(transaction, process, process.localizedTexts, content, last?.content);
        return { version: version + 1, updated_at: (saved?.createdAt ?? new Date()).toISOString() };
      });
    },
  };
}

/** A version of the document; the latest where none is named. */
export async function findVersion(
  db: Database,
  processId: string,
  version?: number,
): Promise<typeof documents.$inferSelect | undefined> {
  const ofProcess = eq(documents.processId, processId);
  const [found] = await db
    .select()
    .from(documents)
    .where(version === undefined ? ofProcess : and(ofProcess, eq(documents.version, version)))
    .orderBy(desc(documents.version))
    .limit(1);
  return found;
}
