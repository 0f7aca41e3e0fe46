import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { creditsResponse, imageProcess, isTerminal, processResponse, type ImageProcess } from '@palimpsest/contract';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProxy, type CuttableProxy } from '../testing/cuttable-proxy.ts';
import { eventually } from '../testing/eventually.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import {
  endAllServers,
  startServerProcess,
  startWorkerProcess,
  type RunningProcess,
} from '../testing/server-process.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startS3, type TestS3 } from '../testing/test-s3.ts';
import { useInstallation } from '../testing/use-installation.ts';
import { printCount, repetitions } from '../testing/counts.ts';

const minutes = 60_000;
/** How long the database is away when it is stopped, in ms. */
const outageMs = 3_000;
/** A random part of this passes between two faults, in ms. */
const faultsEveryMs = 10_000;

const installation = useInstallation();
let proxy: CuttableProxy;
let s3: TestS3;
let variables: NodeJS.ProcessEnv;
beforeEach(async () => {
  const url = new URL(installation.variables.DATABASE_URL ?? '');
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  s3 = await startS3();
  url.port = String(proxy.port);
  variables = {
    DATABASE_URL: url.href,
    AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    TRIAL_CREDITS: '100',
    STARTS_PER_HOUR: '1000',
    WORKER_SLOTS: '1',
    ...s3.variables,
  };
});
afterEach(async () => {
  for (const stop of supervised.splice(0)) await stop();
  await endAllServers();
  await proxy.close();
  await s3.stop();
});

const serve = (name: string) =>
  startServerProcess({ ...variables, DATA_DIR: join(installation.dataDir, name) }, ['--role=http']);
const startWorker = (name: string) => startWorkerProcess({ ...variables, DATA_DIR: join(installation.dataDir, name) });

/** What ends the supervision of each worker, also after a test that failed. */
const supervised: (() => Promise<void>)[] = [];

/** Keeps a worker running, as whatever supervises processes does, until the test ends. */
async function supervise(name: string) {
  let stopped = false;
  let isRunning = true;
  let worker = await startWorker(name);
  const watch = async (): Promise<void> => {
    await worker.ended;
    isRunning = false;
    for (let isUp = stopped; !isUp;) {
      try {
        worker = await startWorker(name);
        isUp = isRunning = true;
      } catch {
        // The database is away: tried again after a pause.
        await delay(500);
        isUp = stopped;
      }
    }
    if (!stopped) await watch();
  };
  const watching = watch();
  supervised.push(async () => {
    stopped = true;
    await worker.end('SIGKILL');
    await watching;
  });
  return {
    /** One that is being started again is dead already. */
    kill: () => void (isRunning && process.kill(worker.pid, 'SIGKILL')),
  };
}

type Server = Awaited<ReturnType<typeof serve>>;

async function start(server: Server, user: TestUser, imageId: string): Promise<string> {
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const { body } = await server.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  return processResponse.parse(body).message_id;
}

async function look(server: Server, user: TestUser, messageId: string): Promise<ImageProcess> {
  const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
  return imageProcess.parse(body);
}

async function untilOver(server: Server, user: TestUser, messageId: string, timeout: number): Promise<ImageProcess> {
  const check = async () => {
    const process = await look(server, user, messageId);
    if (!isTerminal(process.status)) throw new Error(`still ${process.status}`);
    return process;
  };
  return await vi.waitFor(check, { timeout, interval: 250 });
}

async function readRows<Row>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: installation.variables.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

const debits = () => readRows<{ subject: string }>(`select subject from credit_entries where amount < 0`);

const jobs = repetitions(3, 60);
const kills = repetitions(1, 12);
const outages = repetitions(1, 2);

test(
  `2 HTTP servers, 3 workers, ${jobs} jobs, ${kills} random kills and ${outages} database stops: all finish, credits exact`,
  { timeout: 40 * minutes },
  async () => {
    const servers = [await serve('http-1'), await serve('http-2')] as const;
    const workers = [await supervise('worker-1'), await supervise('worker-2'), await supervise('worker-3')];
    const user = await servers[0].signUp();
    const imageId = await servers[0].upload(user.token, await samplePoster());
    const ids: string[] = [];
    // Whichever server is asked, the session and the image are there.
    for (let job = 0; job < jobs; job += 1) ids.push(await start(servers[job % 2 === 0 ? 0 : 1], user, imageId));

    const faults = ['stop', 'kill'].flatMap((fault) => Array<string>(fault === 'kill' ? kills : outages).fill(fault));
    const duringOutages: number[] = [];
    const cause = async () => {
      for (const fault of faults.toSorted(() => Math.random() - 0.5)) {
        await delay(Math.random() * faultsEveryMs);
        if (fault === 'kill') workers[Math.floor(Math.random() * workers.length)]?.kill();
        else {
          await proxy.cut();
          const json = { email: 'a@example.com', password: 'x' };
          duringOutages.push((await servers[1].send('POST', '/v1/auth/login', { json })).status);
          await delay(outageMs);
          await proxy.mend();
        }
      }
    };
    await cause();
    expect(duringOutages).toEqual(Array<number>(outages).fill(503));
    const ended: ImageProcess[] = [];
    for (const id of ids) ended.push(await untilOver(servers[1], user, id, 30 * minutes));
    const finished = ended.filter(({ status }) => status === 'processed').length;
    const taken = await debits();
    const { body } = await servers[0].send('GET', '/v1/subscriptions/credits', { token: user.token });
    const left = creditsResponse.parse(body).remaining_credits;
    printCount(
      `2 HTTP servers, 3 workers, ${kills} kills, ${outages} database stops: ${finished} of ${jobs} jobs finished, ${taken.length} debits, ${left} of 100 credits left`,
    );
    expect(ended.map(({ error_message: reason }) => reason)).toEqual(Array<null>(jobs).fill(null));
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(jobs);
    expect([taken.length, left]).toEqual([jobs, 100 - jobs]);
  },
);

