import { createAccessTokens } from './accounts/access-tokens.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createRefreshTokens } from './accounts/refresh-tokens.ts';
import { pruneSessions } from './accounts/repository.ts';
import { createAccounts } from './accounts/service.ts';
import type { Config } from './config.ts';
import { keptSecret, openDataFolder, sweepTemporary, type DataFolder } from './data-folder.ts';
import { lockDataFolder } from './db/instance-lock.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { assertPortFree, listen } from './http/listen.ts';
import { createLogger, type Logger } from './http/logging.ts';
import { createHttpServer } from './http/server.ts';
import { builtWebApp } from './http/web-app.ts';
import { createProcesses } from './images/processes.ts';
import { createInspector } from './images/inspector.ts';
import { createSignedUrls } from './images/signed-urls.ts';
import { createUploads } from './images/upload.ts';
import { createEnginePool, type EnginePool } from './jobs/engine-pool.ts';
import { createLocaliser } from './jobs/localise-image.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { deriveSecrets } from './secrets.ts';
import { openFileStore } from './storage/file-store.ts';
import { createPathSigner } from './storage/signed-path.ts';

/** A running server or worker. */
export interface Application {
  /** Where it answers; undefined for a worker. */
  url: string | undefined;
  /** Below it all: for looking into, not for changing. */
  database: OpenDatabase;
  engines: EnginePool;
  /** Stops taking requests, hands running jobs back, ends every child, closes the database. */
  close(): Promise<void>;
}

/** How long requests under way may still take when the server stops, in ms. */
const drainMs = 2_000;

/** Leftovers of other processes on the same data folder may still be in use; those of yesterday are not. */
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Starts what the role asks for. Whatever was opened is closed again when something cannot start.
 * @throws StartError that says in one line what the person who started it can do
 */
export async function startApplication(config: Config): Promise<Application> {
  const closing = new AsyncDisposableStack();
  try {
    const folder = await openDataFolder(config.DATA_DIR);
    if (!config.DATABASE_URL) {
      const lock = await lockDataFolder(folder.root);
      closing.defer(() => lock.release());
    }
    if (config.role !== 'worker') await assertPortFree(config.HOST, config.PORT);
    await sweepTemporary(folder, config.DATABASE_URL ? dayMs : 0);
    return await start(config, folder, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function start(config: Config, folder: DataFolder, closing: AsyncDisposableStack): Promise<Application> {
  const log = createLogger(config.LOG_LEVEL);
  if (config.PUBLIC_URL?.startsWith('https:') && !config.TRUST_PROXY && config.role !== 'worker') {
    log.warn('PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY names none: all clients count as one.');
  }
  const onError = (error: Error) => log.error({ err: error }, 'background work failed');

  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError });
  closing.defer(() => database.close());
  await pruneSessions(database.db);
  const queue = await openQueue({ database, url: config.DATABASE_URL, jobTimeout: config.JOB_TIMEOUT, onError });
  const engines = createEnginePool({
    slots: config.WORKER_SLOTS,
    memoryMb: config.ENGINE_MEMORY_MB,
    onOutput: (line) => log.debug({ line }, 'engine'),
  });
  closing.defer(async () => {
    // In this order: a killed engine would look like a broken one to a queue that still runs.
    const stopped = queue.stop();
    engines.close();
    await stopped;
  });

  if (config.role !== 'http') await startWorker(config, folder, { database, queue, engines });
  const url =
    config.role === 'worker' ? undefined : await startHttp(config, folder, { database, queue, engines, log }, closing);
  // Loading an engine takes seconds: done now, the first image need not wait for it.
  if (config.role !== 'http') engines.pairs().catch(onError);
  return { url, database, engines, close: () => closing.disposeAsync() };
}

interface Parts {
  database: OpenDatabase;
  queue: Queue;
  engines: EnginePool;
  log: Logger;
}

async function startWorker(config: Config, folder: DataFolder, { database, queue, engines }: Omit<Parts, 'log'>) {
  const localiser = createLocaliser({
    db: database.db,
    files: openFileStore(folder.files),
    temporary: folder.temporary,
    engines,
    jobTimeout: config.JOB_TIMEOUT,
  });
  await queue.work({ slots: config.WORKER_SLOTS, run: localiser.run, giveUp: localiser.giveUp });
}

async function startHttp(
  config: Config,
  folder: DataFolder,
  { database, queue, engines, log }: Parts,
  closing: AsyncDisposableStack,
): Promise<string> {
  const { db } = database;
  const files = openFileStore(folder.files);
  const inspector = createInspector({ onOutput: (line) => log.debug({ line }, 'inspector') });
  closing.defer(() => inspector.close());
  const secrets = deriveSecrets(config.AUTH_SECRET ?? (await keptSecret(folder)));
  const signer = createPathSigner(secrets.filePaths);
  const app = await createHttpServer({
    database,
    files,
    signer,
    accounts: createAccounts({
      db,
      passwords: await createPasswords(),
      accessTokens: createAccessTokens(secrets.accessTokens),
      refreshTokens: createRefreshTokens(secrets.refreshTokens),
      trialCredits: config.TRIAL_CREDITS,
    }),
    uploads: createUploads({ db, files, inspector, temporary: folder.temporary }),
    processes: createProcesses({
      db,
      queue,
      pairs: config.role === 'http' ? () => readPairs(engines) : () => engines.pairs(),
    }),
    signedUrls: createSignedUrls({ db, signer, publicUrl: config.PUBLIC_URL }),
    webApp: builtWebApp,
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    signupsPerHour: config.SIGNUPS_PER_HOUR,
    uploadsPerHour: config.UPLOADS_PER_HOUR,
    startsPerHour: config.STARTS_PER_HOUR,
    log,
  });
  closing.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(cut);
  });
  return await listen(app, config.HOST, config.PORT);
}

/** Where no images are worked on, an engine is there only to say what it can translate. */
async function readPairs(engines: EnginePool) {
  const pairs = await engines.pairs();
  engines.close();
  return pairs;
}
