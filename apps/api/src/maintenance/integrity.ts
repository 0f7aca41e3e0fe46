import type { IntegrityReport } from '@palimpsest/contract';
import { asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { integrityReports, storedFiles } from '../db/schema.ts';
import { ownsFile } from '../images/stored-files.ts';
import type { StorageState } from '../metrics/metrics.ts';
import type { FileStore } from '../storage/file-store.ts';
import { hashStream } from '../storage/measured-file.ts';

/** Rows that are read at a time. */
const batch = 200;
/** Keys of each kind that a report lists. */
const listed = 100;
/** What stands in the storage for less than this may be on its way into the database, in ms. */
const settledMs = 24 * 60 * 60 * 1_000;
/** Reports that are kept, in days. */
const keptDays = 90;

export interface IntegrityOptions {
  db: Database;
  files: FileStore;
  /** Ends the check between two files. */
  signal?: AbortSignal;
}

/** Reads every file and compares it with what was stored; changes nothing but hashes that were never taken. Keeps and gives the report. */
export async function checkIntegrity({ db, files, signal }: IntegrityOptions): Promise<IntegrityReport> {
  const report = { files: 0, bytes: 0, missing: [] as string[], mismatched: [] as string[], orphans: [] as string[] };
  for (let last = ''; ;) {
    const rows = await db
      .select()
      .from(storedFiles)
      .where(gt(storedFiles.key, last))
      .orderBy(asc(storedFiles.key))
      .limit(batch);
    for (const row of rows) {
      signal?.throwIfAborted();
      report.files += 1;
      report.bytes += row.bytes;
      const state = await compare(db, files, row);
      if (state !== 'whole') report[state].push(row.key);
    }
    last = rows.at(-1)?.key ?? last;
    if (rows.length < batch) break;
  }
  for await (const key of files.keys()) {
    signal?.throwIfAborted();
    const file = await files.find(key);
    const isSettled = file && Date.now() - file.modifiedAt.getTime() >= settledMs;
    if (isSettled && !(await ownsFile(db, undefined, key))) report.orphans.push(key);
  }
  await db
    .delete(integrityReports)
    .where(lt(integrityReports.checkedAt, sql`now() - make_interval(days => ${keptDays})`));
  const [kept] = await db.insert(integrityReports).values(report).returning();
  return toReport(kept ?? { ...report, checkedAt: new Date() });
}

async function compare(
  db: Database,
  files: FileStore,
  { key, bytes, sha256 }: typeof storedFiles.$inferSelect,
): Promise<'whole' | 'missing' | 'mismatched'> {
  const found = await files.find(key);
  if (!found) {
    // It may have been removed together with its row since the row was read.
    return (await ownsFile(db, undefined, key)) ? 'missing' : 'whole';
  }
  const measured = await hashStream(await files.read(key));
  if (sha256 === null) {
    await db.update(storedFiles).set({ sha256: measured, bytes: found.bytes }).where(eq(storedFiles.key, key));
    return 'whole';
  }
  return measured === sha256 && found.bytes === bytes ? 'whole' : 'mismatched';
}

/** What the last check found. */
export async function lastReport(db: Database): Promise<IntegrityReport> {
  const [last] = await db.select().from(integrityReports).orderBy(desc(integrityReports.checkedAt)).limit(1);
  return last ? toReport(last) : { checked_at: null, files: 0, bytes: 0, missing: [], mismatched: [], orphans: [] };
}

/** The last check in numbers. */
export async function readStorageState(db: Database): Promise<StorageState> {
  const { bytes, missing, mismatched } = await lastReport(db);
  return { bytes, damaged: missing.length + mismatched.length };
}

const first = (keys: string[]) => keys.slice(0, listed);

function toReport(report: Omit<typeof integrityReports.$inferSelect, 'id'>): IntegrityReport {
  const { checkedAt, files, bytes, missing, mismatched, orphans } = report;
  return {
    checked_at: checkedAt.toISOString(),
    files,
    bytes,
    missing: first(missing),
    mismatched: first(mismatched),
    orphans: first(orphans),
  };
}
