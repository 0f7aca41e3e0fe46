import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { hashStream } from '../storage/measured-file.ts';
import { createRowDigest, filesPath, readManifest, readRows, tableNames } from './backup-format.ts';

/**
 * Checks a backup against its hashes.
 * @returns a line for whoever called it
 * @throws StartError naming what is missing or changed
 */
export async function verify(_: Config, folder: string): Promise<string> {
  const problems = await verifyBackup(folder);
  if (problems.length > 0) throw new StartError(`The backup is damaged. ${problems.join('; ')}`);
  return `The backup in ${folder} is whole.`;
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
