import { setImmediate as turn } from 'node:timers/promises';
import { findLanguage, type Language, type LanguageName, type SkipReason } from '@palimpsest/contract';
import { findTypeface } from '@palimpsest/typefaces';
import { type Reader, takeOut, type TakenOut, type TakenText } from './analyse.ts';
import type { DoubtfulText } from './layout/part-by-doubt.ts';
import { takeOutBackgrounds } from './backgrounds.ts';
import { throwIfCancelled } from './cancel.ts';
import type { LocalisedDocument, LocalisedText, SkippedText, TextPatch, TranslationNote } from './model/document.ts';
import type { Paragraph, ParagraphStyle } from './model/paragraph.ts';
import { EngineError } from './errors.ts';
import { quadOfRegion, type Region } from './geometry/region.ts';
import { type FlatPicture, flatten } from './image/alpha.ts';
import { type DecodedImage, encodePng } from './image/decode.ts';
import type { Raster } from './image/raster.ts';
import type { ErasedText } from './inpainting/erase-text.ts';
import { restoreGrain } from './inpainting/grain/restore-grain.ts';
import { supportedLanguage } from './languages/language-checks.ts';
import { wordStrokes } from './ink/strokes.ts';
import { hyphenateTexts } from './hyphenation/hyphenate-texts.ts';
import { setOwnWords } from './set-own-words.ts';
import { fitOnSurfaces } from './views/surfaces.ts';
import { changedWithin, cutPatch } from './text-patch.ts';
import { isTranslated, type PictureText, reasonToStay, type SkippedState, type TextState } from './model/text.ts';
import { takeWords, translateTexts, type TranslatedTexts, type TranslationOptions } from './translate-texts.ts';
import type { Router } from './translation/index.ts';
import { findUnderline } from './typography/effects/find-underline.ts';
import { findRuns } from './typography/runs/find-runs.ts';
import { scriptClasses } from './typography/type-evidence.ts';

/** The stages of the engine, in the order in which it passes them. */
export type EngineStage =
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
  /** Called when each stage begins. */
  onStage?: (stage: EngineStage) => void;
}

export interface LocaliseOptions extends TranslationOptions, ReadOptions {
  /**
   * Translations from a human translator, by the ids of their texts. No translator is asked: a text without words stays.
   * @default translators are asked
   */
  words?: ReadonlyMap<number, string>;
}

/** A picture whose text is read. */
export interface ReadPicture {
  /** The texts that were read surely, in reading order. */
  texts: readonly Pick<Paragraph, 'id' | 'text'>[];
  /** Translates the texts and erases them from the picture. @throws EngineError */
  localise(options: Omit<LocaliseOptions, 'source' | 'exclusions'>): Promise<Localised>;
}

export interface Localised {
  document: LocalisedDocument;
  /** The picture without the texts of the document, in the size of the upright image. */
  erasedPng: Buffer;
  /** The original's pixels under each text of the document, in their order: written over the picture, they bring the text back. */
  textPatches: TextPatch[];
  /** The pixels that would erase each skipped text of the document, in their order. */
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
  const { sure, doubtful } = await findTexts(reader, picture.flat, language, read);
  const work: Work = { reader, image, picture, erase: eraseOnce(reader, picture.flat) };
  const translate = async (options: LocaliseOptions): Promise<TranslatedTexts> =>
    options.words
      ? { texts: takeWords(sure, options.words, options.target), usage: [] }
      : await translateTexts(router, picture.flat, sure, language, options);
  return {
    texts: sure.map(({ id, text }) => ({ id, text })),
    async localise(given) {
      const options = { ...given, source: read.source, exclusions: read.exclusions ?? [] };
      await enter('translating', options);
      const { texts, usage } = await translate(options);
      const { document, ...pictures } = await replaceTexts(work, [...texts, ...doubtful], options);
      return { document: { ...document, usage }, ...pictures };
    },
  };
}

/** Reports the stage, after letting a cancellation arrive: most of the work between two stages is synchronous. */
async function enter(stage: EngineStage, { onStage, signal }: Pick<ReadOptions, 'onStage' | 'signal'>): Promise<void> {
  await turn();
  throwIfCancelled(signal);
  onStage?.(stage);
}

interface FoundTexts {
  sure: Paragraph[];
  doubtful: PictureText<SkippedState>[];
}

