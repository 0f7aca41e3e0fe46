import {
  maxGlossaryEntries,
  maxTermLength,
  type GlossaryEntry,
  type GlossaryImportPayload,
  type GlossaryPage,
  type GlossaryPayload,
  type glossaryExportQuery,
  type glossaryQuery,
  type ImportResponse,
} from '@palimpsest/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { lockUser } from '../accounts/repository.ts';
import type { Database } from '../db/open.ts';
import { glossaryEntries } from '../db/schema.ts';
import { isUuid } from '../uuid.ts';
import { writeCsv } from './formats/csv.ts';
import { writeTbx } from './formats/tbx.ts';
import type { TermFiles } from './formats/term-files.ts';
import { normaliseTerm } from './normalise.ts';
import { countEntries, listGlossary, saveTerms, termsOf, type GlossaryRow, type Scope } from './repository.ts';
import { assertLengths, fileName, full, notFound, scopeOf, type ExportedFile } from './scope.ts';

const own = (userId: string, id: string): SQL | undefined => {
  if (!isUuid(id)) throw notFound();
  return and(eq(glossaryEntries.id, id), eq(glossaryEntries.userId, userId));
};

const byTerm = (scope: Scope, term: string) =>
  and(
    eq(glossaryEntries.userId, scope.userId),
    eq(glossaryEntries.sourceLanguage, scope.sourceLanguage),
    eq(glossaryEntries.targetLanguage, scope.targetLanguage),
    eq(glossaryEntries.normalisedTerm, normaliseTerm(term)),
  );

/** Terms of users, and how they want them translated. Every refusal is a {@link DomainError}. */
export function createGlossary(db: Database, files: Pick<TermFiles, 'readTerms'>) {
  async function save(scope: Scope, terms: Parameters<typeof saveTerms>[2]): Promise<ImportResponse> {
    return await db.transaction(async (transaction) => {
      await lockUser(transaction, scope.userId);
      const saved = await saveTerms(transaction, scope, terms);
      const count = await countEntries(transaction, glossaryEntries, scope.userId);
      if (count > maxGlossaryEntries) throw full(maxGlossaryEntries, 'terms');
      return saved;
    });
  }

  return {
    async list(userId: string, query: z.output<typeof glossaryQuery>): Promise<GlossaryPage> {
      const [rows, total] = [
        await listGlossary(db, userId, query),
        await countEntries(db, glossaryEntries, userId, query),
      ];
      return { entries: rows.map(toGlossaryEntry), total };
    },

    async add(userId: string, payload: GlossaryPayload): Promise<GlossaryEntry> {
      const scope = scopeOf(userId, payload);
      await save(scope, [{ term: payload.term, translation: payload.translation }]);
      const [row] = await db.select().from(glossaryEntries).where(byTerm(scope, payload.term));
      if (!row) throw notFound();
      return toGlossaryEntry(row);
    },

    async update(userId: string, id: string, payload: GlossaryPayload): Promise<GlossaryEntry> {
      const scope = scopeOf(userId, payload);
      const { term, translation } = payload;
      return await db.transaction(async (transaction) => {
        // Another entry of the same term gives way to this one.
        const removed = await transaction.delete(glossaryEntries).where(own(userId, id)).returning();
        if (removed.length === 0) throw notFound();
        await saveTerms(transaction, scope, [{ term, translation }]);
        const [saved] = await transaction.update(glossaryEntries).set({ id }).where(byTerm(scope, term)).returning();
        if (!saved) throw notFound();
        return toGlossaryEntry(saved);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.delete(glossaryEntries).where(own(userId, id)).returning({ id: glossaryEntries.id });
      if (removed.length === 0) throw notFound();
    },

    async import(userId: string, payload: GlossaryImportPayload): Promise<ImportResponse> {
      const scope = scopeOf(userId, payload);
      const pair = { source: scope.sourceLanguage, target: scope.targetLanguage };
      const terms = await files.readTerms(userId, { format: payload.format, content: payload.content, pair });
      assertLengths(
        terms.flatMap(({ term, translation }) => [term, translation ?? '']),
        maxTermLength,
      );
      if (terms.length > maxGlossaryEntries) throw full(maxGlossaryEntries, 'terms');
      return await save(scope, terms);
    },

    async export(userId: string, query: z.output<typeof glossaryExportQuery>): Promise<ExportedFile> {
      const scope = scopeOf(userId, query);
      const terms = await termsOf(db, scope);
      const name = fileName('glossary', query, query.format);
      if (query.format === 'csv') return { name, mediaType: 'text/csv', content: writeCsv(terms) };
      const pair = { source: scope.sourceLanguage, target: scope.targetLanguage };
      return { name, mediaType: 'application/x-tbx+xml', content: writeTbx(terms, pair) };
    },
  };
}

function toGlossaryEntry({
  id,
  sourceLanguage,
  targetLanguage,
  term,
  translation,
  updatedAt,
}: GlossaryRow): GlossaryEntry {
  const languages = { source_lang: sourceLanguage, target_lang: targetLanguage };
  return { id, ...languages, term, translation, updated_at: updatedAt.toISOString() };
}
