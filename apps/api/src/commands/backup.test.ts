import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fillInstallation, findBelongings, foundBy, installationVariables } from '../testing/filled-installation.ts';
import { createFreshDatabase } from '../testing/fresh-database.ts';

const run = promisify(execFile);

/** An empty installation in a folder of its own; with PostgreSQL, its database has no tables yet. */
async function install(name: string) {
  const root = await mkdtemp(join(tmpdir(), `palimpsest-${name}-`));
  const dataDir = join(root, 'data');
  const database = await createFreshDatabase(join(dataDir, 'database'));
  onTestFinished(async () => {
    await database.drop();
    await rm(root, { recursive: true, force: true });
  });
  return { root, dataDir, url: database.variables.DATABASE_URL };
}

test('a user finds the process and the picture again in an empty installation that the backup was restored into', async () => {
  const one = await install('backed-up');
  const two = await install('restored');
  const belongings = await fillInstallation(installationVariables(one.dataDir, one.url));
  const archive = join(one.root, 'files.tar.gz');
  // These are the commands of "Backup" in deploy/README.md.
  if (one.url !== undefined && two.url !== undefined) {
    const dumped = join(one.root, 'database.dump');
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${dumped}`, one.url]);
    await run('tar', ['-czf', archive, '-C', one.dataDir, 'files']);
    await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${two.url}`, dumped]);
  } else {
    await run('tar', ['-czf', archive, '-C', one.dataDir, '.']);
    await rm(two.dataDir, { recursive: true });
  }
  await rm(one.dataDir, { recursive: true });
  await mkdir(two.dataDir, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', two.dataDir]);
  expect(await findBelongings(installationVariables(two.dataDir, two.url), belongings)).toEqual(foundBy(belongings));
});
