/**
 * Reads the texts of a picture and erases them. The pipeline translates between the two steps; the bench scores each step by itself.
 *
 * Reading: `detection` marks text and makes lines of the marks; a sign seen at an angle is rectified to its front view. `ink` tells the letters of each
 * line from the background, and `ocr` reads the line with one network for the letters of all languages.
 * `layout` makes paragraphs of the lines, in reading order.
 *
 * Erasing: a stroke network marks the letters, `inpainting` erases the texts; `typography` compares the two pictures and describes how each text was set.
 *
 * @module
 */
import type { Language } from '@palimpsest/contract';
import { createTypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import pMap from 'p-map';
import type { Quad } from './geometry/quad.ts';
import { contains, quadOf, rectangleOf } from './geometry/oriented-rectangle.ts';
import type { Paragraph, ParagraphStyle } from './model/paragraph.ts';
import { type ErasingOutcome, eraseSafely, type SafeErasure, type TextToErase } from './inpainting/erase-safely.ts';
import type { StrokeMaps } from './inpainting/erase-text.ts';
import { markStrokes } from './inpainting/mark-strokes.ts';
import { createStrokeNetwork } from './inpainting/stroke-network.ts';
import { lineStrokes } from './ink/strokes.ts';
import { describeStyles } from './typography/describe-style.ts';
import { createTypographer } from './typography/typographer.ts';
import type { ReadLine } from './ocr/confidence.ts';
import { EngineError } from './errors.ts';
import type { Raster } from './image/raster.ts';
import { createRecogniser } from './ocr/recogniser.ts';
import { createDetector } from './detection/detector.ts';
import { type Region, isExcluded } from './geometry/region.ts';
import { linePlaces } from './detection/line-places.ts';
import { isCutAtEdge } from './ocr/cut-at-edge.ts';
import { drawnEnds, lacksLetter } from './ocr/letter-in-drawing.ts';
import { readWords } from './ocr/words.ts';
import { orthographyOf } from './model/orthography.ts';
import { partLines } from './layout/part-lines.ts';
import { type DoubtfulText, partByDoubt } from './layout/part-by-doubt.ts';
import { describeOnSurfaces } from './views/surfaces.ts';
import { recognisePlace } from './ocr/recognise-place.ts';
import { recogniseArc } from './ocr/recognise-arc.ts';
import { measureAngle, measureSlant } from './ink/skew.ts';

export interface ReaderOptions {
  /** The families that texts may be found to be set in. @default every family of the library */
  families?: readonly string[];
}

export interface ReadOptions {
  /** The language of the image, whose letters are likelier than others. */
  language: Language;
  /** Regions whose text is not read. */
  exclusions?: readonly Region[];
  /** Called with every line, before the lines are joined to texts. */
  onLines?: (lines: readonly (ReadLine & { quad: Quad })[]) => void;
  /** Called with the texts that are left out of the result because they should stay as they are. */
  onDoubt?: (texts: DoubtfulText[]) => void;
  /** Stops the work between two lines. */
  signal?: AbortSignal;
}

/** Holds the networks, about 0.4 GB, until it is closed. */
export interface Reader {
  /**
   * Finds and reads all text; an empty list where there is none.
   * @throws EngineError `cancelled`
   */
  read(image: Raster, options: ReadOptions): Promise<Paragraph[]>;
  /**
   * Marks the strokes of texts, for erasing them.
   * @throws EngineError `cancelled`
   */
  markStrokes(image: Raster, paragraphs: readonly Paragraph[], signal?: AbortSignal): Promise<StrokeMaps>;
  /**
   * Describes how texts were set, seen against `erased`, the same picture without them.
   * @param all the texts of the picture, which tell how the others are aligned
   * @param target the language of the translations, whose letters the faces have to have
   * @returns in the order of the texts
   */
  describe(
    image: Raster,
    erased: Raster,
    paragraphs: readonly Paragraph[],
    all: readonly Paragraph[],
    target?: Language,
  ): Promise<ParagraphStyle[]>;
  /** Frees everything; no handle stays open. */
  close(): Promise<void>;
}

/** Lines in work at once: while the network reads one in its own threads, the next one is cut out and looked at. */
const linesAtOnce = 3;

export async function createReader({ families }: ReaderOptions = {}): Promise<Reader> {
  const [detector, recogniser, strokes, typefaces] = await Promise.all([
    createDetector(),
    createRecogniser(),
    createStrokeNetwork(),
    createTypefaceRecogniser(),
  ]);
  const typographer = createTypographer(typefaces, families);
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  async function read(
    image: Raster,
    { language, exclusions = [], onLines, onDoubt, signal }: ReadOptions,
  ): Promise<Paragraph[]> {
    const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    assertGoingOn(stop);
    const { marks, arcs } = await detector.detect(image);
    const places = linePlaces(image, marks, { angle: measureAngle, slant: measureSlant });
    const lines = await readAll(places, stop, (place) => recognisePlace(place, language, recogniser));
    const bowed = await readAll(arcs, stop, (arc) => recogniseArc(image, arc, language, recogniser));
    const found = [...lines.flat(), ...bowed.flat()].filter(({ box }) => !isExcluded(box, exclusions));
    const read = await partLines(image, found, (box, others) => {
      assertGoingOn(stop);
      return recognisePlace({ picture: image, box, others: [...others], plane: undefined }, language, recogniser);
    });
    onLines?.(read.map((line) => ({ ...line, quad: quadOf(line.box) })));
    const hasWord = await readWords(language.tag);
    const { sure, doubtful } = partByDoubt(read, orthographyOf(language.tag, hasWord));
    const cut = sure.filter((text) => {
      const own = read.filter(({ box }) => text.lines.some(({ quad }) => contains(rectangleOf(quad), box)));
      return isCutAtEdge(image, own, hasWord) || lacksLetter(text.text, drawnEnds(image, text), hasWord);
    });
    onDoubt?.([...doubtful, ...cut.map((paragraph) => ({ paragraph, reason: 'low-confidence' as const }))]);
    return sure.filter((paragraph) => !cut.includes(paragraph));
  }

  /** Lets `close` wait until the work has ended. */
  async function tracked<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  }

  return {
    read: (image, options) => tracked(read(image, options)),
    markStrokes: (image, paragraphs, signal) =>
      tracked(
        markStrokes(strokes, image, paragraphs, signal ? AbortSignal.any([signal, closing.signal]) : closing.signal),
      ),
    describe: (image, erased, paragraphs, all, target) =>
      tracked(
        describeOnSurfaces(image, erased, paragraphs, all, (picture, without, own, others) =>
          describeStyles(picture, own, without, others, typographer, target?.tag),
        ),
      ),
    async close() {
      closing.abort(new Error('The reader is closed.'));
      await Promise.allSettled(underWay);
      await Promise.all([detector.close(), recogniser.close(), strokes.close(), typefaces.close()]);
    },
  };
}

