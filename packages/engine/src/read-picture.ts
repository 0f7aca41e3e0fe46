import { setImmediate as turn } from 'node:timers/promises';
import { findLanguage, type Language, type LanguageName, type SkipReason } from '@palimpsest/contract';
import { type Reader, takeOut, type TakenOut } from './analyse.ts';
import type { DoubtfulText } from './layout/part-by-doubt.ts';
import { takeOutBackgrounds } from './backgrounds.ts';
import { throwIfCancelled } from './cancel.ts';
import type { LocalisedDocument, LocalisedText, SkippedText, TextPatch } from './document.ts';
import type { Paragraph } from './paragraph.ts';
import { EngineError } from './errors.ts';
import { quadOfRegion, type Region } from './geometry/region.ts';
import { type FlatPicture, flatten } from './image/alpha.ts';
import { type DecodedImage, encodePng } from './image/decode.ts';
import type { Raster } from './image/raster.ts';
import { restoreGrain } from './inpainting/grain/restore-grain.ts';
import { supportedLanguage } from './language-checks.ts';
import { wordStrokes } from './ocr/binarisation/strokes.ts';
import { hyphenateTexts } from './hyphenation/hyphenate-texts.ts';
import { setOwnWords } from './set-own-words.ts';
import { fitOnSurfaces } from './surfaces.ts';
import { cutPatch } from './text-patch.ts';
import {
  type TranslatedText,
  type TranslatedTexts,
  translateTexts,
  type TranslationOptions,
} from './translate-texts.ts';
import type { Router } from './translation/index.ts';
import { findUnderline } from './typography/effects/find-underline.ts';
import { findRuns } from './typography/runs/find-runs.ts';

/** What the engine is at, in the order in which it passes them. */
export type EngineStage = 'reading' | 'translating' | 'inpainting';

/** What a picture passes in turn, finer than the stages, as far as benches measure it. */
export type EngineStep =
  | 'reading'
  | 'finding runs'
  | 'translating'
  | 'erasing'
  | 'typography'
  | 'typesetting'
  | 'encoding';

export interface ReadOptions {
  source: LanguageName;
  /** Rectangles, in pixels of the upright image, whose text stays as it is. */
  exclusions?: readonly Region[];
  /** Ends the work with the code `cancelled`. */
  signal?: AbortSignal;
  onStage?: (stage: EngineStage) => void;
  /** Hears when each step begins. */
  onStep?: (step: EngineStep) => void;
}

export interface LocaliseOptions extends TranslationOptions, ReadOptions {}

/** A picture whose text is read. */
export interface ReadPicture {
  /** Translates its text and takes it out of the picture. @throws EngineError */
  localise(options: Omit<LocaliseOptions, 'source' | 'exclusions'>): Promise<Localised>;
}

export interface Localised {
  document: LocalisedDocument;
  /** The picture without the texts of the document, in the size of the upright image. */
  erasedPng: Buffer;
  /** The original's pixels under each text of the document, in their order: written over the picture, they bring the text back. */
  textPatches: TextPatch[];
  /** What would erase each skipped text of the document, in their order. */
  skippedPatches: TextPatch[];
}

/**
 * Reads the text of a picture.
 * @throws EngineError
 */
export async function readPicture(
  image: DecodedImage,
  { reader, router }: { reader: Reader; router: Router },
  read: ReadOptions,
): Promise<ReadPicture> {
  const language = supportedLanguage(read.source);
  const picture = flatten(image);
  const found = await findTexts(reader, picture.flat, language, read);
  const work: Work = { reader, image, picture, found, erase: eraseOnce(reader, picture.flat) };
  return {
    async localise(given) {
      const options = { ...given, source: read.source, exclusions: read.exclusions ?? [] };
      await enter('translating', options);
      options.onStep?.('translating');
      const translated = await translateTexts(router, picture.flat, found.paragraphs, language, options);
      await enter('inpainting', options);
      return await replaceTexts(work, translated, options);
    },
  };
}

/** Erases again only where other texts are chosen than the last time. */
function eraseOnce(reader: Reader, flat: Raster): Work['erase'] {
  let last: { chosen: readonly Paragraph[]; left: readonly Paragraph[]; outcome: TakenOut } | undefined;
  return async (chosen, left, signal) => {
    if (last && areSame(last.chosen, chosen) && areSame(last.left, left)) return last.outcome;
    const maps = await reader.markStrokes(flat, [...chosen, ...left], signal);
    last = { chosen, left, outcome: takeOut(flat, chosen, left, maps) };
    return last.outcome;
  };
}