async function findTexts(reader: Reader, flat: Raster, language: Language, options: ReadOptions): Promise<FoundTexts> {
  await enter('reading', options);
  const { exclusions = [], signal } = options;
  let doubtful: FoundTexts['doubtful'] = [];
  const onDoubt = (texts: DoubtfulText[]): void => {
    doubtful = texts.map(({ paragraph, reason }) => ({ paragraph, state: { is: 'skipped', reason } }));
  };
  const paragraphs = await reader.read(flat, { language, exclusions, onDoubt, ...(signal && { signal }) });
  if (paragraphs.length === 0) {
    const why =
      doubtful.length === 0
        ? 'No text was found in this image.'
        : 'There is nothing to translate in this image: what looks like text in it is icons, or could not be read with certainty.';
    throw new EngineError('no-text-found', `${why} Choose an image with legible text, or remove exclusion areas.`);
  }
  await enter('finding runs', options);
  return { sure: paragraphs.map((paragraph) => withMarks(flat, paragraph)), doubtful };
}

/** Translators have to know which words stand out, and an underline is erased with its text. */
function withMarks(flat: Raster, paragraph: Paragraph): Paragraph {
  const runs = findRuns(paragraph, (line) => wordStrokes(flat, line));
  const underline = findUnderline(flat, paragraph);
  return { ...paragraph, ...(runs.length > 0 && { runs }), ...(underline && { underline }) };
}

/** The data of a picture that do not depend on the target language. */
interface Work {
  reader: Reader;
  image: DecodedImage;
  picture: FlatPicture;
  erase: Erase;
}

/** Erases the translated texts from the picture; those that stay are erased only in `forced`. */
type Erase = (texts: readonly PictureText[], signal: AbortSignal | undefined) => Promise<TakenOut>;

/** Caches the last erasure, which is repeated only if other texts go or stay. */
function eraseOnce(reader: Reader, flat: Raster): Erase {
  let last: { going: readonly Paragraph[]; staying: readonly Paragraph[]; outcome: TakenOut } | undefined;
  return async (texts, signal) => {
    const going = texts.filter(isTranslated).map(({ paragraph }) => paragraph);
    const staying = texts.flatMap((text) => (reasonToStay(text) === undefined ? [] : [text.paragraph]));
    if (last && areSame(last.going, going) && areSame(last.staying, staying)) return last.outcome;
    const maps = await reader.markStrokes(flat, [...going, ...staying], signal);
    last = { going, staying, outcome: takeOut(flat, going, staying, maps) };
    return last.outcome;
  };
}

