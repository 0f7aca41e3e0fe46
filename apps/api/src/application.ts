import { readTranslatorConfig } from '@palimpsest/engine/translator-settings';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { sumBalances } from './credits/service.ts';
import { openDataFolder, sweepTemporary, lockDataFolder, type DataFolder } from './data-folder.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { listenForHealth } from './http/health.ts';
import { assertPortFree } from './http/listen.ts';
import { createLogger, type Logger } from './http/logging.ts';
import { startHttp } from './http/server.ts';
import { createEnginePool, type EnginePool } from './jobs/engine-pool.ts';
import { openQueue } from './jobs/queue.ts';
import { readQueueState } from './jobs/repository.ts';
import { startWorker, runRegularly } from './jobs/worker.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openStore } from './storage/open-store.ts';
import { createLanguages } from './texts/languages.ts';
import { createTranslationUsage } from './texts/translation-usage.ts';

/** Most connections of a worker to PostgreSQL at the same time, beside the queue's: it writes a few rows for each image. */
const workerConnections = 3;

/** Interval of looking for leftovers on the disk of this process, in ms. */
const sweepTemporaryMs = 60 * 60 * 1_000;
/** Age at which a temporary file is a leftover, in ms: other processes on the same disk may still use younger ones. */
const leftoverMs = 24 * 60 * 60 * 1_000;

/** A running server or worker. */
export interface Application {
  /** Address at which the server answers; undefined for a worker. */
  url: string | undefined;
  /** The open database, which callers may read but not change. */
  database: OpenDatabase;
  engines: EnginePool;
  /** Stops taking requests, hands running jobs back, ends every child, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the parts of the role, and writes the log to `logTo`. If a part cannot start, the others are closed again.
 * @throws StartError that says in one line what the person who started it can do
 */
export async function startApplication(
  config: Config,
  logTo: NodeJS.WritableStream = process.stdout,
): Promise<Application> {
  const log = createLogger(config.LOG_LEVEL, logTo);
  const closing = new AsyncDisposableStack();
  try {
    const folder = await openDataFolder(config.DATA_DIR);
    if (!config.DATABASE_URL) {
      const lock = await lockDataFolder(folder.root);
      closing.defer(() => lock.release());
    }
    closing.defer(
      runRegularly({
        everyMs: sweepTemporaryMs,
        atStart: true,
        work: () => sweepTemporary(folder.temporary, leftoverMs),
        onError: (error) => log.error({ err: error }, 'leftovers could not be removed'),
      }),
    );
    // No other process uses this folder, so that all temporary files are leftovers.
    if (!config.DATABASE_URL) await sweepTemporary(folder.temporary, 0);
    if (config.role !== 'worker') await assertPortFree(config.HOST, config.PORT);
    return await start(config, { folder, log, closing });
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function start(
  config: Config,
  { folder, log, closing }: { folder: DataFolder; log: Logger; closing: AsyncDisposableStack },
): Promise<Application> {
  if (config.PUBLIC_URL?.startsWith('https:') && !config.TRUST_PROXY && config.role !== 'worker') {
    log.warn('PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY names none: all clients count as one.');
  }
  const onError = (error: Error) => log.error({ err: error }, 'background work failed');

  const database = await openDatabase({
    folder: folder.database,
    url: config.DATABASE_URL,
    ...(config.role === 'worker' && { connections: workerConnections }),
    onError,
  });
  closing.defer(() => database.close());
  const queue = await openQueue({
    database,
    url: config.DATABASE_URL,
    jobTimeout: config.JOB_TIMEOUT,
    attempts: config.JOB_ATTEMPTS,
    isRegular: config.role !== 'http',
    onError,
  });
  const { TRANSLATION_BUDGET_CHARS_PER_DAY: charactersPerDay } = readTranslatorConfig(process.env);
  const usage = createTranslationUsage(database.db, charactersPerDay);
  const engines = createEnginePool(config, {
    slots: config.WORKER_SLOTS,
    usage,
    onOutput: (line) => log.debug({ line }, 'engine'),
  });
  closing.defer(async () => {
    // The queue stops before the engines: to a running queue, a killed engine would look like a broken one.
    const stopped = queue.stop();
    engines.close();
    await stopped;
  });

  const metrics = createMetrics({
    queue: () => readQueueState(database.db),
    credits: () => sumBalances(database.db),
    translation: () => usage.today(),
  });
  const files = await openStore(config, folder);
  closing.defer(() => files.close());
  const languages = createLanguages({ config, db: database.db, engines, variables: process.env });
  const readiness = {
    database: async () => await database.db.execute(sql`select 1`),
    storage: () => files.probe(),
  };
  const { HOST: host, METRICS_PORT: port, METRICS_TOKEN: metricsToken } = config;
  if (port !== undefined) {
    const watched = await listenForHealth({ host, port, metricsToken, readiness, metrics, log }, closing);
    log.info({ url: watched }, 'health and metrics');
  }
  const parts = { database, queue, usage, languages, log, metrics, files, folder, readiness };
  if (config.role !== 'http') await startWorker(config, parts, engines, closing);
  const url = config.role === 'worker' ? undefined : await startHttp(config, parts, closing);
  return { url, database, engines, close: () => closing.disposeAsync() };
}
