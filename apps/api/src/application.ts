import { sql } from 'drizzle-orm';
import { createAccessTokens } from './accounts/access-tokens.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createRefreshTokens } from './accounts/refresh-tokens.ts';
import { createGoogleSignIn } from './accounts/google.ts';
import { createAccounts } from './accounts/service.ts';
import { createAdmin } from './admin/service.ts';
import { createSandbox } from './billing/sandbox.ts';
import { createBilling } from './billing/service.ts';
import { createStripe } from './billing/stripe.ts';
import { pricesOf, type Config } from './config.ts';
import { keptSecret, openDataFolder, probeStorage, sweepTemporary, type DataFolder } from './data-folder.ts';
import { createDocuments } from './documents/service.ts';
import { lockDataFolder } from './db/instance-lock.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { assertPortFree, listen } from './http/listen.ts';
import { createLogger, type Logger } from './http/logging.ts';
import { createHttpServer } from './http/server.ts';
import { builtWebApp } from './http/web-app.ts';
import { createProcessEvents } from './images/process-events.ts';
import { createProcesses } from './images/processes.ts';
import { createInspector } from './images/inspector.ts';
import { createSignedUrls } from './images/signed-urls.ts';
import { createUploads } from './images/upload.ts';
import { createEnginePool, type EnginePool } from './jobs/engine-pool.ts';
import { createLocaliser } from './jobs/localise-image.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { readQueueState } from './jobs/repository.ts';
import { deriveSecrets } from './secrets.ts';
import { sweep, type SweeperOptions } from './maintenance/sweeper.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openFileStore, type FileStore } from './storage/file-store.ts';
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

/** Between two sweeps, in ms. */
const sweepMs = 60 * 60 * 1_000;

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
    // Nobody else is on this folder: whatever is half done there is of before.
    if (!config.DATABASE_URL) await sweepTemporary(folder.temporary, 0);
    if (config.role !== 'worker') await assertPortFree(config.HOST, config.PORT);
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
  const queue = await openQueue({
    database,
    url: config.DATABASE_URL,
    jobTimeout: config.JOB_TIMEOUT,
    attempts: config.JOB_ATTEMPTS,
    onError,
  });
  const engines = createEnginePool({
    slots: config.WORKER_SLOTS,
    memoryMb: config.ENGINE_MEMORY_MB,
    recycleMb: config.ENGINE_RECYCLE_MB,
    onOutput: (line) => log.debug({ line }, 'engine'),
  });
  closing.defer(async () => {
    // In this order: a killed engine would look like a broken one to a queue that still runs.
    const stopped = queue.stop();
    engines.close();
    await stopped;
  });

  const metrics = createMetrics(() => readQueueState(database.db));
  const files = openFileStore(folder.files);
  if (config.role !== 'http') {
    await startWorker(config, folder, { database, queue, engines, log, metrics, files });
    closing.defer(startSweeping({ db: database.db, files, temporary: folder.temporary }, log));
  }
  const url =
    config.role === 'worker'
      ? undefined
      : await startHttp(config, folder, { database, queue, engines, log, metrics, files }, closing);
  // Loading an engine takes seconds: done now, the first image need not wait for it.
  if (config.role !== 'http') engines.pairs().catch(onError);
  return { url, database, engines, close: () => closing.disposeAsync() };
}

interface Parts {
  database: OpenDatabase;
  queue: Queue;
  engines: EnginePool;
  log: Logger;
  metrics: Metrics;
  files: FileStore;
}

async function startWorker(
  config: Config,
  folder: DataFolder,
  { database, queue, engines, log, metrics, files }: Parts,
) {
  const localiser = createLocaliser({
    db: database.db,
    files,
    log,
    metrics,
    temporary: folder.temporary,
    engines,
    jobTimeout: config.JOB_TIMEOUT,
  });
  await queue.work({ slots: config.WORKER_SLOTS, ...localiser });
}

async function startHttp(
  config: Config,
  folder: DataFolder,
  { database, queue, engines, log, metrics, files }: Parts,
  closing: AsyncDisposableStack,
): Promise<string> {
  const { db } = database;
  const inspector = createInspector({ onOutput: (line) => log.debug({ line }, 'inspector') });
  closing.defer(() => inspector.close());
  const events = createProcessEvents({ db, queue }, (error) => log.error({ err: error }, 'telling progress failed'));
  closing.defer(() => events.close());
  const secrets = deriveSecrets(config.AUTH_SECRET ?? (await keptSecret(folder)));
  const signer = createPathSigner(secrets.filePaths);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const payments =
    secretKey && webhookSecret
      ? createStripe({ secretKey, webhookSecret, prices: pricesOf(config), apiUrl: config.STRIPE_API_URL })
      : createSandbox(secrets.sandbox, config.PUBLIC_URL ?? '');
  const app = await createHttpServer({
    database,
    files,
    signer,
    accounts: createAccounts({
      db,
      passwords: await createPasswords(),
      accessTokens: createAccessTokens(secrets.accessTokens),
      refreshTokens: createRefreshTokens(secrets.refreshTokens),
      google: createGoogleSignIn({
        clientId: config.GOOGLE_CLIENT_ID,
        issuers: config.GOOGLE_ISSUERS,
        keysUrl: config.GOOGLE_KEYS_URL,
      }),
      trialCredits: config.TRIAL_CREDITS,
      adminEmails: config.ADMIN_EMAILS,
    }),
    uploads: createUploads({ db, files, inspector, temporary: folder.temporary }),
    processes: createProcesses({
      db,
      files,
      queue,
      pairs: config.role === 'http' ? () => readPairs(engines) : () => engines.pairs(),
    }),
    documents: createDocuments(db),
    events,
    admin: createAdmin(db),
    billing: createBilling({ db, provider: payments, prices: pricesOf(config), publicUrl: config.PUBLIC_URL }),
    payments,
    googleClientId: config.GOOGLE_CLIENT_ID,
    signedUrls: createSignedUrls({ db, signer, publicUrl: config.PUBLIC_URL }),
    webApp: builtWebApp,
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    signupsPerHour: config.SIGNUPS_PER_HOUR,
    uploadsPerHour: config.UPLOADS_PER_HOUR,
    startsPerHour: config.STARTS_PER_HOUR,
    log,
    metrics,
    metricsToken: config.METRICS_TOKEN,
    readiness: {
      database: async () => await db.execute(sql`select 1`),
      storage: async () => await probeStorage(folder),
    },
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

/** Sweeps now and every hour; gives what stops it. */
function startSweeping(options: SweeperOptions, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = sweep(options).then(
      (report) => log.info(report, 'swept'),
      (error: unknown) => log.error({ err: error }, 'sweeping failed'),
    );
  };
  run();
  const timer = setInterval(run, sweepMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