test('what one server changes another tells at once: a log-out, and the status of a process', async () => {
  const [one, other] = [await serve('http-1'), await serve('http-2')];
  const user = await one.signUp();
  const messageId = await start(one, user, await one.upload(user.token, await samplePoster()));
  expect((await look(other, user, messageId)).status).toBe('idle');
  await readRows(`update processes set status = 'failed', failure_code = 'fault'`);
  await eventually(async () => expect((await look(other, user, messageId)).status).toBe('failed'));
  await one.send('POST', '/v1/auth/logout', { json: { refresh_token: user.refreshToken } });
  const profile = async () => (await other.send('GET', '/v1/user/profile', { token: user.token })).status;
  await eventually(async () => expect(await profile()).toBe(401));
});

test('a server that lost its connection hears of changes again, and answers nothing old', async () => {
  const server = await serve('http-1');
  const user = await server.signUp();
  const messageId = await start(server, user, await server.upload(user.token, await samplePoster()));
  expect((await look(server, user, messageId)).status).toBe('idle');
  await proxy.cut();
  await readRows(`update processes set status = 'failed', failure_code = 'fault'`);
  await proxy.mend();
  await eventually(async () => expect((await look(server, user, messageId)).status).toBe('failed'));
});

test('a frozen worker that is woken changes nothing: one result, one debit', { timeout: 5 * minutes }, async () => {
  const server = await serve('http-1');
  const frozen = await startWorker('worker-1');
  const user = await server.signUp();
  const messageId = await start(server, user, await server.upload(user.token, await samplePoster()));
  await vi.waitFor(
    async () => expect((await look(server, user, messageId)).status).toBe('text_extraction_processing'),
    { timeout: minutes, interval: 20 },
  );
  process.kill(frozen.pid, 'SIGSTOP');
  await startWorker('worker-2');
  const done = await untilOver(server, user, messageId, 2 * minutes);
  process.kill(frozen.pid, 'SIGCONT');
  await vi.waitFor(() => expect(frozen.output()).toMatch(/"outcome":"processed"|image will be tried again/), minutes);
  expect(await look(server, user, messageId)).toEqual(done);
  expect(done.status).toBe('processed');
  const taken = await debits();
  printCount(`a frozen worker woken: ${taken.length} debit, status still ${done.status}`);
  expect(taken).toHaveLength(1);
});

/** Every status in which a worker holds a process; the gate tries the first. */
const everyStage = [
  'text_extraction_processing',
  'processing',
  'downloading_image',
  'localization_processing',
  'inpainting_processing',
  'uploading_results',
] as const;
const stages = everyStage.slice(0, repetitions(1, everyStage.length));

/** Looks at the process while its worker is frozen, until it is in `stage`: then the worker stays frozen. @returns false if it ended first */
async function untilIn(stage: string, worker: RunningProcess, messageId: string): Promise<boolean> {
  const client = new Client({ connectionString: installation.variables.DATABASE_URL });
  await client.connect();
  try {
    for (;;) {
      process.kill(worker.pid, 'SIGSTOP');
      const { rows } = await client.query<{ status: string }>('select status from processes where message_id = $1', [
        messageId,
      ]);
      const status = rows[0]?.status;
      if (status === stage) return true;
      process.kill(worker.pid, 'SIGCONT');
      if (status === 'processed' || status === 'failed') return false;
      await delay(20);
    }
  } finally {
    await client.end();
  }
}

test(
  `a worker that is killed in ${stages.join(', ')}: the job starts again within 15 s, with one effect and one debit`,
  { timeout: 20 * minutes },
  async () => {
    const server = await serve('http-1');
    const user = await server.signUp();
    const imageId = await server.upload(user.token, await samplePoster());
    const restarts: number[] = [];
    for (const stage of stages) {
      let messageId = '';
      let isCaught = false;
      // A short stage may be over before it is seen.
      while (!isCaught) {
        const worker = await startWorker(`worker-${stage}`);
        messageId = await start(server, user, imageId);
        isCaught = await untilIn(stage, worker, messageId);
        await worker.end('SIGKILL');
        if (!isCaught) await untilOver(server, user, messageId, minutes);
      }
      const killed = Date.now();
      const next = await startWorker('worker-after');
      const restarted = await vi.waitFor(
        async () => {
          const process = await look(server, user, messageId);
          if (Date.parse(process.updated_at) <= killed) throw new Error('not taken up yet');
          return Date.parse(process.updated_at) - killed;
        },
        { timeout: 30_000, interval: 50 },
      );
      restarts.push(restarted / 1_000);
      expect((await untilOver(server, user, messageId, 2 * minutes)).status).toBe('processed');
      await next.end('SIGKILL');
    }
    const taken = await debits();
    const rows = await readRows<{ count: number }>('select count(*)::int from processes');
    printCount(
      `a worker killed in ${stages.length} statuses: started again after ${restarts.map((s) => s.toFixed(1)).join(', ')} s; ${taken.length} debits of ${rows[0]?.count} processes`,
    );
    expect(Math.max(...restarts)).toBeLessThan(15);
    expect(taken).toHaveLength(rows[0]?.count ?? 0);
  },
);
