import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  creditsResponse,
  imageProcess,
  isTerminal,
  processResponse,
  signedUrl,
  type ImageProcess,
} from '@palimpsest/contract';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProxy, type CuttableProxy } from '../testing/cuttable-proxy.ts';
import { eventually, until } from '../testing/eventually.ts';
import { samplePoster, tinyPoster } from '../testing/sample-poster.ts';
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

/** The credits of a new user. */
const trialCredits = 2_000;

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
    TRIAL_CREDITS: String(trialCredits),
    STARTS_PER_HOUR: '100000',
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

/** Functions that end the supervision of each process, also after a test that failed. */
const supervised: (() => Promise<void>)[] = [];

interface Supervised<T> {
  /** The running process; undefined while it is dead or starts again. */
  current(): T | undefined;
  /** Kills the process, which no caller gets from `current` any more; settles when it is dead. */
  kill(): Promise<void>;
}

/** Keeps a process running until the test ends, as a process supervisor does. */
async function supervise<T extends RunningProcess>(launch: () => Promise<T>): Promise<Supervised<T>> {
  let isStopped = false;
  let running: T | undefined = await launch();
  const watch = async (): Promise<void> => {
    for (;;) {
      await running?.ended;
      running = undefined;
      if (isStopped) return;
      try {
        running = await launch();
        // The process was being started when the test ended.
        if (isStopped) await running.end('SIGKILL');
      } catch {
        // The database is away, so that the start is tried again after a pause.
        await delay(500);
      }
    }
  };
  const watching = watch();
  supervised.push(async () => {
    isStopped = true;
    await running?.end('SIGKILL');
    await watching;
  });
  return {
    current: () => running,
    kill: async () => {
      const victim = running;
      running = undefined;
      await victim?.end('SIGKILL');
    },
  };
}

type Server = Awaited<ReturnType<typeof serve>>;

/** Starts a process, once the first worker has published the languages that it translates. */
async function start(server: Server, user: TestUser, imageId: string, key = randomUUID()): Promise<string> {
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const { body } = await until(async () => {
    const answer = await server.send('POST', `/v1/images/process/${imageId}`, {
      token: user.token,
      json,
      headers: { 'idempotency-key': key },
    });
    return answer.status !== 503 && answer;
  });
  return processResponse.parse(body).message_id;
}

