import { setImmediate as turn } from 'node:timers/promises';
import { findLanguage, type Language } from '@palimpsest/contract';
import { throwIfCancelled } from './cancel.ts';
import { type DecodedImage, decodeImage, encodePng, type ImageLimits } from './image/decode.ts';
import type { LocalisedDocument, LocalisedText, Paragraph, SkippedText, SkipReason, TextPatch } from './document.ts';
import { cutPatch } from './text-patch.ts';
import type { Raster } from './image/raster.ts';
import { quadOfRegion, type Region } from './geometry/region.ts';
import { EngineError } from './errors.ts';
import { fitTranslations } from './typesetting/fit-translations.ts';
import { createReader, type DoubtfulText, type Reader, takeOut } from './analyse.ts';
import { certainLanguage, checkLanguages, isReadable } from './language-checks.ts';
import {
  createApertiumTranslator,
  createRouter,
  type LanguagePair,
  type Offer,
  type Translator,
} from './translation/index.ts';
import { type TranslatedText, translateTexts, type TranslationOptions } from './translate-texts.ts';
import { type FlatPicture, flatten } from './image/alpha.ts';

export interface EngineOptions {
  /** Folder with `<name>.traineddata.gz` of each language that is to be read. */
  recognitionDataDir: string;
  /** Larger images are refused. @default what sharp decodes at most */
  imageLimits?: ImageLimits;
  /** The preferred one first; the installed Apertium pairs by default. The engine closes them. */
  translators?: readonly Translator[];
  /** The families that translations may be set in. @default every family of the library */
  families?: readonly string[];
}

/** What the engine is at, in the order in which it passes them. */
export type EngineStage = 'reading' | 'translating' | 'inpainting';

export interface LocaliseOptions extends TranslationOptions {
  /** Rectangles, in pixels of the upright image, whose text stays as it is. */
  exclusions?: readonly Region[];
  onStage?: (stage: EngineStage) => void;
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

export interface Engine {
  /**
   * Reads the text of an image, translates it, and takes it out of the picture.
   * @param bytes of a JPEG, PNG, GIF or WebP file
   * @throws EngineError
   */
  localise(bytes: Uint8Array, options: LocaliseOptions): Promise<Localised>;
  /** What can be read and translated on this installation. */
  pairs(): Promise<LanguagePair[]>;
  /** The same pairs, each with the translator that is asked first. */
  offers(): Promise<Offer[]>;
  /** Who can be asked for a translation, the preferred one first. */
  translators(): Promise<Translator[]>;
  /** Ends every process and frees every model. */
  close(): Promise<void>;
}

export async function createEngine({
  recognitionDataDir,
  imageLimits,
  translators,
  families,
}: EngineOptions): Promise<Engine> {
  const router = createRouter(translators ?? [createApertiumTranslator()], { detect: certainLanguage });
  const reader = await createReader({ recognitionDataDir, ...(families && { families }) });

  return {
    offers: async () => (await router.offers()).filter(({ from }) => isReadable(from, recognitionDataDir)),
    translators: () => router.translators(),
    pairs: async () => (await router.pairs()).filter(({ from }) => isReadable(from, recognitionDataDir)),

    async close() {
      await Promise.all([router.close(), reader.close()]);
    },

    async localise(bytes, options) {
      const language = checkLanguages(options.source, options.target);
      await router.assertSupports({ from: options.source, to: options.target });
      const image = await decodeImage(bytes, imageLimits);
      const picture = flatten(image);
      const found = await findTexts(reader, picture.flat, language, options);
      await enter('translating', options);
      const translated = await translateTexts(router, picture.flat, found.paragraphs, language, options);
      await enter('inpainting', options);
      return replaceTexts(reader, image, picture, found, translated, options);
    },
  };
}

/** Tells the stage, after letting a cancellation arrive: most of the work between two stages is synchronous. */
async function enter(stage: EngineStage, { onStage, signal }: LocaliseOptions): Promise<void> {
  await turn();
  throwIfCancelled(signal);
  onStage?.(stage);
}

interface FoundTexts {
  paragraphs: Paragraph[];
  doubtful: DoubtfulText[];
}

async function findTexts(
  reader: Reader,
  flat: Raster,
  language: Language,
  options: LocaliseOptions,
): Promise<FoundTexts> {
  await enter('reading', options);
  const { exclusions = [], signal } = options;
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
  return { paragraphs, doubtful };
}

/** Takes the texts out of the picture and fits their translations into it. */
async function replaceTexts(
  reader: Reader,
  image: DecodedImage,
  { flat, unflatten }: FlatPicture,
  { paragraphs, doubtful }: FoundTexts,
  translated: readonly TranslatedText[],
  { source, target, exclusions = [], signal }: LocaliseOptions,
): Promise<Localised> {
  const chosen = translated.map(({ paragraph }) => paragraph);
  const doubted = doubtful.map(({ paragraph }) => paragraph);
  const maps = await reader.markStrokes(flat, [...chosen, ...doubted], signal);
  const { erased, forced, texts, doubts } = takeOut(flat, chosen, doubted, maps);
  const styles = await reader.describe(flat, forced, chosen, paragraphs, findLanguage(target));
  await turn();
  throwIfCancelled(signal);
  const replaced = texts.flatMap(({ isErased, ...text }, index) => {
    const translation = translated[index]?.translation;
    const style = styles[index];
    return isErased && translation !== undefined && style ? [{ ...text, style, translation }] : [];
  });
  const kept = [
    ...paragraphs.filter((paragraph) => !replaced.some((text) => text.paragraph === paragraph)),
    ...doubtful.map(({ paragraph }) => paragraph),
  ];
  const localised = fitTranslations(erased, replaced, [
    ...kept.flatMap(({ lines }) => lines.map(({ quad }) => quad)),
    ...exclusions.map(quadOfRegion),
  ]);
  const skipped = [
    ...texts
      .filter(({ isErased }) => !isErased)
      .map(({ paragraph, pixels }) => ({ paragraph, pixels, reason: 'not-erased' as const })),
    ...doubtful.flatMap((doubt, index) => (doubts[index] ? [{ ...doubt, pixels: doubts[index] }] : [])),
  ];
  const whenForced = skipped.length > 0 ? unflatten(forced) : image;
  const erasedPng = await encodePng(unflatten(erased));
  throwIfCancelled(signal);
  return {
    document: {
      width: image.width,
      height: image.height,
      sourceLanguage: source,
      targetLanguage: target,
      texts: localised.map((text) => withNote(text, translated)),
      skipped: skipped.map(({ paragraph, reason }) => toSkipped(paragraph, reason)),
      frameCount: image.frameCount,
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

function toSkipped({ quad, text, lines }: Paragraph, reason: SkipReason): SkippedText {
  return { quad, text, confidence: Math.min(...lines.map(({ confidence }) => confidence)), reason };
}
