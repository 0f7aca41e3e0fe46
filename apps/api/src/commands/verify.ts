import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { checkIntegrity } from '../maintenance/integrity.ts';
import { StartError } from '../start-error.ts';
import { hashStream } from '../storage/measured-file.ts';
import { createRowDigest, filesPath, readManifest, readRows, tableNames } from './backup-format.ts';
import { openInstallation } from './installation.ts';

/**
 * Checks a backup, or without a folder every stored file of this installation, against the hashes.
 * @returns a line for whoever called it
 * @throws StartError naming what is missing or changed
 */
export async function verify(config: Config, folder: string | undefined): Promise<string> {
  if (folder !== undefined) {
    const problems = await verifyBackup(folder);
    if (problems.length > 0) throw new StartError(`The backup is damaged. ${problems.join('; ')}`);
    return `The backup in ${folder} is whole.`;
  }
  await using installation = await openInstallation(config);
  const { files, bytes, missing, mismatched, orphans } = await checkIntegrity({
    db: installation.database.db,
    files: installation.files,
  });
  const sums = `${files} files (${bytes} bytes), ${missing.length} missing, ${mismatched.length} changed, ${orphans.length} orphaned`;
  if (missing.length + mismatched.length === 0) return `${sums}.`;
  throw new StartError(`${sums}: ${[...missing, ...mismatched].join(', ')}`);
}

/** What is wrong with a backup; empty when it is whole. @throws StartError when it is none */
export async function verifyBackup(folder: string): Promise<string[]> {
  const { tables } = await readManifest(folder);
  const problems: string[] = [];
  for (const table of tableNames) {
    const digest = createRowDigest();
    for await (const row of readRows(folder, table)) digest.add(row);
    if (digest.result().sha256 !== tables[table]?.sha256) problems.push(`the table ${table} was changed`);
  }
  if (problems.length > 0) return problems;
  for await (const row of readRows(folder, 'stored_files')) {
    const { key, sha256 } = JSON.parse(row) as { key: string; sha256: string | null };
    const found = await hashOf(join(filesPath(folder), key));
    if (found === undefined) problems.push(`the file ${key} is missing`);
    else if (sha256 !== null && found !== sha256) problems.push(`the file ${key} was changed`);
  }
  return problems;
}

async function hashOf(path: string): Promise<string | undefined> {
  try {
    return await hashStream(createReadStream(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
