import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { jobPriority } from '../images/repository.ts';
import { openQueue } from '../jobs/queue.ts';
import { StartError } from '../start-error.ts';
import { filesPath, readManifest, readRows, tableNames } from './backup-format.ts';
import { schemaVersion } from './backup.ts';
import { openInstallation, reportError, type Installation } from './installation.ts';
import { verifyBackup } from './verify.ts';

/** Rows that are written at a time. */
const batch = 100;

/**
 * Puts a backup into an empty installation, on either database and either storage. What was in work is queued again.
 * @returns a line for whoever called it
 * @throws StartError when the backup is damaged or of another version, or the installation is not empty
 */
export async function restore(config: Config, folder: string): Promise<string> {
  const manifest = await readManifest(folder);
  const problems = await verifyBackup(folder);
  if (problems.length > 0) throw new StartError(`The backup is damaged. ${problems.join('; ')}`);
  await using installation = await openInstallation(config);
  const { db } = installation.database;
  const version = await schemaVersion(db);
  if (version !== manifest.schema) {
    throw new StartError(
      `The backup has schema ${manifest.schema}, this version has ${version}. Restore it with the version that made it, then update.`,
    );
  }
  const { rows } = await db.execute(sql`select 1 from users limit 1`);
  if (rows.length > 0) throw new StartError('There are accounts in this database. Restore into an empty one.');

  // Files first: a crash leaves some without rows, never rows without files.
  await restoreFiles(installation, folder);
  await db.transaction(async (transaction) => {
    for (const table of tableNames) await insertRows(transaction, folder, table);
  });
  const queued = await queueUnfinished(config, installation);
  return `Restored ${manifest.files} files and all tables of ${manifest.created_at}; ${queued} processes wait in the queue.`;
}

async function restoreFiles({ files, folder: data }: Installation, folder: string): Promise<void> {
  const temporary = await mkdtemp(join(data.temporary, 'restore-'));
  try {
    for await (const row of readRows(folder, 'stored_files')) {
      const { key } = JSON.parse(row) as { key: string };
      const copy = join(temporary, 'file');
      await copyFile(join(filesPath(folder), key), copy);
      await files.adopt(copy, key);
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function insertRows(transaction: Database, folder: string, table: string): Promise<void> {
  const name = sql.identifier(table);
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const rows = `[${waiting.join(',')}]`;
    await transaction.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
    waiting = [];
  };
  for await (const row of readRows(folder, table)) {
    waiting.push(row);
    if (waiting.length === batch) await flush();
  }
  await flush();
}

async function queueUnfinished(config: Config, { database }: Installation): Promise<number> {
  const { db } = database;
  const { rows } = await db.execute<{ id: string; message_id: string; user_id: string }>(
    sql`select id, message_id, user_id from processes where status not in ('processed', 'failed') order by created_at`,
  );
  if (rows.length === 0) return 0;
  const { JOB_TIMEOUT: jobTimeout, JOB_ATTEMPTS: attempts, DATABASE_URL: url } = config;
  const queue = await openQueue({ database, url, jobTimeout, attempts, onError: reportError });
  try {
    for (const { id, message_id: messageId, user_id: userId } of rows) {
      // In no transaction: the queue reads what it knows of itself first, and the embedded database has one connection.
      await queue.enqueue(db, messageId, { processId: id }, await jobPriority(db, userId));
    }
  } finally {
    await queue.stop();
  }
  return rows.length;
}
