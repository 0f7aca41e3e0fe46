import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApplication } from './application.ts';
import { runCommand } from './commands/commands.ts';
import { readConfig, readRole } from './config.ts';
import { StartError } from './start-error.ts';
import { runServerToItsEnd, type ServerProcess } from './testing/server-process.ts';
import { useServer } from './testing/use-server.ts';

const installation = useServer();
/** Environment variables of a server that loads no engine, on the embedded database. */
const variables = () => ({ DATA_DIR: installation.dataDir, DATABASE_URL: '', WORKER_SLOTS: '0' });
/** A start takes seconds: a test leaves its server to the next one, unless that one needs the data folder for itself. */
const launch = () => installation.launch(variables());

describe('starting', () => {
  test('closes a data folder that was there before to other users of the machine', async () => {
    await chmod(installation.dataDir, 0o755);
    await launch();
    // The embedded database sets the modes of its files itself; the closed folder keeps other users away from them.
    expect((await stat(installation.dataDir)).mode & 0o777).toBe(0o700);
  });

  test('keeps its secret where only its owner reads it', async () => {
    await launch();
    const path = join(installation.dataDir, 'auth-secret');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path, 'utf8')).length).toBeGreaterThanOrEqual(64);
  });

  test('says where it is ready, answers there, and knows its users when it starts again', async () => {
    const first = await launch();
    // All other lines are log entries.
    const sentences = first
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{"level":'));
    expect(sentences).toEqual([expect.stringMatching(/^Palimpsest is ready at http:\/\/localhost:\d+$/)]);
    const user = await first.signUp();
    expect(await first.end('SIGINT')).toBe(0);

    const next = await launch();
    // The secret is kept, so that tokens made before the restart are still valid.
    expect((await next.send('GET', '/v1/user/profile', { token: user.token })).status).toBe(200);
  });

  test('grant-admin makes an account one of the staff', async () => {
    const before = await launch();
    const user = await before.signUp();
    const list = (server: ServerProcess) => server.send('GET', '/v1/admin/images/processes', { token: user.token });
    expect((await list(before)).status).toBe(403);
    expect(await before.end('SIGTERM')).toBe(0);
    await runCommand('grant-admin', readConfig(variables()), user.email);
    const after = await launch();
    expect((await list(after)).status).toBe(200);
  });

  test('a second instance on the same data folder, which names the first', async () => {
    const first = await launch();
    const { code, stderr } = await runServerToItsEnd(variables());
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^The data folder ${installation.dataDir} is in use by process ${first.pid}\\. .*DATA_DIR=.*\\n$`),
    );
    await first.end('SIGKILL');
    // The lock went with its holder.
    await launch();
  });

  test('stops also while somebody is still sending', async () => {
    const server = await launch();
    const user = await server.signUp();
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    // The server cuts the line, which this end may see as an error.
    socket.on('error', () => undefined).resume();
    const head = `POST /v1/images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n`;
    socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`);
    // The server ended by itself: one that waits for the sender is killed, which gives another code.
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('what makes starting impossible is said in one line, with exit code 1', () => {
  test('grant-admin without such an account', async () => {
    const { code, stderr } = await runServerToItsEnd(variables(), { args: ['grant-admin', 'a@example.com'] });
    expect([code, stderr]).toEqual([1, 'There is no account of a@example.com. Sign up first, then call this again.\n']);
  });

  test('a port that is none', async () => {
    const { code, stderr } = await runServerToItsEnd({ ...variables(), PORT: 'eighty' });
    expect(stderr).toMatch(/^The configuration cannot be used\. PORT: .*\n$/);
    expect(code).toBe(1);
  });

  test('a Node that is too old', async () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '22.20.0' })";
    const { code, stderr } = await runServerToItsEnd(variables(), {
      nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`],
    });
    expect([code, stderr]).toEqual([1, 'Palimpsest needs Node 24 or newer; this is 22.20.0.\n']);
  });
});

const start = async (wrong: NodeJS.ProcessEnv, args: readonly string[] = []) =>
  await startApplication(readConfig({ ...variables(), LOG_LEVEL: 'silent', ...wrong }, readRole(args)));

/** A {@link StartError} of this message. */
const sentence = (message: string | RegExp) =>
  expect.objectContaining({
    constructor: StartError,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });

/** These reach `run`, which the tests above see printing them, as a {@link StartError}. */
describe('it is also impossible with', () => {
  test('a data folder that cannot be written', async () => {
    const file = join(installation.dataDir, 'file');
    await writeFile(file, '');
    await expect(start({ DATA_DIR: join(file, 'folder') })).rejects.toEqual(
      sentence(/^The data folder \S+ cannot be written \(ENOTDIR.*\)\. Make it writable or .*DATA_DIR=.*$/),
    );
  });

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    onTestFinished(() => void other.close());
    await expect(start({ PORT: String(port), HOST: 'localhost' })).rejects.toEqual(
      sentence(`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}`),
    );
  });

  test.each([
    [
      'a translator without its key',
      { TRANSLATORS: 'deepl' },
      [],
      /^The configuration cannot be used\. TRANSLATORS names deepl, which needs DEEPL_API_KEY$/,
    ],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x' },
      [],
      /^The configuration cannot be used\. DATABASE_URL: must start with postgres.*$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      [],
      /^The database at DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.$/,
    ],
    [
      'a proxy that is no address',
      { TRUST_PROXY: 'true' },
      [],
      /^The configuration cannot be used\. TRUST_PROXY: must list addresses or ranges of proxies.*$/,
    ],
    [
      'a secret that is not random',
      { AUTH_SECRET: 'a'.repeat(32) },
      [],
      /^The configuration cannot be used\. AUTH_SECRET: must be random.*openssl rand.*$/,
    ],
    ['an unknown role', {}, ['--role=cook'], /^--role=cook is not known\. Use one of: all, http, worker\.$/],
    ['a part of the server without a shared database', {}, ['--role=worker'], /^--role=worker needs DATABASE_URL: .*$/],
  ])('%s', async (_, wrong, args, line) => {
    await expect(start(wrong, args)).rejects.toEqual(sentence(line));
  });
});
