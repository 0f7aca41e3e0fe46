import {
  maxMemoryEntries,
  maxSegmentLength,
  type ImportResponse,
  type MemoryEntry,
  type memoryExportQuery,
  type MemoryImportPayload,
  type MemoryPage,
  type MemoryPayload,
  type memoryQuery,
} from '@palimpsest/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { lockUser } from '../accounts/repository.ts';
import type { Database } from '../db/open.ts';
import { memoryEntries } from '../db/schema.ts';
import { isUuid } from '../uuid.ts';
import type { TermFiles } from './formats/term-files.ts';
import { writeTmx } from './formats/tmx.ts';
import { hashSource } from './normalise.ts';
import { countEntries, listMemory, saveUnits, unitsOf, type MemoryRow, type Scope } from './repository.ts';
import { assertLengths, fileName, full, notFound, scopeOf, type ExportedFile } from './scope.ts';

const own = (userId: string, id: string): SQL | undefined => {
  if (!isUuid(id)) throw notFound();
  return and(eq(memoryEntries.id, id), eq(memoryEntries.userId, userId));
};
const byText = (scope: Scope, source: string) =>
  and(
    eq(memoryEntries.userId, scope.userId),
    eq(memoryEntries.sourceLanguage, scope.sourceLanguage),
    eq(memoryEntries.targetLanguage, scope.targetLanguage),
    eq(memoryEntries.sourceHash, hashSource(source)),
  );

/** Translations that users corrected, entered or imported. Every refusal is a {@link DomainError}. */
export function createMemory(db: Database, files: Pick<TermFiles, 'readUnits'>) {
  async function save(
    scope: Scope,
    units: Parameters<typeof saveUnits>[2],
    origin: 'entered' | 'imported',
  ): Promise<ImportResponse> {
    return await db.transaction(async (transaction) => {
      await lockUser(transaction, scope.userId);
      const saved = await saveUnits(transaction, scope, units, origin);
      const count = await countEntries(transaction, memoryEntries, scope.userId);
      if (count > maxMemoryEntries) throw full(maxMemoryEntries, 'translations');
      return saved;
    });
  }

  return {
    async list(userId: string, query: z.output<typeof memoryQuery>): Promise<MemoryPage> {
      const [rows, total] = [await listMemory(db, userId, query), await countEntries(db, memoryEntries, userId, query)];
      return { entries: rows.map(toMemoryEntry), total };
    },

    async add(userId: string, payload: MemoryPayload): Promise<MemoryEntry> {
      const scope = scopeOf(userId, payload);
      const { source, translation } = payload;
      await save(scope, [{ source, translation }], 'entered');
      const [row] = await db.select().from(memoryEntries).where(byText(scope, source));
      if (!row) throw notFound();
      return toMemoryEntry(row);
    },

    async update(userId: string, id: string, payload: MemoryPayload): Promise<MemoryEntry> {
      const scope = scopeOf(userId, payload);
      const { source, translation } = payload;
      return await db.transaction(async (transaction) => {
        // Another entry of the same text gives way to this one.
        const removed = await transaction.delete(memoryEntries).where(own(userId, id)).returning();
        if (removed.length === 0) throw notFound();
        await saveUnits(transaction, scope, [{ source, translation }], 'entered');
        const [saved] = await transaction.update(memoryEntries).set({ id }).where(byText(scope, source)).returning();
        if (!saved) throw notFound();
        return toMemoryEntry(saved);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.delete(memoryEntries).where(own(userId, id)).returning({ id: memoryEntries.id });
      if (removed.length === 0) throw notFound();
    },

    async import(userId: string, payload: MemoryImportPayload): Promise<ImportResponse> {
      const scope = scopeOf(userId, payload);
      const pair = { source: scope.sourceLanguage, target: scope.targetLanguage };
      const units = await files.readUnits(userId, { format: 'tmx', content: payload.content, pair });
      assertLengths(
        units.flatMap(({ source, translation }) => [source, translation]),
        maxSegmentLength,
      );
      if (units.length > maxMemoryEntries) throw full(maxMemoryEntries, 'translations');
      return await save(scope, units, 'imported');
    },

    async export(userId: string, query: z.output<typeof memoryExportQuery>): Promise<ExportedFile> {
      const scope = scopeOf(userId, query);
      const pair = { source: scope.sourceLanguage, target: scope.targetLanguage };
      const content = writeTmx(await unitsOf(db, scope), pair);
      return { name: fileName('memory', query, 'tmx'), mediaType: 'application/x-tmx+xml', content };
    },
  };
}

function toMemoryEntry(row: MemoryRow): MemoryEntry {
  const { id, sourceLanguage, targetLanguage, source, translation, origin, updatedAt } = row;
  const languages = { source_lang: sourceLanguage, target_lang: targetLanguage };
  return { id, ...languages, source, translation, origin, updated_at: updatedAt.toISOString() };
}