/** Reads the places, some at once; nothing is under way when it ends or fails, so that the networks can be freed. */
async function readAll<Place>(
  places: readonly Place[],
  signal: AbortSignal,
  recognise: (place: Place) => Promise<ReadLine[]>,
): Promise<ReadLine[][]> {
  const failed = new AbortController();
  try {
    return await pMap(
      places,
      async (place) => {
        assertGoingOn(signal);
        failed.signal.throwIfAborted();
        try {
          return await recognise(place);
        } catch (error) {
          failed.abort(error);
          throw error;
        }
      },
      { concurrency: linesAtOnce, stopOnError: false },
    );
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}

function assertGoingOn(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new EngineError('cancelled', 'The image was not read: the job was cancelled.', { cause: signal.reason });
  }
}

/** A text that was erased from a picture; for a text that stays, the pixels that erasing it would change. */
export interface TakenText extends Omit<ErasingOutcome, 'residue'> {
  paragraph: Paragraph;
}

/** A picture without some of its texts. */
export interface TakenOut extends Pick<SafeErasure, 'erased' | 'forced'> {
  /** The outcomes in the order of the texts; those of texts that stay come last. */
  texts: TakenText[];
}

/**
 * Erases texts of a picture, but for those whose strokes would still show.
 * @param going texts to erase
 * @param staying texts that keep every pixel, but are erased in `forced`
 * @param maps stroke maps of all these texts
 */
export function takeOut(
  image: Raster,
  going: readonly Paragraph[],
  staying: readonly Paragraph[] = [],
  maps?: StrokeMaps,
): TakenOut {
  const withStrokes = (paragraph: Paragraph): TextToErase => ({
    paragraph,
    strokes: paragraph.lines.flatMap(({ quad }) => lineStrokes(image, quad) ?? []),
  });
  const { erased, forced, outcomes } = eraseSafely(image, going.map(withStrokes), staying.map(withStrokes), maps);
  const texts = [...going, ...staying].flatMap((paragraph, index): TakenText[] => {
    const outcome = outcomes[index];
    return outcome ? [{ paragraph, ...outcome }] : [];
  });
  return { erased, forced, texts };
}
