import { createRequire } from 'node:module';
import { Worker as Thread } from 'node:worker_threads';
import type { Language } from '@palimpsest/contract';
import type { GreyRaster } from '../../image/raster.ts';
import type { default as TesseractModule, Page, Worker } from 'tesseract.js';
import { threadLimits } from '../../thread-limits.ts';
import { tesseractParameters } from '../parameters.ts';
import { type Reading, evenReading } from '../reading.ts';
import { assertRecognitionData } from './recognition-data.ts';

const { mostLanguages } = tesseractParameters;

// tesseract.js has no option for the limits of its threads, and reads the function that starts them when it is loaded.
const load = createRequire(import.meta.url);
Object.assign(load('tesseract.js/src/worker/node') as object, {
  spawnWorker: ({ workerPath }: { workerPath: string }) => new Thread(workerPath, { resourceLimits: threadLimits }),
});
const { createWorker, OEM, PSM } = load('tesseract.js') as typeof TesseractModule;

/** Tesseract's LSTM recogniser, one worker a language, the languages used last kept loaded. */
export interface Tesseract {
  /**
   * Reads one line, dark on light.
   * @throws EngineError `language-data-missing`
   */
  recogniseLine(line: GreyRaster, language: Language): Promise<Reading>;
  /** To be called when nothing is being read. */
  close(): Promise<void>;
}

interface LoadedLanguage {
  worker: Promise<Worker>;
  /** Lines being read: a worker that is stopped never answers. */
  jobs: number;
  /** Whether it failed at a line, and nobody may use it again. */
  failed: boolean;
}

export function createTesseract(recognitionDataDir: string): Tesseract {
  /** The language used last comes last. */
  const loaded = new Map<string, LoadedLanguage>();

  /** Makes room for another language before it is loaded, so that there is never a thread more than those that are kept. */
  async function dropIdle(kept: number): Promise<void> {
    for (const [name, entry] of loaded) {
      if (loaded.size <= kept) return;
      if (entry.jobs > 0) continue;
      loaded.delete(name);
      await stop(entry);
    }
  }

  return {
    async recogniseLine(line, language) {
      const name = language.tesseract;
      if (!loaded.has(name)) await dropIdle(mostLanguages - 1);
      const entry = loaded.get(name) ?? { worker: loadWorker(recognitionDataDir, language), jobs: 0, failed: false };
      loaded.delete(name);
      loaded.set(name, entry);
      entry.jobs += 1;
      try {
        const worker = await entry.worker;
        const { data } = await worker.recognize(portableGreymap(line), {}, { text: true, blocks: true });
        return toReading(data);
      } catch (error) {
        entry.failed = true;
        if (loaded.get(name) === entry) loaded.delete(name);
        throw error;
      } finally {
        entry.jobs -= 1;
        if (entry.failed && entry.jobs === 0) await stop(entry);
        await dropIdle(mostLanguages);
      }
    },
    async close() {
      const entries = [...loaded.values()];
      loaded.clear();
      await Promise.all(entries.map(stop));
    },
  };
}

/** Ends the worker's thread; one that could not be loaded has none, and its failure reached everybody who waited for it. */
async function stop({ worker }: LoadedLanguage): Promise<void> {
  const [outcome] = await Promise.allSettled([worker]);
  if (outcome.status === 'fulfilled') await outcome.value.terminate();
}

async function loadWorker(recognitionDataDir: string, language: Language): Promise<Worker> {
  await assertRecognitionData(recognitionDataDir, language);
  // createWorker stays pending where the data cannot be loaded: only the handler hears of it (naptha/tesseract.js, createWorker.js).
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const loading = createWorker(
    language.tesseract,
    OEM.LSTM_ONLY,
    {
      langPath: recognitionDataDir,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: (reason: unknown) => reject(new Error(`tesseract failed at ${language.name}: ${String(reason)}`)),
    },
    // Some languages name word lists that their data does not hold; tesseract would complain of it on every load.
    'debug_file /dev/null',
  );
  const worker = await Promise.race([loading, failed]);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
}

/** Tesseract rates whole words. */
function toReading({ text, confidence, blocks }: Page): Reading {
  const words = (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  const joined = words.map((word) => word.text).join(' ');
  if (joined !== text.trim()) return evenReading(text.trim(), confidence / 100);
  const certainty = words.flatMap((word, index) =>
    Array.from({ length: word.text.length + (index > 0 ? 1 : 0) }, () => word.confidence / 100),
  );
  return { text: joined, confidence: confidence / 100, certainty, otherScript: 0 };
}

/** The picture as a binary PGM file, which costs nothing to write and to parse. */
function portableGreymap({ width, height, data }: GreyRaster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
