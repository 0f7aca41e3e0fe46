import { worksOnImages, type Config } from '../config.ts';
import { sweep } from '../maintenance/sweeper.ts';
import type { Parts } from '../services.ts';
import type { EnginePool } from './engine-pool.ts';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findLanguage, skippedTextId, type ProcessStatus } from '@palimpsest/contract';
import type { LocalisedText } from '@palimpsest/engine';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { outputNames, thumbnailKeysOf, thumbnailNames } from '../images/file-names.ts';
import { adoptFiles, removeLoose } from '../images/stored-files.ts';
import { readTerminology } from '../terminology/repository.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Logger } from '../http/logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LocalisedImage } from './engine-child.ts';
import { toLocalizedText, toSkippedText } from './localized-texts.ts';
import type { WorkOptions } from './queue.ts';
import {
  advanceProcess,
  claimProcess,
  completeProcess,
  failProcess,
  noteDownload,
  type ClaimedProcess,
} from './repository.ts';

/** Interval of publishing the languages that this worker translates, in ms. */
const publishMs = 60_000;

/** Works on images, publishes the languages that it translates, and sweeps. Its parts are added to `closing`. */
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
  /** Whether the work is also done at once. */
  atStart: boolean;
  /** The signal aborts when the server stops. */
  work: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Does work again and again, never twice at the same time. @returns a function that stops it */
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

interface LocaliserOptions {
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

const timedOut = 'timeout exceeded';
const brokeForGood =
  'The image could not be processed because of a fault on our side. Your credit was returned. Please try again later.';

/** Carries one process from its claim to its end. May run more than once for the same process, also at the same time. */
function createLocaliser(options: LocaliserOptions): Omit<WorkOptions, 'slots'> {
  const { db, files, temporary, engines, jobTimeout, log, metrics } = options;

  /** @returns the characters and tokens that were sent to translation services */
  async function localise(
    claimed: ClaimedProcess,
    folder: string,
    signal: AbortSignal,
  ): Promise<LocalisedImage['document']['usage']> {
    // Statements run one after the other, so that the write of an earlier stage never overtakes that of a later one.
    let told = Promise.resolve();
    let entered: { status: ProcessStatus; at: number } | undefined;
    const tell = (write: () => Promise<void>) => {
      told = told.then(write);
      // A write that fails breaks the chain, and with it the next `await`, where the failure is handled.
      told.catch(() => undefined);
      return told;
    };
    const advance = (status: ProcessStatus) => {
      if (entered) metrics.observeStage(entered.status, (performance.now() - entered.at) / 1_000);
      entered = { status, at: performance.now() };
      return tell(() => advanceProcess(db, claimed, status));
    };

    const imagePath = join(folder, 'original');
    await advance('downloading_image');
    const original = await files.read(claimed.imageFileKey, signal);
    await pipeline(original, createWriteStream(imagePath), { signal });
    const request = { imagePath, outputFolder: folder, ...(await choicesOf(claimed)) };
    const localised = await engines.localise(request, {
      signal,
      onEvent: (event) =>
        void (event.type === 'stage' ? advance(event.status) : tell(() => noteDownload(db, claimed, event.download))),
    });
    await advance('uploading_results');
    await store(claimed, localised, folder);
    return localised.document.usage;
  }

  /** The owner's wishes for the translation. */
  const choicesOf = async (claimed: ClaimedProcess) => ({
    source: claimed.sourceLanguage,
    target: claimed.targetLanguage,
    blacklist: claimed.blacklist,
    exclusions: claimed.exclusionRegions,
    localiseNumbers: claimed.localiseNumbers,
    ...(await readTerminology(db, claimed)),
  });

  async function store(claimed: ClaimedProcess, { document, patches }: LocalisedImage, folder: string): Promise<void> {
    const { processId, attempt, imageId } = claimed;
    // Each attempt has a folder of its own: two that run at the same time never write the same file.
    const prefix = `images/${imageId}/${processId}/${attempt}`;
    const { erased, textPatches } = outputNames;
    const hasPatches = patches.texts.length + patches.skipped.length > 0;
    const names = [erased, ...(hasPatches ? [textPatches] : []), ...Object.values(thumbnailNames)];
    const kept = await adoptFiles({ db, files }, folder, prefix, names);
    const now = new Date();
    const lang = findLanguage(document.targetLanguage)?.tag;
    const inLanguage = (text: LocalisedText): LocalisedText => ({ ...(lang !== undefined && { lang }), ...text });
    const localizedTexts = document.texts.map((text, index) =>
      toLocalizedText(inLanguage(text), patches.texts[index], now),
    );
    const skippedTexts = document.skipped.map(({ set, ...text }, index) =>
      toSkippedText({ ...text, ...(set && { set: inLanguage(set) }) }, patches.skipped[index], {
        id: skippedTextId(localizedTexts, index),
        createdAt: now,
      }),
    );
    const result = {
      inpaintedFileKey: `${prefix}/${erased}`,
      textPatchesKey: hasPatches ? `${prefix}/${textPatches}` : null,
      thumbnailKeys: thumbnailKeysOf(prefix),
      localizedTexts,
      skippedTexts,
    };
    if (await completeProcess(db, claimed, result, kept)) return;
    const keys = kept.map(({ key }) => key);
    await removeLoose({ db, files }, keys);
  }

  async function attempt(claimed: ClaimedProcess, signal: AbortSignal): Promise<void> {
    const { processId } = claimed;
    const started = performance.now();
    const note = (outcome: string, usage: LocalisedImage['document']['usage'] = []) => {
      const ms = Math.round(performance.now() - started);
      metrics.countJob(outcome);
      log.info({ processId, userId: claimed.userId, attempt: claimed.attempt, ms, outcome, usage }, 'image done');
    };
    const folder = await mkdtemp(join(temporary, 'job-'));
    const timeout = AbortSignal.timeout(jobTimeout * 1_000);
    try {
      note('processed', await localise(claimed, folder, AbortSignal.any([signal, timeout])));
    } catch (error) {
      if (error instanceof DomainError) {
        await failProcess(db, claimed, { code: 'refused', message: error.message, refusal: error.refusal });
        note('refused');
      } else if (timeout.aborted && !signal.aborted) {
        await failProcess(db, claimed, { code: 'timeout', message: timedOut });
        note('timeout');
      } else throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    // Throws whatever another attempt may mend; what it cannot mend ends the process as failed.
    async run({ processId }, signal) {
      const claimed = await claimProcess(db, processId);
      if (claimed) await attempt(claimed, signal);
    },
    onFailure({ processId }, error, { number, isLast }) {
      metrics.countJob('broken');
      log[isLast ? 'error' : 'warn'](
        { err: error, processId, attempt: number },
        isLast ? 'image failed' : 'image will be tried again',
      );
    },
    giveUp: ({ processId }) => failProcess(db, { processId }, { code: 'fault', message: brokeForGood }),
  };
}
