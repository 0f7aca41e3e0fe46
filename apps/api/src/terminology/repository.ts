import { createHash } from 'node:crypto';
import {
  findLanguage,
  type GlossaryTerm,
  type ImportResponse,
  type LanguageName,
  type MemoryOrigin,
  type MemoryUnit,
} from '@palimpsest/contract';
import { and, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/open.ts';
import { glossaryEntries, memoryEntries } from '../db/schema.ts';

/** The owner of words, and their pair of languages. */
export interface Scope {
  userId: string;
  sourceLanguage: LanguageName;
  targetLanguage: LanguageName;
}

/** Narrows a list of entries to languages, a searched text and one page. */
export interface Filter {
  source_lang?: string | undefined;
  target_lang?: string | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

export type Table = typeof glossaryEntries | typeof memoryEntries;

const oneSpace = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** A term as it is compared: neither case nor the number of spaces counts. */
export const normaliseTerm = (term: string): string => oneSpace(term).toLowerCase();

/** The key of a text of the memory in the index: SHA-256, in hex; the number of its spaces does not count. */
export const hashSource = (source: string): string => createHash('sha256').update(oneSpace(source)).digest('hex');

/** Texts of the memory that a translator is given, what was changed last first. */
const unitsForTranslator = 5_000;
/** Most rows that one statement writes. */
const batchSize = 500;

export const inScope = (table: Table, { userId, sourceLanguage, targetLanguage }: Scope) =>
  and(eq(table.userId, userId), eq(table.sourceLanguage, sourceLanguage), eq(table.targetLanguage, targetLanguage));

function matching(table: Table, userId: string, filter: Filter): SQL | undefined {
  const [source, target] = [findLanguage(filter.source_lang ?? '')?.name, findLanguage(filter.target_lang ?? '')?.name];
  const words = 'term' in table ? table.term : table.source;
  return and(
    eq(table.userId, userId),
    source && eq(table.sourceLanguage, source),
    target && eq(table.targetLanguage, target),
    filter.search
      ? or(ilike(words, contains(filter.search)), ilike(table.translation, contains(filter.search)))
      : undefined,
  );
}

export async function listEntries<T extends Table>(
  db: Database,
  table: T,
  userId: string,
  filter: Filter,
): Promise<T['$inferSelect'][]> {
  // Drizzle builds no query from a table whose type is a parameter.
  const from: PgTable = table;
  const rows = await db
    .select()
    .from(from)
    .where(matching(table, userId, filter))
    .orderBy(desc(table.updatedAt), table.id)
    .limit(filter.limit)
    .offset(filter.offset);
  // The query gives the table's own rows, whose type is lost with that of the table.
  return rows as T['$inferSelect'][];
}

/** How many entries match; without a filter, how many the user has. */
export const countEntries = (db: Database, table: Table, userId: string, filter?: Filter): Promise<number> =>
  db.$count(table, filter ? matching(table, userId, filter) : eq(table.userId, userId)).then(Number);

/** Picks the columns of the scope, because callers pass larger objects, too, such as a process, whose id is not the entry's. */
const scopeColumns = ({ userId, sourceLanguage, targetLanguage }: Scope): Scope => ({
  userId,
  sourceLanguage,
  targetLanguage,
});

interface Upsert<T extends Table> {
  table: T;
  /** Column that names one row, together with the user and the pair of languages. */
  key: PgColumn;
  /** The columns that a row takes over from the new one, where it `differs`. */
  columns: readonly string[];
  differs: SQL;
  rows: readonly T['$inferInsert'][];
}

async function upsert<T extends Table>(
  db: Database,
  { table, key, columns, differs, rows }: Upsert<T>,
): Promise<ImportResponse> {
  const set = Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded.${name}`)]));
  const into: PgTable = table;
  const saved: { isNew: boolean }[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    saved.push(
      ...(await db
        .insert(into)
        .values(rows.slice(from, from + batchSize))
        .onConflictDoUpdate({
          target: [table.userId, table.sourceLanguage, table.targetLanguage, key],
          set: { ...set, updatedAt: sql`now()` },
          setWhere: differs,
        })
        .returning({ isNew: sql<boolean>`(xmax = 0)` })),
    );
  }
  const added = saved.filter(({ isNew }) => isNew).length;
  return { added, replaced: saved.length - added };
}

/** Adds terms; existing terms get the new translation. If a term comes several times, the last one counts. */
export async function saveTerms(db: Database, scope: Scope, terms: readonly GlossaryTerm[]): Promise<ImportResponse> {
  const byKey = new Map(terms.map((term) => [normaliseTerm(term.term), term]));
  return await upsert(db, {
    table: glossaryEntries,
    key: glossaryEntries.normalisedTerm,
    columns: ['term', 'translation'],
    differs: sql`${glossaryEntries.translation} is distinct from excluded.translation or ${glossaryEntries.term} <> excluded.term`,
    rows: [...byKey].map(([normalisedTerm, { term, translation }]) => ({
      ...scopeColumns(scope),
      term,
      translation,
      normalisedTerm,
    })),
  });
}

/** Adds translations; existing texts get the new translation. If a text comes several times, the last one counts. */
export async function saveUnits(
  db: Database,
  scope: Scope,
  units: readonly MemoryUnit[],
  origin: MemoryOrigin,
): Promise<ImportResponse> {
  const byKey = new Map(units.map((unit) => [hashSource(unit.source), unit]));
  return await upsert(db, {
    table: memoryEntries,
    key: memoryEntries.sourceHash,
    columns: ['source', 'translation', 'origin'],
    differs: sql`${memoryEntries.translation} <> excluded.translation`,
    rows: [...byKey].map(([sourceHash, { source, translation }]) => ({
      ...scopeColumns(scope),
      source,
      translation,
      sourceHash,
      origin,
    })),
  });
}

/** Removes corrections that are still as given; translations written since stay. @returns the source texts of the corrections removed */
export async function removeCorrections(
  db: Database,
  scope: Scope,
  units: readonly MemoryUnit[],
): Promise<Set<string>> {
  const { source, sourceHash, translation, origin } = memoryEntries;
  const removed = new Set<string>();
  for (let from = 0; from < units.length; from += batchSize) {
    const same = units
      .slice(from, from + batchSize)
      .map((unit) => and(eq(sourceHash, hashSource(unit.source)), eq(translation, unit.translation)));
    const rows = await db
      .delete(memoryEntries)
      .where(and(inScope(memoryEntries, scope), eq(origin, 'correction'), or(...same)))
      .returning({ source });
    for (const row of rows) removed.add(row.source);
  }
  return removed;
}

/** Deletes the entries beyond the limit that were changed longest ago. */
export async function forgetOldest(db: Database, userId: string, limit: number): Promise<void> {
  const excess = db
    .select({ id: memoryEntries.id })
    .from(memoryEntries)
    .where(eq(memoryEntries.userId, userId))
    .orderBy(desc(memoryEntries.updatedAt), memoryEntries.id)
    .offset(limit);
  await db.delete(memoryEntries).where(inArray(memoryEntries.id, excess));
}

export async function termsOf(db: Database, scope: Scope): Promise<GlossaryTerm[]> {
  return await db
    .select({ term: glossaryEntries.term, translation: glossaryEntries.translation })
    .from(glossaryEntries)
    .where(inScope(glossaryEntries, scope))
    .orderBy(glossaryEntries.normalisedTerm);
}

export async function unitsOf(db: Database, scope: Scope, limit?: number): Promise<MemoryUnit[]> {
  const query = db
    .select({ source: memoryEntries.source, translation: memoryEntries.translation })
    .from(memoryEntries)
    .where(inScope(memoryEntries, scope))
    .orderBy(desc(memoryEntries.updatedAt), memoryEntries.id);
  return await (limit === undefined ? query : query.limit(limit));
}

/** Reads the glossary and the memory that a translator must respect for a user and a pair of languages. */
export async function readTerminology(
  db: Database,
  scope: Scope,
): Promise<{ glossary: GlossaryTerm[]; memory: MemoryUnit[] }> {
  return { glossary: await termsOf(db, scope), memory: await unitsOf(db, scope, unitsForTranslator) };
}

/** Removes all terms and translations of a user. */
export async function removeTerminology(db: Database, userId: string): Promise<void> {
  await db.delete(glossaryEntries).where(eq(glossaryEntries.userId, userId));
  await db.delete(memoryEntries).where(eq(memoryEntries.userId, userId));
}