/** Starts a process that waits: the worker that published the languages is killed before. */
async function startWaiting(server: Server, user: TestUser): Promise<string> {
  const worker = await startWorker('worker-1');
  await until(async () => (await server.send('GET', '/v1/languages', { token: user.token })).status === 200);
  await worker.end('SIGKILL');
  return await start(server, user, await server.upload(user.token, await samplePoster()));
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

/** A size of the fleet, or a number of its faults; environment variables set them for a larger machine. */
const size = (name: string, gate: number, whole: number) => Number(process.env[name] ?? repetitions(gate, whole));
const httpCount = size('FLEET_HTTP', 2, 2);
const workerCount = size('FLEET_WORKERS', 2, 3);
const jobs = size('FLEET_JOBS', 3, 60);
/** Number of processes that are killed in each role. */
const kills = size('FLEET_KILLS', 1, 6);
const outages = size('FLEET_STOPS', 1, 2);

const namesOf = (role: string, count: number) => Array.from({ length: count }, (_, index) => `${role}-${index + 1}`);

let turn = 0;

/** Asks the servers in turn until one answers: others are dead, or start again. */
async function ask<T>(fleet: readonly Supervised<Server>[], call: (server: Server) => Promise<T>): Promise<T> {
  for (;;) {
    turn += 1;
    const server = fleet[turn % fleet.length]?.current();
    try {
      if (server) return await call(server);
    } catch (error) {
      // The connection broke.
      if (!(error instanceof TypeError)) throw error;
    }
    await delay(100);
  }
}

/** A route that does nothing, in a process of its own. */
async function startBareServer(): Promise<{ url: string; end(): void }> {
  const code = `import { fastify } from 'fastify';
    const app = fastify();
    app.get('/', async () => ({ status: 'ok' }));
    console.log(await app.listen({ host: '127.0.0.1', port: 0 }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url]: unknown[] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { url: String(url).trim(), end: () => void child.kill() };
}

/** 99th percentiles in ms, under the same load at the same time: of the status of a process at the slowest server, and of a bare route. */
async function compareLatency(servers: readonly Server[], user: TestUser, messageId: string) {
  const bare = await startBareServer();
  const headers = { authorization: `Bearer ${user.token}` };
  const load = async (url: string) => {
    const { latency, non2xx, errors } = await autocannon({
      url,
      headers,
      connections: 10,
      duration: 30,
      overallRate: 60,
    });
    expect([url, non2xx, errors]).toEqual([url, 0, 0]);
    return latency.p99;
  };
  const path = `/v1/images/process/${messageId}/status`;
  const [base = 0, ...statuses] = await Promise.all([bare.url, ...servers.map(({ url }) => url + path)].map(load));
  bare.end();
  return { status: Math.max(...statuses), bare: base };
}

/** How many times as long the status may take as a route that does nothing. */
const maxLatencyRatio = 4;

test(
  `${httpCount} HTTP servers, ${workerCount} workers, ${jobs} jobs, ${kills} kills of each role and ${outages} database stops: all finish, credits exact`,
  { timeout: 180 * minutes },
  async () => {
    const fleet = await Promise.all(namesOf('http', httpCount).map((name) => supervise(() => serve(name))));
    const workers = await Promise.all(namesOf('worker', workerCount).map((name) => supervise(() => startWorker(name))));
    const user = await ask(fleet, (server) => server.signUp());
    const imageId = await ask(fleet, async (server) => await server.upload(user.token, await tinyPoster()));
    const first = await ask(fleet, (server) => start(server, user, imageId));
    const servers = fleet.flatMap((each) => each.current() ?? []);
    const latency = process.env.SOAK ? await compareLatency(servers, user, first) : undefined;

    const stages = { stop: outages, http: kills, worker: kills };
    const faults = Object.entries(stages).flatMap(([fault, count]) => Array<string>(count).fill(fault));
    const duringOutages: number[] = [];
    const cause = async () => {
      for (const fault of faults.toSorted(() => Math.random() - 0.5)) {
        await delay(Math.random() * faultsEveryMs);
        if (fault === 'stop') {
          await proxy.cut();
          const json = { email: 'a@example.com', password: 'x' };
          const up = fleet.flatMap((each) => each.current() ?? []);
          const answers = await Promise.allSettled(up.map((server) => server.send('POST', '/v1/auth/login', { json })));
          // A server that was killed just before gives no answer.
          for (const answer of answers) if (answer.status === 'fulfilled') duringOutages.push(answer.value.status);
          await delay(outageMs);
          await proxy.mend();
        } else {
          const victims: readonly Supervised<RunningProcess>[] = fault === 'http' ? fleet : workers;
          const alive = await until(() => {
            const found = victims.filter((each) => each.current());
            return found.length > 0 && found;
          });
          await alive[Math.floor(Math.random() * alive.length)]?.kill();
        }
      }
    };
    const ids = [first];
    // A start whose answer was lost is sent again under its key. Whichever server is asked, the session and the image are there.
    const startRest = async () => {
      while (ids.length < jobs) {
        const key = randomUUID();
        ids.push(await ask(fleet, (server) => start(server, user, imageId, key)));
      }
    };
    await Promise.all([cause(), startRest()]);
    expect(duringOutages.filter((status) => status !== 503)).toEqual([]);
    const results: number[] = [];
    const ended: ImageProcess[] = [];
    for (const id of ids) {
      // Each look asks a server that is alive, because one that dies meanwhile never answers.
      const isOver = async () => {
        const found = await ask(fleet, (server) => look(server, user, id));
        return isTerminal(found.status) && found;
      };
      const process = await vi.waitUntil(isOver, { timeout: 30 * minutes, interval: 250 });
      ended.push(process);
      const path = `/v1/images/signed-url?url=${encodeURIComponent(process.inpainted_image_url ?? '')}`;
      const result = await ask(fleet, async (server) => {
        const { body } = await server.send('GET', path, { token: user.token });
        return await server.send('GET', signedUrl.parse(body).signed_url);
      });
      results.push(result.status);
    }
    const finished = ended.filter(({ status }) => status === 'processed').length;
    const taken = await debits();
    const { body } = await ask(fleet, (server) =>
      server.send('GET', '/v1/subscriptions/credits', { token: user.token }),
    );
    const left = creditsResponse.parse(body).remaining_credits;
    const compared = latency ? `; p99 of the status ${latency.status} ms, of a bare route ${latency.bare} ms` : '';
    printCount(
      `${httpCount} HTTP servers, ${workerCount} workers, ${kills} kills of each role, ${outages} database stops: ${finished} of ${jobs} jobs finished, ${taken.length} debits, ${left} of ${trialCredits} credits left${compared}`,
    );
    expect(ended.map(({ error_message: reason }) => reason)).toEqual(Array<null>(jobs).fill(null));
    expect(new Set(results)).toEqual(new Set([200]));
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(jobs);
    expect([taken.length, left]).toEqual([jobs, trialCredits - jobs]);
    expect(latency?.status ?? 0).toBeLessThanOrEqual(maxLatencyRatio * (latency?.bare ?? 0));
  },
);

test('what one server changes another tells at once: a log-out, and the status of a process', async () => {
  const [one, other] = [await serve('http-1'), await serve('http-2')];
  const user = await one.signUp();
  const messageId = await startWaiting(one, user);
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
  const messageId = await startWaiting(server, user);
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
  `a worker that is killed in ${stages.join(', ')}: the job starts again within a minute, with one effect and one debit`,
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
        { timeout: 2 * minutes, interval: 50 },
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
    expect(Math.max(...restarts)).toBeLessThan(60);
    expect(taken).toHaveLength(rows[0]?.count ?? 0);
  },
);
