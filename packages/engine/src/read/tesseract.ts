import type { Language } from '@palimpsest/contract';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Page, Worker } from 'tesseract.js';
import type { Reading } from './reading.ts';
import { evenReading } from './reading.ts';
import { assertRecognitionData } from './recognition-data.ts';

/** Languages kept loaded: about 60 MB each. */
const mostLanguages = 2;

/** Grey pixels, 8 bits, rows from the top. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Tesseract's LSTM recogniser, one worker a language, the languages used last kept loaded. */
export interface Tesseract {
  /**
   * Reads one line, dark on light.
   * @throws EngineError `language-data-missing`
   */
  recogniseLine(line: GreyPicture, language: Language): Promise<Reading>;
  /** Loads a language ahead of its first line. */
  prepare(language: Language): Promise<void>;
  close(): Promise<void>;
}

export function createTesseract(recognitionDataDir: string): Tesseract {
  const workers = new Map<string, Promise<Worker>>();

  /** The worker of a language; it becomes the one used last. */
  async function workerFor(language: Language): Promise<Worker> {
    const name = language.tesseract;
    const loading = workers.get(name) ?? loadWorker(recognitionDataDir, language);
    workers.delete(name);
    workers.set(name, loading);
    try {
      const worker = await loading;
      await dropOldest();
      return worker;
    } catch (error) {
      workers.delete(name);
      throw error;
    }
  }

  async function dropOldest(): Promise<void> {
    for (const [name, oldest] of workers) {
      if (workers.size <= mostLanguages) return;
      workers.delete(name);
      await (await oldest).terminate();
    }
  }

  return {
    async recogniseLine(line, language) {
      const worker = await workerFor(language);
      const { data } = await worker.recognize(portableGreymap(line), {}, { text: true, blocks: true });
      return toReading(data);
    },
    async prepare(language) {
      await workerFor(language);
    },
    async close() {
      const all = [...workers.values()];
      workers.clear();
      await Promise.allSettled(all.map(async (worker) => (await worker).terminate()));
    },
  };
}

async function loadWorker(recognitionDataDir: string, language: Language): Promise<Worker> {
  await assertRecognitionData(recognitionDataDir, language);
  const worker = await createWorker(
    language.tesseract,
    OEM.LSTM_ONLY,
    {
      langPath: recognitionDataDir,
      gzip: true,
      cacheMethod: 'none',
      // Failures reach the caller through the promise; without a handler they would also be thrown where nobody can catch them.
      errorHandler: () => {},
    },
    // Some languages name word lists that their data does not hold; tesseract would complain of it on every load.
    'debug_file /dev/null',
  );
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
}

/** Tesseract rates whole words. */
function toReading({ text, confidence, blocks }: Page): Reading {
  const words = (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  const joined = words.map((word) => word.text).join(' ');
  const certainty = words.flatMap((word, index) =>
    Array.from({ length: word.text.length + (index > 0 ? 1 : 0) }, () => word.confidence / 100),
  );
  return joined === text.trim()
    ? { text: joined, confidence: confidence / 100, certainty }
    : evenReading(text.trim(), confidence / 100);
}

/** The picture as a binary PGM file, which costs nothing to write and to parse. */
function portableGreymap({ width, height, data }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