function areSame(some: readonly Paragraph[], others: readonly Paragraph[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}

/** Minimum overlap, 0 to 1, of the letters of a face with those of a printed text: 270 texts of real pictures that were read right have more, wrongly joined ones less. */
const minFaceConfidence = 0.2;
/** Font size, in pixels of the image, from which lettering by hand, which is in no library, is told from small print that looks like it. */
const minLetteringPx = 32;

/** Whether the letters of a text look like those of no face, although they are no lettering. */
function isStrange({ faceConfidence = 1, fontFamily, fontSize }: ParagraphStyle): boolean {
  const typeClass = findTypeface(fontFamily)?.class ?? 'display';
  const isLettering = fontSize >= minLetteringPx && [...scriptClasses, 'display'].includes(typeClass);
  return faceConfidence < minFaceConfidence && !isLettering;
}

/**
 * Erases the translated texts and describes how they were set. A text whose letters look like those of no face was misread, or something beside it was
 * taken for a part of it: it is skipped, and the others are erased anew.
 */
async function eraseAndDescribe(
  { reader, picture: { flat }, erase }: Work,
  texts: readonly PictureText[],
  options: Pick<LocaliseOptions, 'target' | 'onStage' | 'signal'>,
): Promise<TakenOut & { settled: (PictureText & { pixels: ErasedText })[]; styles: ParagraphStyle[] }> {
  const describe = async (all: readonly PictureText[], taken: TakenOut) => {
    const settled = all.flatMap((text) => withPixels(text, taken.texts));
    const going = paragraphsOf(settled.filter(isTranslated));
    const sure = paragraphsOf(texts.filter(isSure));
    const styles = await reader.describe(flat, taken.forced, going, sure, findLanguage(options.target));
    return { ...taken, settled, styles, going };
  };
  await enter('erasing', options);
  const taken = await erase(texts, options.signal);
  await enter('typography', options);
  const seen = await describe(texts, taken);
  const strange = seen.going.filter((_, index) => {
    const style = seen.styles[index];
    return style !== undefined && isStrange(style);
  });
  if (strange.length === 0) return seen;
  const others = texts.map((text): PictureText =>
    strange.includes(text.paragraph) ? { ...text, state: { is: 'skipped', reason: 'low-confidence' } } : text,
  );
  return describe(others, await erase(others, options.signal));
}

/** Puts translations in the place of their texts: erases these, describes how they were set, and sets what stands in their place alike. */
async function replaceTexts(
  work: Work,
  texts: readonly PictureText[],
  options: LocaliseOptions,
): Promise<Omit<Localised, 'document'> & { document: Omit<LocalisedDocument, 'usage'> }> {
  const {
    reader,
    image,
    picture: { flat, unflatten },
  } = work;
  const { source, target, exclusions = [], signal } = options;
  const language = findLanguage(target);
  const excluded = exclusions.map(quadOfRegion);
  const { erased, forced, settled, styles } = await eraseAndDescribe(work, texts, options);
  const going = settled.filter(isTranslated);
  const staying = settled.flatMap((text) => {
    const reason = reasonToStay(text);
    return reason === undefined ? [] : [{ ...text, reason }];
  });
  await turn();
  throwIfCancelled(signal);
  const styled = going.flatMap(({ state, ...text }, index) => {
    const style = styles[index];
    return style ? [{ ...text, ...state, style }] : [];
  });
  const { erased: bare, texts: replaced } = takeOutBackgrounds(erased, styled, paragraphsOf(texts), excluded);
  const gone = new Set(paragraphsOf(replaced));
  const ownWords = await setOwnWords(reader, {
    flat,
    forced,
    staying: paragraphsOf(staying),
    others: [...gone],
    target: language,
  });
  await enter('typesetting', options);
  const obstacles = paragraphsOf(texts).filter((paragraph) => !gone.has(paragraph));
  const localised = fitOnSurfaces(bare, await hyphenateTexts(replaced, language), [
    ...obstacles.flatMap(({ lines }) => lines.map(({ quad }) => quad)),
    ...excluded,
  ]);
  await enter('encoding', options);
  // Everything above compares pixels of the original with smooth ones, so synthetic grain is added last.
  const whenForced = staying.length > 0 ? unflatten(restoreGrain(forced, pixelsOf(staying))) : image;
  const grained = unflatten(restoreGrain(bare, pixelsOf(replaced)));
  const erasedPng = await encodePng(changedWithin(image, grained, pixelsOf(replaced)));
  throwIfCancelled(signal);
  const notes = new Map(replaced.map(({ paragraph, note }) => [paragraph.id, note]));
  return {
    document: {
      width: image.width,
      height: image.height,
      sourceLanguage: source,
      targetLanguage: target,
      texts: localised.map((text) => withNote(text, notes.get(text.id))),
      skipped: staying.map((text, index) => toSkipped(text, ownWords[index])),
      frameCount: image.frameCount,
    },
    erasedPng,
    textPatches: pixelsOf(replaced).map((pixels) => cutPatch(image, pixels)),
    skippedPatches: pixelsOf(staying).map((pixels) => cutPatch(whenForced, pixels)),
  };
}

function pixelsOf(texts: readonly { pixels: ErasedText }[]): ErasedText[] {
  return texts.map(({ pixels }) => pixels);
}

function paragraphsOf(texts: readonly { paragraph: Paragraph }[]): Paragraph[] {
  return texts.map(({ paragraph }) => paragraph);
}

/** Whether a text was read surely, so that it tells how others are aligned. */
function isSure({ state }: PictureText): boolean {
  return state.is !== 'skipped';
}

/** A text with its pixels, and skipped where it could not be erased; none of which nobody has to be told. */
function withPixels(text: PictureText, taken: readonly TakenText[]): (PictureText & { pixels: ErasedText })[] {
  const own = taken.find(({ paragraph }) => paragraph === text.paragraph);
  if (!own) return [];
  const { isErased, pixels } = own;
  const state: TextState = isTranslated(text) && !isErased ? { is: 'skipped', reason: 'not-erased' } : text.state;
  return [{ paragraph: text.paragraph, state, pixels }];
}

/** Says of a text how its translation came about. */
function withNote(text: LocalisedText, note: TranslationNote | undefined): LocalisedText {
  return note ? { ...text, note } : text;
}

function toSkipped(
  { paragraph: { id, quad, text, lines }, state, reason }: PictureText & { reason: SkipReason },
  set: LocalisedText | undefined,
): SkippedText {
  const confidence = Math.min(...lines.map((line) => line.confidence));
  return { ...(state.is === 'kept' && { id }), quad, text, confidence, reason, ...(set && { set }) };
}
