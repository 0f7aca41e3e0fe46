import type { Config } from '../config.ts';
import { createLocaliser } from './localise-image.ts';
import { runRegularly } from '../maintenance/run-regularly.ts';
import { sweep } from '../maintenance/sweeper.ts';
import type { Parts } from '../services.ts';

/** Between two sweeps, in ms. */
const sweepMs = 60 * 60 * 1_000;

/** Works on images, and sweeps. What it opens is added to `closing`. */
export async function startWorker(
  config: Config,
  { database, queue, engines, log, metrics, files, folder }: Parts,
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
  closing.defer(
    runRegularly({
      everyMs: sweepMs,
      atStart: true,
      work: async () => log.info(await sweep({ db, files, temporary: folder.temporary }), 'swept'),
      onError: (error) => log.error({ err: error }, 'sweeping failed'),
    }),
  );
}
