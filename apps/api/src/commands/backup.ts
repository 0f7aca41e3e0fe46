import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { StartError } from '../start-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createRowDigest, filesPath, manifestPath, tableNames, tablePath, type Manifest } from './backup-format.ts';
import { openInstallation } from './installation.ts';

/** Rows that are read at a time. */
const batch = 200;

/**
 * Writes all tables, as one moment saw them, and all files into a new folder. Secrets of the installation (AUTH_SECRET) are not in it.
 * @returns a line for whoever called it
 * @throws StartError when the folder is not empty
 */
export async function backup(config: Config, folder: string): Promise<string> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1) throw new StartError(`${folder} is not empty. Name a new folder.`);
  await using installation = await openInstallation(config);
  const { tables, schema } = await installation.database.db.transaction(
    async (transaction) => ({
      tables: await writeTables(transaction, folder),
      schema: await schemaVersion(transaction),
    }),
    { isolationLevel: 'repeatable read' },
  );
  const stored = await installation.database.db.execute<{ key: string }>(
    sql`select key from stored_files order by key`,
  );
  let [files, bytes] = [0, 0];
  for (const { key } of stored.rows) {
    bytes += await copyFile(installation.files, key, join(filesPath(folder), key));
    files += 1;
  }
  const manifest: Manifest = { format: 1, created_at: new Date().toISOString(), schema, tables, files, bytes };
  // Last: a folder without it is no backup.
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${rows} rows of ${tableNames.length} tables and ${files} files (${bytes} bytes) to ${folder}.`;
}

/** Number of migrations that the tables have gone through. */
export async function schemaVersion(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.count ?? 0;
}

async function writeTables(transaction: Database, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const table of tableNames) {
    const digest = createRowDigest();
    const output = createWriteStream(tablePath(folder, table), { mode: 0o600 });
    // Text orders rows alike on every engine.
    const rows = sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by row_to_json(t)::text collate "C"`;
    await transaction.execute(sql`declare backup_rows no scroll cursor for ${rows}`);
    for (;;) {
      const read = await transaction.execute<{ row: string }>(sql.raw(`fetch ${batch} from backup_rows`));
      for (const { row } of read.rows) {
        digest.add(row);
        if (!output.write(`${row}\n`)) await once(output, 'drain');
      }
      if (read.rows.length < batch) break;
    }
    await transaction.execute(sql`close backup_rows`);
    output.end();
    await finished(output);
    tables[table] = digest.result();
  }
  return tables;
}

async function copyFile(files: FileStore, key: string, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const output = createWriteStream(path, { mode: 0o600 });
  await pipeline(await files.read(key), output);
  return output.bytesWritten;
}
