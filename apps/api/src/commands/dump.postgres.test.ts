import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fillInstallation, findBelongings, foundBy, installationVariables } from '../testing/filled-installation.ts';
import { createFreshDatabase } from '../testing/fresh-database.ts';
import { runCommand } from './commands.ts';

const run = promisify(execFile);

test('what was begun on the embedded database goes on on PostgreSQL', async () => {
  const root = await mkdtemp(join(tmpdir(), 'palimpsest-dump-'));
  const database = await createFreshDatabase('');
  onTestFinished(async () => {
    await database.drop();
    await rm(root, { recursive: true, force: true });
  });
  const embedded = installationVariables(join(root, 'embedded'));
  const belongings = await fillInstallation(embedded);
  const path = join(root, 'database.sql');
  await runCommand('dump', readConfig(embedded), path);
  expect((await stat(path)).mode & 0o077).toBe(0);
  await expect(runCommand('dump', readConfig(embedded), path)).rejects.toThrow('EEXIST');

  const { DATABASE_URL: url = '' } = database.variables;
  await run('psql', ['--quiet', '--file', path, url]);
  await cp(join(root, 'embedded', 'files'), join(root, 'moved', 'files'), { recursive: true });
  const moved = installationVariables(join(root, 'moved'), url);
  expect(await findBelongings(moved, belongings)).toEqual(foundBy(belongings));
  await expect(runCommand('dump', readConfig(moved), join(root, 'other.sql'))).rejects.toThrow('pg_dump');
});
