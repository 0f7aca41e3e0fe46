import { PassThrough, type Readable } from 'node:stream';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../db/open.ts';
import {
  creditEntries,
  documents,
  glossaryEntries,
  images,
  memoryEntries,
  processes,
  sessions,
  storedFiles,
  subscriptions,
  users,
} from '../db/schema.ts';
import type { FileStore } from '../storage/file-store.ts';

export interface DataExportOptions {
  db: Database;
  files: FileStore;
  /** Called with the error when the export breaks off. */
  onError: (error: unknown) => void;
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
/** Rows that are read at a time: texts of a process can be large. */
const batch = 50;

/**
 * Everything that is stored about a user, as a zip file that is written while it is read: tables as JSON, and all files.
 * Neither password hashes nor token hashes are in it.
 */
export async function exportData({ db, files, onError }: DataExportOptions, userId: string): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => {
    onError(error);
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(output);
  let current: Readable | undefined;
  // A client that leaves in the middle must leave no file open.
  output.once('close', () => current?.destroy());

  const open = async (key: string, take: (error: unknown, stream: Readable) => void): Promise<void> => {
    current = await files.read(key);
    if (output.destroyed) current.destroy();
    else take(null, current);
  };

  for (const [name, rows] of Object.entries(await readTables(db, userId))) zip.addBuffer(json(rows), `${name}.json`);
  for await (const [name, rows] of readProcesses(db, userId)) zip.addBuffer(json(rows), name);
  const kept = await db.select({ key: storedFiles.key }).from(storedFiles).where(eq(storedFiles.userId, userId));
  for (const { key } of kept) {
    // Picture formats are compressed already.
    zip.addReadStreamLazy(`files/${key}`, { compress: false }, (take) => {
      open(key, take).catch((error: unknown) =>
        take(error instanceof Error ? error : new Error(String(error)), output),
      );
    });
  }
  zip.end();
  return output;
}

async function readTables(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const { passwordHash: _, ...account } = { passwordHash: null, ...user };
  const tables = {
    sessions,
    credits: creditEntries,
    subscriptions,
    images,
    glossary: glossaryEntries,
    memory: memoryEntries,
  };
  const rows: Record<string, unknown[]> = { account: [account] };
  for (const [name, table] of Object.entries(tables)) {
    rows[name] = await db.select().from(table).where(eq(table.userId, userId));
  }
  return rows;
}

/** Each process with its texts, and the document as it was saved last. */
async function* readProcesses(db: Database, userId: string): AsyncGenerator<[string, unknown]> {
  for (let last: string | undefined; ;) {
    const after = last === undefined ? undefined : gt(processes.id, last);
    const rows = await db
      .select()
      .from(processes)
      .where(and(eq(processes.userId, userId), after))
      .orderBy(asc(processes.id))
      .limit(batch);
    for (const row of rows) {
      yield [`processes/${row.messageId}.json`, row];
      const [document] = await db
        .select()
        .from(documents)
        .where(eq(documents.processId, row.id))
        .orderBy(desc(documents.version))
        .limit(1);
      if (document) yield [`documents/${row.messageId}.json`, document];
    }
    last = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}
