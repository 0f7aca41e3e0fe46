import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ProcessStatus } from '@palimpsest/contract';
import type { LocalisedDocument } from '@palimpsest/engine';
import type { Database } from '../db/open.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Logger } from '../http/logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { EnginePool } from './engine-pool.ts';
import { LocaliseRefusal } from './engine-process.ts';
import { toLocalizedText } from './localized-texts.ts';
import type { LocaliseJob } from './queue.ts';
import { advanceProcess, claimProcess, completeProcess, failProcess, type ClaimedProcess } from './repository.ts';

export interface LocaliserOptions {
  db: Database;
  files: FileStore;
  /** Folder for the copies that the engine works on. */
  temporary: string;
  engines: Pick<EnginePool, 'localise'>;
  /** Longest time in the engine, in seconds. */
  jobTimeout: number;
  log: Logger;
  metrics: Pick<Metrics, 'observeStage' | 'countJob'>;
}

/** Carries one process from its claim to its end. May run more than once for the same process, also at the same time. */
export interface Localiser {
  /** @throws whatever another attempt may mend; what it cannot mend ends the process as failed. */
  run: (job: LocaliseJob, signal: AbortSignal) => Promise<void>;
  /** Notes an attempt that failed. */
  onFailure: (job: LocaliseJob, error: unknown, attempt: { number: number; isLast: boolean }) => void;
  /** Ends a process whose every attempt broke. */
  giveUp: (job: LocaliseJob) => Promise<void>;
}

const timedOut = 'timeout exceeded';
const brokeForGood =
  'The image could not be processed because of a fault on our side. Your credit was returned. Please try again later.';

export function createLocaliser(options: LocaliserOptions): Localiser {
  const { db, files, temporary, engines, jobTimeout, log, metrics } = options;

  async function localise(claimed: ClaimedProcess, folder: string, signal: AbortSignal): Promise<void> {
    // One statement after the other: a stage that is told late must not overtake the next.
    let told = Promise.resolve();
    let entered: { status: ProcessStatus; at: number } | undefined;
    const advance = (status: ProcessStatus) => {
      if (entered) metrics.observeStage(entered.status, (performance.now() - entered.at) / 1_000);
      entered = { status, at: performance.now() };
      told = told.then(() => advanceProcess(db, claimed, status));
      // A stage that could not be told breaks the chain, and with it the next `await`, where it is handled.
      told.catch(() => undefined);
      return told;
    };

    const imagePath = join(folder, 'original');
    const erasedPath = join(folder, 'erased.png');
    await advance('downloading_image');
    await pipeline(await files.read(claimed.imageFileKey), createWriteStream(imagePath), { signal });
    const document = await engines.localise(
      {
        imagePath,
        erasedPath,
        source: claimed.sourceLanguage,
        target: claimed.targetLanguage,
        blacklist: claimed.blacklist,
        exclusions: claimed.exclusionRegions,
      },
      { signal, onStage: (status) => void advance(status) },
    );
    await advance('uploading_results');
    await store(claimed, document, erasedPath);
  }

  async function store(claimed: ClaimedProcess, document: LocalisedDocument, erasedPath: string): Promise<void> {
    const { processId, attempt, imageId } = claimed;
    const inpaintedFileKey = `images/${imageId}/${processId}/inpainted-${attempt}.png`;
    const { size: inpaintedBytes } = await stat(erasedPath);
    const inpaintedSha256 = await hashFile(erasedPath);
    await files.adopt(erasedPath, inpaintedFileKey);
    const now = new Date();
    const localizedTexts = document.texts.map((text) => toLocalizedText(text, now));
    const completed = await completeProcess(db, claimed, {
      inpaintedFileKey,
      inpaintedBytes,
      inpaintedSha256,
      localizedTexts,
    });
    if (!completed) await files.delete(inpaintedFileKey);
  }

  return {
    async run({ processId }, signal) {
      const claimed = await claimProcess(db, processId);
      if (!claimed) return;
      const started = performance.now();
      const note = (outcome: string) => {
        const ms = Math.round(performance.now() - started);
        metrics.countJob(outcome);
        log.info({ processId, userId: claimed.userId, attempt: claimed.attempt, ms, outcome }, 'image done');
      };
      const folder = await mkdtemp(join(temporary, 'job-'));
      const timeout = AbortSignal.timeout(jobTimeout * 1_000);
      try {
        await localise(claimed, folder, AbortSignal.any([signal, timeout]));
        note('processed');
      } catch (error) {
        if (error instanceof LocaliseRefusal) {
          await failProcess(db, claimed, error.message);
          note('refused');
        } else if (timeout.aborted && !signal.aborted) {
          await failProcess(db, claimed, timedOut);
          note('timeout');
        } else throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    onFailure({ processId }, error, { number, isLast }) {
      metrics.countJob('broken');
      log[isLast ? 'error' : 'warn'](
        { err: error, processId, attempt: number },
        isLast ? 'image failed' : 'image will be tried again',
      );
    },
    giveUp: ({ processId }) => failProcess(db, { processId }, brokeForGood),
  };
}

/** SHA-256 of a file, in hex. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
