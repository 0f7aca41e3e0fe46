import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, type Table } from 'drizzle-orm';
import { z } from 'zod';
import {
  auditEntries,
  creditAccounts,
  creditEntries,
  documents,
  emailTokens,
  formerAccounts,
  glossaryEntries,
  googleNonces,
  images,
  memoryEntries,
  processes,
  refreshTokens,
  sessions,
  storedFiles,
  subscriptions,
  users,
} from '../db/schema.ts';
import { StartError } from '../start-error.ts';

/** Every table, those first that others refer to. */
export const backedUpTables: readonly Table[] = [
  users,
  sessions,
  refreshTokens,
  emailTokens,
  googleNonces,
  creditAccounts,
  creditEntries,
  subscriptions,
  images,
  processes,
  storedFiles,
  documents,
  glossaryEntries,
  memoryEntries,
  auditEntries,
  formerAccounts,
];

export const tableNames = backedUpTables.map((table) => getTableName(table));

/** What `manifest.json` of a backup says. */
export const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** Number of migrations that the tables have gone through. */
  schema: z.number().int(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  files: z.number().int(),
  bytes: z.number(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestPath = (folder: string) => join(folder, 'manifest.json');
export const tablePath = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`);
export const filesPath = (folder: string) => join(folder, 'files');

/** @throws StartError when the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestPath(folder), 'utf8')));
  } catch (cause) {
    throw new StartError(`${folder} holds no backup that this version can read: manifest.json is missing or damaged.`, {
      cause,
    });
  }
}

/** The rows of a table as they stand in the backup, one JSON text each. */
export async function* readRows(folder: string, table: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(tablePath(folder, table), 'utf8') as AsyncIterable<string>) {
    // Only here: JSON texts hold signs that other readers take for the end of a line.
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Counts and hashes rows in their order. */
export function createRowDigest(): { add: (row: string) => void; result: () => { rows: number; sha256: string } } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(row) {
      hash.update(`${row}\n`);
      rows += 1;
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
