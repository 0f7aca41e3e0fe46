import {
  maxGlossaryEntries,
  maxMemoryEntries,
  maxSegmentLength,
  maxTermLength,
  type GlossaryEntry,
  type GlossaryImportPayload,
  type glossaryExportQuery,
  type GlossaryTerm,
  type ImportResponse,
  type MemoryEntry,
  type memoryExportQuery,
  type MemoryImportPayload,
  type MemoryUnit,
} from '@palimpsest/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/open.ts';
import { glossaryEntries, memoryEntries } from '../db/schema.ts';
import { assertLengths, createEntries, scopeOf, type Pair } from './entries.ts';
import { writeCsv } from './formats/csv.ts';
import { writeTbx } from './formats/tbx.ts';
import type { TermFiles } from './formats/term-files.ts';
import { writeTmx } from './formats/tmx.ts';
import {
  hashSource,
  inScope,
  normaliseTerm,
  saveTerms,
  saveUnits,
  termsOf,
  unitsOf,
  type Scope,
} from './repository.ts';

/** A file to be downloaded. */
export interface ExportedFile {
  name: string;
  mediaType: string;
  content: string | Buffer;
}

const fileName = (what: string, { source_lang, target_lang }: Pair, ending: string) =>
  `${what}-${source_lang}-${target_lang}.${ending}`.toLowerCase().replaceAll(' ', '-');
const pairOf = ({ sourceLanguage: source, targetLanguage: target }: Scope) => ({ source, target });
const commonOf = (row: (typeof glossaryEntries | typeof memoryEntries)['$inferSelect']) => ({
  id: row.id,
  source_lang: row.sourceLanguage,
  target_lang: row.targetLanguage,
  translation: row.translation,
  updated_at: row.updatedAt.toISOString(),
});

/** Terms of users, and how they want them translated. */
export function createGlossary(db: Database, files: Pick<TermFiles, 'readTerms'>) {
  const entries = createEntries(db, {
    table: glossaryEntries,
    isFor: (scope, { term }: GlossaryTerm) =>
      and(inScope(glossaryEntries, scope), eq(glossaryEntries.normalisedTerm, normaliseTerm(term))),
    save: saveTerms,
    toEntry: (row): GlossaryEntry => ({ ...commonOf(row), term: row.term }),
    maxEntries: maxGlossaryEntries,
    noun: 'terms',
  });
  return {
    ...entries,

    async import(userId: string, { format, content, ...pair }: GlossaryImportPayload): Promise<ImportResponse> {
      const scope = scopeOf(userId, pair);
      const terms = await files.readTerms(userId, { format, content, pair: pairOf(scope) });
      const words = terms.flatMap(({ term, translation }) => [term, translation ?? '']);
      assertLengths(words, maxTermLength);
      return await entries.addAll(scope, terms);
    },

    async export(userId: string, query: z.output<typeof glossaryExportQuery>): Promise<ExportedFile> {
      const scope = scopeOf(userId, query);
      const terms = await termsOf(db, scope);
      const name = fileName('glossary', query, query.format);
      return query.format === 'csv'
        ? { name, mediaType: 'text/csv', content: writeCsv(terms) }
        : { name, mediaType: 'application/x-tbx+xml', content: writeTbx(terms, pairOf(scope)) };
    },
  };
}

/** Translations that users corrected, entered or imported. */
export function createMemory(db: Database, files: Pick<TermFiles, 'readUnits'>) {
  const kindOf = (origin: 'entered' | 'imported') =>
    createEntries(db, {
      table: memoryEntries,
      isFor: (scope, { source }: MemoryUnit) =>
        and(inScope(memoryEntries, scope), eq(memoryEntries.sourceHash, hashSource(source))),
      save: (at, scope, units) => saveUnits(at, scope, units, origin),
      toEntry: (row): MemoryEntry => ({
        ...commonOf(row),
        translation: row.translation,
        source: row.source,
        origin: row.origin,
      }),
      maxEntries: maxMemoryEntries,
      noun: 'translations',
    });
  return {
    ...kindOf('entered'),

    async import(userId: string, { content, ...pair }: MemoryImportPayload): Promise<ImportResponse> {
      const scope = scopeOf(userId, pair);
      const units = await files.readUnits(userId, { format: 'tmx', content, pair: pairOf(scope) });
      const words = units.flatMap(({ source, translation }) => [source, translation]);
      assertLengths(words, maxSegmentLength);
      return await kindOf('imported').addAll(scope, units);
    },

    async export(userId: string, query: z.output<typeof memoryExportQuery>): Promise<ExportedFile> {
      const scope = scopeOf(userId, query);
      const content = writeTmx(await unitsOf(db, scope), pairOf(scope));
      return { name: fileName('memory', query, 'tmx'), mediaType: 'application/x-tmx+xml', content };
    },
  };
}
