import type { LanguageName, MemoryOrigin } from '@palimpsest/contract';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userId, updatedAt } from './accounts.ts';

const languages = () => ({
  sourceLanguage: text('source_language').$type<LanguageName>().notNull(),
  targetLanguage: text('target_language').$type<LanguageName>().notNull(),
});

/** Terms, and how their owner wants them translated. */
export const glossaryEntries = pgTable(
  'glossary_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    ...languages(),
    term: text('term').notNull(),
    /** The term as it is compared: case and spaces do not count. */
    normalisedTerm: text('normalised_term').notNull(),
    /** Null: the term stays as it is. */
    translation: text('translation'),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('glossary_entries_key').on(
      table.userId,
      table.sourceLanguage,
      table.targetLanguage,
      table.normalisedTerm,
    ),
  ],
);

/** Texts, and how their owner wants them translated: what they corrected, entered or imported. */
export const memoryEntries = pgTable(
  'memory_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    ...languages(),
    source: text('source').notNull(),
    /** SHA-256 of the text with its spaces made one: long texts do not fit an index. */
    sourceHash: text('source_hash').notNull(),
    translation: text('translation').notNull(),
    origin: text('origin').$type<MemoryOrigin>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('memory_entries_key').on(table.userId, table.sourceLanguage, table.targetLanguage, table.sourceHash),
    index('memory_entries_updated_at').on(table.userId, table.updatedAt),
  ],
);
