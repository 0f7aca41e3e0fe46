import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { startClamd } from '../testing/clamd.ts';
import { installationVariables } from '../testing/filled-installation.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { runServerToItsEnd } from '../testing/server-process.ts';
import { runCommand } from './commands.ts';

let root: string;
let database: FreshDatabase;
let variables: NodeJS.ProcessEnv;
let config: Config;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-commands-'));
  database = await createFreshDatabase(join(root, 'database'));
  variables = installationVariables(root, database.variables.DATABASE_URL);
  config = readConfig(variables);
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

test('the doctor says what works, and fails where something that is needed does not', async () => {
  expect(await runCommand('doctor', config)).toMatch(
    /^ok {6}Node: 24[^]*ok {6}database: \w+ \d+[^]*ok {6}e-mail: kept in /,
  );
  const broken = { ...config, SMTP_URL: 'smtp://127.0.0.1:1' };
  await expect(runCommand('doctor', broken)).rejects.toThrow(/^failed {2}e-mail: .*ECONNREFUSED/m);
});

/** Builds clamd's answer to VERSION for signatures of that age, in days. */
const clamdOf = (days: number) => {
  const [, weekday, day, month, year, time] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(Date.now() - days * 86_400_000).toUTCString()) ?? [];
  return `ClamAV 1.0.9/27812/${weekday} ${month} ${day?.replace(/^0/, ' ')} ${time} ${year}`;
};

const scanners = [
  [clamdOf(1), /^ok {6}malware: ClamAV 1\.0\.9, signatures of [\d-]{10}, 1 days old$/m],
  [clamdOf(9), /^failed {2}malware: .*9 days old; run freshclam$/m],
  ['ClamAV 1.0.9', /^failed {2}malware: ClamAV 1\.0\.9 has no signatures; run freshclam$/m],
  ['SSH-2.0-OpenSSH_9.2', /^failed {2}malware: clamd answered: SSH-2\.0-OpenSSH_9\.2$/m],
] as const;

const report = (address: string) => runCommand('doctor', { ...config, CLAMD_ADDRESS: address }).catch(String);

test('the doctor looks at the virus scanner and the age of its signatures', async () => {
  let address = '';
  for (const [version, line] of scanners) {
    const clamd = await startClamd({}, version);
    ({ address } = clamd);
    expect(await report(address)).toMatch(line);
    await clamd.close();
  }
  expect(await report(address)).toMatch(/^failed {2}malware: .*ECONNREFUSED/m);
});
