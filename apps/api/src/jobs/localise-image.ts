import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findLanguage, skippedTextId, type ProcessStatus } from '@palimpsest/contract';
import type { LocalisedText } from '@palimpsest/engine';
import type { Database } from '../db/open.ts';
import { createAdopter } from '../images/adopt-files.ts';
import { readTerminology } from '../terminology/repository.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Logger } from '../http/logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LocalisedImage } from './engine-child.ts';
import { LocaliseRefusal, type EnginePool } from './engine-pool.ts';
import { toLocalizedText, toSkippedText } from './localized-texts.ts';
import type { WorkOptions } from './queue.ts';
import { outputNames } from './text-patches.ts';
import {
  advanceProcess,
  claimProcess,
  completeProcess,
  failProcess,
  noteDownload,
  type ClaimedProcess,
} from './repository.ts';

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
export function createLocaliser(options: LocaliserOptions): Omit<WorkOptions, 'slots'> {
  const { db, files, temporary, engines, jobTimeout, log, metrics } = options;

  /** @returns what translation services were sent */
  async function localise(
    claimed: ClaimedProcess,
    folder: string,
    signal: AbortSignal,
  ): Promise<LocalisedImage['document']['usage']> {
    // One statement after the other: a stage that is told late must not overtake the next.
    let told = Promise.resolve();
    let entered: { status: ProcessStatus; at: number } | undefined;
    const tell = (write: () => Promise<void>) => {
      told = told.then(write);
      // What could not be told breaks the chain, and with it the next `await`, where it is handled.
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

  /** What its owner wants of the engine. */
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
    const { kept, adopt, adoptThumbnails } = createAdopter(files, folder, `images/${imageId}/${processId}/${attempt}`);
    const inpaintedFileKey = await adopt(outputNames.erased);
    const hasPatches = patches.texts.length + patches.skipped.length > 0;
    const textPatchesKey = hasPatches ? await adopt(outputNames.textPatches) : null;
    const thumbnailKeys = await adoptThumbnails();
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
    const result = { inpaintedFileKey, textPatchesKey, thumbnailKeys, localizedTexts, skippedTexts };
    if (!(await completeProcess(db, claimed, result, kept))) await files.delete(kept.map(({ key }) => key));
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
      if (error instanceof LocaliseRefusal) {
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
