import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { creditsResponse, imageProcess, processResponse } from '@palimpsest/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '../application.ts';
import { readConfig, type Config } from '../config.ts';
import { startClamd } from '../testing/clamd.ts';
import { until } from '../testing/eventually.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import { runServerToItsEnd } from '../testing/server-process.ts';
import { createTestClient, type TestClient, type TestUser } from '../testing/test-client.ts';
import { tableNames } from './backup-format.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

let root: string;
const databases: FreshDatabase[] = [];
let running: Application | undefined;
const at = (...parts: string[]) => join(root, ...parts);

interface Installed {
  config: Config;
  variables: NodeJS.ProcessEnv;
}

/** An empty installation, whose server works on no images. */
async function install(name: string): Promise<Installed> {
  const database = await createFreshDatabase(at(name, 'database'));
  databases.push(database);
  const variables = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    WORKER_SLOTS: '0',
    DATA_DIR: at(name),
    AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    ...database.variables,
  };
  return { config: readConfig(variables), variables };
}

async function serve(config: Config): Promise<TestClient> {
  running = await startApplication(config);
  return createTestClient(running.url ?? '');
}

async function stop(): Promise<void> {
  await running?.close();
  running = undefined;
}

/** An installation with an account, a picture, a term and a process that is unfinished; its backup is in `first`. */
let one: Installed;
let user: TestUser;
let picture: Buffer;
let image: string;
let messageId: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palimpsest-backup-'));
  one = await install('one');
  const server = await serve(one.config);
  user = await server.signUp();
  picture = await blankPicture();
  image = await server.upload(user.token, picture);
  const term = { source_lang: 'English', target_lang: 'Spanish', term: '“Café”\\n', translation: null };
  await server.send('POST', '/v1/glossary', { token: user.token, json: term });
  const json = { target_lang: 'Spanish' };
  const started = await server.send('POST', `/v1/images/process/${image}`, { token: user.token, json });
  messageId = processResponse.parse(started.body).message_id;
  await stop();
  await backup(one.config, at('first'));
});
afterAll(async () => {
  await stop();
  await rm(root, { recursive: true, force: true });
  for (const database of databases) await database.drop();
});

test('backup, restore, backup: every table and every file is equal, and what was in work goes on', async () => {
  const two = await install('two');
  expect(await verify(one.config, at('first'))).toBe(`The backup in ${at('first')} is whole.`);
  expect(await restore(two.config, at('first'))).toContain('1 processes wait in the queue');
  await backup(two.config, at('second'));
  let rows = 0;
  for (const table of tableNames) {
    const [first, second] = await Promise.all(
      ['first', 'second'].map((name) => readFile(at(name, 'tables', `${table}.jsonl`), 'utf8')),
    );
    expect({ table, rows: second }).toEqual({ table, rows: first });
    rows += first?.split('\n').length ?? 0;
  }
  expect(rows).toBeGreaterThan(tableNames.length);
  expect(await readFile(at('second', 'files', 'images', image, 'original.png'))).toEqual(picture);

  const next = await serve({ ...two.config, WORKER_SLOTS: 1 });
  const login = await next.send('POST', '/v1/auth/login', { json: { email: user.email, password: user.password } });
  const { access_token: token } = login.body as { access_token: string };
  await until(async () => {
    const { body } = await next.send('GET', `/v1/images/process/${messageId}/status`, { token });
    return imageProcess.parse(body).status === 'failed';
  });
  const { body } = await next.send('GET', '/v1/subscriptions/credits', { token });
  expect(creditsResponse.parse(body).remaining_credits).toBe(5);
  await stop();
});

test('a backup that was changed, or from which a file is missing, is not restored', async () => {
  const other = await install('other');
  await cp(at('first'), at('copy'), { recursive: true });
  const file = at('copy', 'files', 'images', image, 'original.png');
  await writeFile(file, 'something else');
  await expect(restore(other.config, at('copy'))).rejects.toThrow(`the file images/${image}/original.png was changed`);
  await rm(file);
  await expect(verify(one.config, at('copy'))).rejects.toThrow(`the file images/${image}/original.png is missing`);
  await writeFile(at('copy', 'tables', 'users.jsonl'), '');
  await expect(verify(one.config, at('copy'))).rejects.toThrow('the table users was changed');
});

test('nothing is overwritten: neither a folder with files nor a database with accounts', async () => {
  await expect(backup(one.config, at('first'))).rejects.toThrow('is not empty');
  await expect(restore(one.config, at('first'))).rejects.toThrow('There are accounts in this database');
  // The secret of the installation is in no backup.
  expect((await readdir(at('first'))).toSorted()).toEqual(['files', 'manifest.json', 'tables']);
});

const run = (...args: string[]) => runServerToItsEnd(one.variables, { args });

test('the command line knows the commands, says how they are called, and tells failure by its exit code', async () => {
  expect(await run('restore')).toEqual({ code: 1, stderr: 'Usage: restore <folder of a backup>\n' });
  expect((await run('bake')).stderr).toMatch(/^There is no command bake\.[^]*backup <new folder>/);
});

test('the doctor says what works, and fails where something that is needed does not', async () => {
  expect(await doctor(one.config)).toMatch(/^ok {6}Node: 24[^]*ok {6}database: \w+ \d+[^]*ok {6}e-mail: kept in /);
  const broken = { ...one.config, SMTP_URL: 'smtp://127.0.0.1:1' };
  await expect(doctor(broken)).rejects.toThrow(/^failed {2}e-mail: .*ECONNREFUSED/m);
});

/** What clamd answers to VERSION whose signatures are as old as this, in days. */
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

const report = (address: string) => doctor({ ...one.config, CLAMD_ADDRESS: address }).catch(String);

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
