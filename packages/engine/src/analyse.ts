/**
 * Reads the text of an image. The way goes:
 *
 * 1. `picture`: the raster without transparency.
 * 2. `detect`: a network marks where text is; `components` and `geometry` make turned boxes of the marks.
 * 3. `lines`: tilts are measured (`skew`) and settled and the boxes of one line are joined, before anything is read.
 * 4. `ink`: in the `crop` of each line `contrast` tells ink from ground; `own-glyphs` leaves neighbouring lines out and finds accents and
 *    the `bullet` of a list item. The exact extent of the glyphs follows, and a picture of them in black on white.
 * 5. `recognise`: `tesseract` reads that picture in the language of the image, `ctc-recogniser` reads the pixels as they are, `fusion`
 *    decides word by word, `spacing` restores spaces. What neither is sure of is no text.
 * 6. `paragraphs`: lines that follow one another in one style are chained, and cut by `breaks` into the text boxes that the designer had;
 *    these come in `reading-order`, their texts joined by `joining`.
 *
 * @module
 */
import type { Language } from '@palimpsest/contract';
import type { Paragraph } from './document.ts';
import { EngineError } from './errors.ts';
import type { Raster } from './image/raster.ts';
import { createCtcRecogniser } from './ocr/ctc/ctc-recogniser.ts';
import { createDetector } from './detection/detector.ts';
import { type Region, isExcluded } from './geometry/region.ts';
import { linesOf } from './detection/lines.ts';
import { groupParagraphs } from './layout/paragraphs.ts';
import { recogniseBox } from './ocr/recognise.ts';
import { assertRecognitionData } from './ocr/tesseract/recognition-data.ts';
import { measureAngle } from './ocr/binarisation/skew.ts';
import { createTesseract } from './ocr/tesseract/tesseract.ts';

export { detectLanguage } from './ocr/language.ts';
export { defaultRecognitionDataDir } from './ocr/tesseract/recognition-data.ts';
export type { Region } from './geometry/region.ts';

export interface ReaderOptions {
  /** Folder with `<name>.traineddata.gz` of each language, as `scripts/recognition-data.mjs` fills it. */
  recognitionDataDir: string;
}

export interface ReadOptions {
  /** The language that the image is written in: it decides which letters can be read. */
  language: Language;
  /** Text in these is left alone. */
  exclusions?: readonly Region[];
  /** Stops between two lines. */
  signal?: AbortSignal;
}

/** Holds the networks and the recognition data of the languages used last, about 0.5 GB, until it is closed. */
export interface Reader {
  /**
   * Finds and reads all text; an empty list where there is none.
   * @throws EngineError `language-data-missing`, `cancelled`
   */
  read(image: Raster, options: ReadOptions): Promise<Paragraph[]>;
  /** Frees everything; no handle stays open. */
  close(): Promise<void>;
}

/** Lines in work at once: while tesseract reads one in its own thread, the next one is cut out and looked at. */
const linesAtOnce = 3;

export async function createReader({ recognitionDataDir }: ReaderOptions): Promise<Reader> {
  const [detector, ctc] = await Promise.all([createDetector(), createCtcRecogniser()]);
  const tesseract = createTesseract(recognitionDataDir);
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  async function read(image: Raster, { language, exclusions = [], signal }: ReadOptions): Promise<Paragraph[]> {
    const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    assertGoingOn(stop);
    await assertRecognitionData(recognitionDataDir, language);
    const marks = await detector.detect(image);
    const boxes = linesOf(marks, (box) => measureAngle(image, box));
    const lines = await inOrder(boxes, linesAtOnce, (box) => {
      assertGoingOn(stop);
      return recogniseBox(image, box, language, { tesseract, ctc });
    });
    return groupParagraphs(lines.flat().filter(({ box }) => !isExcluded(box, exclusions)));
  }

  return {
    async read(image, options) {
      const reading = read(image, options);
      underWay.add(reading);
      try {
        return await reading;
      } finally {
        underWay.delete(reading);
      }
    },
    async close() {
      closing.abort(new Error('The reader is closed.'));
      await Promise.allSettled(underWay);
      await Promise.all([detector.close(), ctc.close(), tesseract.close()]);
    },
  };
}

/** Does the work for each item, some at once; the results come in the order of the items. Nothing is under way when it ends or fails. */
async function inOrder<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const takeFromQueue = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, takeFromQueue));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}

function assertGoingOn(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new EngineError('cancelled', 'The image was not read: the job was cancelled.', { cause: signal.reason });
  }
}
