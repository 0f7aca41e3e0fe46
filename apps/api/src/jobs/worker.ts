import { worksOnImages, type Config } from '../config.ts';
import { createLocaliser } from './localise-image.ts';
import { runRegularly } from '../maintenance/run-regularly.ts';
import { sweep, sweepFiles } from '../maintenance/sweeper.ts';
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
  await queue.repeat({
    name: 'sweep-files',
    cron: '30 3 * * *',
    everySeconds: 86_400,
    run: async (signal) => log.info({ orphanFiles: await sweepFiles(db, files, signal) }, 'swept files'),
  });
}
