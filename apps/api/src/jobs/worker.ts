import { worksOnImages, type Config } from '../config.ts';
import { createLocaliser } from './localise-image.ts';
import { sweep } from '../maintenance/sweeper.ts';
import type { Parts } from '../services.ts';
import type { EnginePool } from './engine-pool.ts';

/** Between two looks whether what this worker translates is still what is published, in ms. */
const publishMs = 60_000;

/** Works on images, says what it translates, and sweeps. What it opens is added to `closing`. */
export async function startWorker(
  config: Config,
  { database, queue, languages, log, metrics, files, folder }: Parts,
  engines: EnginePool,
  closing: AsyncDisposableStack,
): Promise<void> {
  const { db } = database;
  const localiser = createLocaliser({
    db,
    files,
    log,
    metrics,
    temporary: folder.temporary,
    engines,
    jobTimeout: config.JOB_TIMEOUT,
  });
  await queue.work({ slots: config.WORKER_SLOTS, ...localiser });
  if (config.DRAIN_SECONDS > 0) closing.defer(() => queue.drain(config.DRAIN_SECONDS));
  // Loading an engine takes seconds: publishing does it now, so that the first image need not wait for it.
  if (worksOnImages(config))
    closing.defer(
      runRegularly({
        everyMs: publishMs,
        atStart: true,
        work: (signal) => languages.publish(signal),
        onError: (error) => log.error({ err: error }, 'what this worker translates could not be published'),
      }),
    );
  await queue.repeat({
    name: 'sweep',
    cron: '0 * * * *',
    everySeconds: 3_600,
    run: async (signal) => log.info(await sweep(db, files, signal), 'swept'),
  });
}

interface RegularWork {
  everyMs: number;
  /** Whether it is also done now. */
  atStart: boolean;
  /** The signal aborts when the server stops. */
  work: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Does something again and again, never twice at the same time; gives what stops it. */
export function runRegularly({ everyMs, atStart, work, onError }: RegularWork): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  if (atStart) run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    stopping.abort(new Error('The server is stopping.'));
    await running;
  };
}