function areSame(some: readonly Paragraph[], others: readonly Paragraph[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}

/** Tells the stage, after letting a cancellation arrive: most of the work between two stages is synchronous. */
async function enter(stage: EngineStage, { onStage, signal }: Pick<ReadOptions, 'onStage' | 'signal'>): Promise<void> {
  await turn();
  throwIfCancelled(signal);
  onStage?.(stage);
}

interface FoundTexts {
  paragraphs: Paragraph[];
  doubtful: DoubtfulText[];
}

async function findTexts(reader: Reader, flat: Raster, language: Language, options: ReadOptions): Promise<FoundTexts> {
  await enter('reading', options);
  const { exclusions = [], signal, onStep } = options;
  onStep?.('reading');
  let doubtful: DoubtfulText[] = [];
  const onDoubt = (texts: DoubtfulText[]): void => {
    doubtful = texts;
  };
  const paragraphs = await reader.read(flat, { language, exclusions, onDoubt, ...(signal && { signal }) });
  if (paragraphs.length === 0) {
    throw new EngineError(
      'no-text-found',
      'No text was found in this image. Choose an image with legible text, or remove exclusion areas.',
    );
  }
  onStep?.('finding runs');
  return { paragraphs: paragraphs.map((paragraph) => withMarks(flat, paragraph)), doubtful };
}

/** Translators have to know which words stand out, and an underline is erased with its text. */
function withMarks(flat: Raster, paragraph: Paragraph): Paragraph {
  const runs = findRuns(paragraph, (line) => wordStrokes(flat, line));
  const underline = findUnderline(flat, paragraph);
  return { ...paragraph, ...(runs.length > 0 && { runs }), ...(underline && { underline }) };
}

/** What is known of a picture whatever it is translated to. */
interface Work {
  reader: Reader;
  image: DecodedImage;
  picture: FlatPicture;
  found: FoundTexts;
  /** Takes the chosen texts out of the picture, and where all is forced those that are left in it, too. */
  erase: (
    chosen: readonly Paragraph[],
    left: readonly Paragraph[],
    signal: AbortSignal | undefined,
  ) => Promise<TakenOut>;
}

/** Fits translations into the picture from which their texts are taken. */
async function replaceTexts(
  { reader, image, picture: { flat, unflatten }, found: { paragraphs, doubtful }, erase }: Work,
  { translated, kept: withoutWords, usage }: TranslatedTexts,
  { source, target, exclusions = [], signal, onStep }: LocaliseOptions,
): Promise<Localised> {
  const chosen = translated.map(({ paragraph }) => paragraph);
  const left: DoubtfulText[] = [...withoutWords, ...doubtful];
  onStep?.('erasing');
  const { erased, forced, texts, doubts } = await erase(
    chosen,
    left.map(({ paragraph }) => paragraph),
    signal,
  );
  onStep?.('typography');
  const language = findLanguage(target);
  const styles = await reader.describe(flat, forced, chosen, paragraphs, language);
  await turn();
  throwIfCancelled(signal);
  const gone = texts.flatMap(({ isErased, ...text }, index) => {
    const { translation, runs, names } = translated[index] ?? {};
    const style = styles[index];
    return isErased && translation !== undefined && style ? [{ ...text, style, translation, runs, names }] : [];
  });
  const all = [...paragraphs, ...doubtful.map(({ paragraph }) => paragraph)];
  const { erased: bare, texts: replaced } = takeOutBackgrounds(erased, gone, all, exclusions.map(quadOfRegion));
  const kept = [
    ...paragraphs.filter((paragraph) => !replaced.some((text) => text.paragraph === paragraph)),
    ...doubtful.map(({ paragraph }) => paragraph),
  ];
  const skipped = [
    ...texts
      .filter(({ isErased }) => !isErased)
      .map(({ paragraph, pixels }) => ({ paragraph, pixels, reason: 'not-erased' as const })),
    ...left.flatMap((doubt, index) => (doubts[index] ? [{ ...doubt, pixels: doubts[index] }] : [])),
  ];
  const staying = skipped.map(({ paragraph }) => paragraph);
  const others = replaced.map(({ paragraph }) => paragraph);
  const ownWords = await setOwnWords(reader, { flat, forced, staying, others, target: language });
  throwIfCancelled(signal);
  onStep?.('typesetting');
  const hyphenated = await hyphenateTexts(replaced, language);
  const localised = fitOnSurfaces(bare, hyphenated, [
    ...kept.flatMap(({ lines }) => lines.map(({ quad }) => quad)),
    ...exclusions.map(quadOfRegion),
  ]);
  onStep?.('encoding');
  // Everything above compares pixels of the original with smooth ones; grain that is made up comes last.
  const forcedPixels = skipped.map(({ pixels }) => pixels);
  const whenForced = skipped.length > 0 ? unflatten(restoreGrain(forced, forcedPixels)) : image;
  const erasedPixels = replaced.map(({ pixels }) => pixels);
  const erasedPng = await encodePng(unflatten(restoreGrain(bare, erasedPixels)));
  throwIfCancelled(signal);
  return {
    document: {
      width: image.width,
      height: image.height,
      sourceLanguage: source,
      targetLanguage: target,
      texts: localised.map((text) => withNote(text, translated)),
      skipped: skipped.map(({ paragraph, reason }, index) => toSkipped(paragraph, reason, ownWords[index])),
      frameCount: image.frameCount,
      usage,
    },
    erasedPng,
    textPatches: replaced.map(({ pixels }) => cutPatch(image, pixels)),
    skippedPatches: skipped.map(({ pixels }) => cutPatch(whenForced, pixels)),
  };
}

/** Says of a text how its translation came about. */
function withNote(text: LocalisedText, translated: readonly TranslatedText[]): LocalisedText {
  const note = translated.find(({ paragraph }) => paragraph.id === text.id)?.note;
  return note ? { ...text, note } : text;
}

function toSkipped({ quad, text, lines }: Paragraph, reason: SkipReason, set: LocalisedText | undefined): SkippedText {
  const confidence = Math.min(...lines.map((line) => line.confidence));
  return { quad, text, confidence, reason, ...(set && { set }) };
}
