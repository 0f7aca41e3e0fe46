import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installationVariables } from '../testing/filled-installation.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { runServerToItsEnd } from '../testing/server-process.ts';

let root: string;
let database: FreshDatabase;
let variables: NodeJS.ProcessEnv;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-commands-'));
  database = await createFreshDatabase(join(root, 'database'));
  variables = installationVariables(root, database.variables.DATABASE_URL);
});
afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

const run = (...args: string[]) => runServerToItsEnd(variables, { args });

test('the command line knows the commands, says how they are called, and tells failure by its exit code', async () => {
  expect(await run('dump')).toEqual({ code: 1, stderr: 'Usage: dump <new file>\n' });
  expect((await run('bake')).stderr).toMatch(/^There is no command bake\.[^]*dump <new file>/);
});
