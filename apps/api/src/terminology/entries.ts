import { findLanguage, type ImportResponse } from '@palimpsest/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockUser } from '../accounts/repository.ts';
import type { Database } from '../db/open.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import { isUuid } from '../uuid.ts';
import { countEntries, listEntries, type Filter, type Scope, type Table } from './repository.ts';

/** Two languages, as a request names them. */
export interface Pair {
  source_lang: string;
  target_lang: string;
}

/** A list of words that a user keeps: the glossary, or the memory. */
interface Kind<T extends Table, Words, Entry> {
  table: T;
  /** Finds the one entry that a user has for these words. */
  isFor: (scope: Scope, words: Words) => SQL | undefined;
  save: (db: Database, scope: Scope, words: readonly Words[]) => Promise<ImportResponse>;
  toEntry: (row: T['$inferSelect']) => Entry;
  maxEntries: number;
  noun: 'terms' | 'translations';
}

const notFound = () => new DomainError('not_found', 'There is no such entry among yours.');

/** @throws DomainError `invalid_fields` for a pair of one language */
export function scopeOf(userId: string, { source_lang, target_lang }: Pair): Scope {
  const [source, target] = [findLanguage(source_lang)?.name, findLanguage(target_lang)?.name];
  if (!source || !target || source === target) {
    throw refusedField('target_lang', 'Please choose two different languages.', 'value_error');
  }
  return { userId, sourceLanguage: source, targetLanguage: target };
}

/** @throws DomainError `invalid_request` naming a text that is too long */
export function assertLengths(texts: readonly string[], most: number): void {
  const long = texts.find((text) => text.length > most);
  if (long === undefined) return;
  throw new DomainError(
    'invalid_request',
    `A text of the file is longer than ${most} characters: ${long.slice(0, 60)}…`,
  );
}

/** Lists and changes what users keep. Every refusal is a {@link DomainError}. */
export function createEntries<T extends Table, Words, Entry>(db: Database, kind: Kind<T, Words, Entry>) {
  const { table, isFor, save, toEntry, maxEntries, noun } = kind;
  // Drizzle builds no query from a table whose type is a parameter.
  const rows: PgTable = table;

  const own = (userId: string, id: string): SQL | undefined => {
    if (!isUuid(id)) throw notFound();
    return and(eq(table.id, id), eq(table.userId, userId));
  };
  const full = () =>
    new DomainError(
      'quota_exceeded',
      `There is room for ${maxEntries} ${noun}. Please remove some, or import a smaller file.`,
      { parameters: { [`max_${noun}` as const]: maxEntries } },
    );
  async function find(scope: Scope, words: Words, at: Database): Promise<Entry> {
    const [row] = await at.select().from(rows).where(isFor(scope, words));
    if (!row) throw notFound();
    // The query gives the table's own rows, whose type is lost with that of the table.
    return toEntry(row as T['$inferSelect']);
  }

  /** Saves what a file brings, or nothing of it where there is no room. */
  async function addAll(scope: Scope, words: readonly Words[]): Promise<ImportResponse> {
    if (words.length > maxEntries) throw full();
    return await db.transaction(async (transaction) => {
      await lockUser(transaction, scope.userId);
      const saved = await save(transaction, scope, words);
      if ((await countEntries(transaction, table, scope.userId)) > maxEntries) throw full();
      return saved;
    });
  }

  return {
    addAll,

    async list(userId: string, query: Filter): Promise<{ entries: Entry[]; total: number }> {
      const found = await listEntries(db, table, userId, query);
      return { entries: found.map(toEntry), total: await countEntries(db, table, userId, query) };
    },

    async add(userId: string, payload: Words & Pair): Promise<Entry> {
      const scope = scopeOf(userId, payload);
      await addAll(scope, [payload]);
      return await find(scope, payload, db);
    },

    async update(userId: string, id: string, payload: Words & Pair): Promise<Entry> {
      const scope = scopeOf(userId, payload);
      return await db.transaction(async (transaction) => {
        // Another entry of the same words gives way to this one.
        const removed = await transaction.delete(table).where(own(userId, id)).returning({ id: table.id });
        if (removed.length === 0) throw notFound();
        await save(transaction, scope, [payload]);
        await transaction.update(rows).set({ id }).where(isFor(scope, payload));
        return await find(scope, payload, transaction);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.delete(table).where(own(userId, id)).returning({ id: table.id });
      if (removed.length === 0) throw notFound();
    },
  };
}
