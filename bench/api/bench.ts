import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createUser } from './client.ts';
import { start, type Running } from './processes.ts';
import { printStarts } from './starts.ts';

const bare = join(import.meta.dirname, 'bare-server.ts');
const api = join(import.meta.dirname, '../../apps/api/src/main.ts');
const poster = join(import.meta.dirname, '../posters/pool-rules/poster.png');

/** The goals of the status call with a job running: on the embedded database, and on PostgreSQL as a share of the bare route. */
const goals = { requestsPerSecond: 1_000, share: 0.35, p99Ms: 60 };
/** Size of the status answer of a finished process and of one that waits, in bytes. */
const statusBytes = { finished: 9_800, waiting: 870 };
/** The first requests are compiled, and are not measured, in s. */
const warmUpSeconds = 2;

interface Load {
  name: string;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failed: number;
  memoryMb: number;
  /** Processor time of the server for each request, in µs: what other work on the machine changes least. */
  processorTime: number;
}

async function load(name: string, server: Running, path: string, seconds: number, token?: string): Promise<Load> {
  const send = (duration: number) =>
    autocannon({
      url: new URL(path, server.url).href,
      connections: 50,
      duration,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  await send(warmUpSeconds);
  const before = await server.processorTime();
  const { requests, latency, non2xx, errors } = await send(seconds);
  const processorTime = ((await server.processorTime()) - before) / requests.total;
  const memoryMb = await server.memory();
  const failed = non2xx + errors;
  const { p50, p99 } = latency;
  return { name, requestsPerSecond: requests.average, p50, p99, failed, memoryMb, processorTime };
}

async function measureBare(seconds: number, bytes = 0): Promise<Load> {
  const server = await start(bare, [String(bytes)]);
  try {
    return await load(`bare route${bytes ? `, ${bytes} bytes` : ''}`, server, '/', seconds);
  } finally {
    await server.stop();
  }
}

/** Runs `work` on a server of its own. */
async function withServer<T>(variables: NodeJS.ProcessEnv, work: (server: Running) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', TRIAL_CREDITS: '1000' };
  const limits = { STARTS_PER_HOUR: '10000', UPLOADS_PER_HOUR: '10000' };
  const server = await start(api, [], { ...settings, ...limits, ...variables });
  try {
    return await work(server);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const statusPath = (messageId: string) => `/v1/images/process/${messageId}/status`;

/** GET status of a process that waits, on a server whose engine does nothing: what is asked most, and answered in few bytes. */
async function measureWaiting(database: string, variables: NodeJS.ProcessEnv, seconds: number): Promise<Load> {
  return await withServer({ ...variables, WORKER_SLOTS: '0' }, async (server) => {
    const user = await createUser(server.url);
    const messageId = await user.start(await user.upload(await readFile(poster)));
    return await load(`GET status, waiting, ${database}`, server, statusPath(messageId), seconds, user.token);
  });
}

/** GET status of a finished process, idle and with a job running all the time. */
async function measureFinished(database: string, variables: NodeJS.ProcessEnv, seconds: number): Promise<Load[]> {
  return await withServer({ WORKER_SLOTS: '1', ...variables }, async (server) => {
    const user = await createUser(server.url);
    const imageId = await user.upload(await readFile(poster));
    const messageId = await user.start(imageId);
    await user.untilProcessed(messageId);
    const path = statusPath(messageId);
    const name = `GET status, finished, ${database}`;
    const idle = await load(name, server, path, seconds, user.token);
    for (let job = 0; job < seconds + warmUpSeconds; job += 1) await user.start(imageId);
    const busy = await load(`${name}, a job running`, server, path, seconds, user.token);
    return [idle, busy];
  });
}

/** The finished one comes first: the jobs that wait at the end of the other would be in its way. */
const measureStatus = async (...of: Parameters<typeof measureWaiting>): Promise<Load[]> => [
  ...(await measureFinished(...of)),
  await measureWaiting(...of),
];

/** Images a minute, from the first that is started to the last that is done; and the memory at their end. */
async function measureJobs(slots: number, images: number): Promise<{ perMinute: number; memoryMb: number }> {
  return await withServer({ WORKER_SLOTS: String(slots) }, async (server) => {
    const user = await createUser(server.url);
    const imageId = await user.upload(await readFile(poster));
    // The engines are loaded before the clock starts.
    const warm = await Promise.all(Array.from({ length: slots }, () => user.start(imageId)));
    const done = async (ids: readonly string[]) => {
      for (const id of ids) await user.untilProcessed(id);
    };
    await done(warm);
    const started = performance.now();
    await done(await Promise.all(Array.from({ length: images }, () => user.start(imageId))));
    const minutes = (performance.now() - started) / 60_000;
    return { perMinute: images / minutes, memoryMb: await server.memory() };
  });
}

function printGoal(database: string, [, busy]: Load[], requestsPerSecond: number): void {
  if (!busy) return;
  const isFast = busy.requestsPerSecond >= requestsPerSecond && busy.p99 < goals.p99Ms;
  console.log(
    `Goal on ${database} with a job running, ${Math.round(requestsPerSecond)} requests/s and p99 < ${goals.p99Ms} ms: ${isFast ? 'met' : 'not met'}`,
  );
}

/**
 * `pnpm bench api [--seconds 10] [--images 6] [--starts 10] [--only-starts]`; PostgreSQL is measured, too, where BENCH_DATABASE_URL names an
 * empty database.
 */
export async function benchApi(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '10' },
      images: { type: 'string', default: '6' },
      starts: { type: 'string', default: '10' },
      'only-starts': { type: 'boolean', default: false },
    },
  });
  const [seconds, images, starts] = [Number(values.seconds), Number(values.images), Number(values.starts)];
  if (values['only-starts']) {
    await printStarts(starts);
    return 0;
  }
  const loads = [
    await measureBare(seconds),
    await measureBare(seconds, statusBytes.waiting),
    await measureBare(seconds, statusBytes.finished),
  ];
  const onPglite = await measureStatus('PGlite', {}, seconds);
  loads.push(...onPglite);
  const { BENCH_DATABASE_URL: url } = process.env;
  const onPostgres = url ? await measureStatus('PostgreSQL', { DATABASE_URL: url }, seconds) : [];
  loads.push(...onPostgres);
  console.log(`50 connections, ${seconds} s each, Node ${process.versions.node}, ${availableParallelism()} cores\n`);
  console.table(
    loads.map(({ name, requestsPerSecond, p50, p99, failed, memoryMb, processorTime }) => ({
      name,
      'requests/s': Math.round(requestsPerSecond),
      'of the bare route': (requestsPerSecond / (loads[0]?.requestsPerSecond ?? 1)).toFixed(2),
      'CPU µs': processorTime.toFixed(0),
      'of its CPU': ((loads[0]?.processorTime ?? 0) / processorTime).toFixed(2),
      'p50 ms': p50,
      'p99 ms': p99,
      failed,
      'memory MB': Math.round(memoryMb),
    })),
  );
  for (const slots of [1, 2]) {
    const { perMinute, memoryMb } = await measureJobs(slots, images);
    console.log(`${slots} slot(s): ${perMinute.toFixed(1)} images a minute, ${Math.round(memoryMb)} MB in all`);
  }
  await printStarts(starts);
  printGoal('PGlite', onPglite, goals.requestsPerSecond);
  printGoal('PostgreSQL', onPostgres, goals.share * (loads[0]?.requestsPerSecond ?? 0));
  return loads.some(({ failed }) => failed > 0) ? 1 : 0;
}
