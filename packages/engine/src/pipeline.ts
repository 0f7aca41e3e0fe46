import { setImmediate as turn } from 'node:timers/promises';
import { findLanguage, type Language, type LanguageName, type ProcessStatus } from '@palimpsest/contract';
import { throwIfCancelled } from './cancel.ts';
import { decodeImage, encodePng } from './image/decode.ts';
import type { LocalisedDocument, Paragraph } from './document.ts';
import { quadOfRegion } from './geometry/region.ts';
import { eraseText } from './inpainting/erase-text.ts';
import { EngineError } from './errors.ts';
import { fitTranslations, type TranslatedParagraph } from './typesetting/fit-translations.ts';
import { createReader, defaultRecognitionDataDir, detectLanguage, type Region } from './analyse.ts';
import { describeStyle } from './typography/describe-style.ts';
import {
  createApertiumTranslator,
  createRouter,
  isOnlyTerms,
  type LanguagePair,
  type Translator,
} from './translation/index.ts';
import { flatten } from './image/alpha.ts';

export interface EngineOptions {
  /** Folder with the recognition data of each language; that of this checkout by default. */
  recognitionDataDir?: string;
  /** The preferred one first; the installed Apertium pairs by default. The engine closes them. */
  translators?: readonly Translator[];
}

/** What the engine is at, in the order in which it passes them. */
export type EngineStage = Extract<
  ProcessStatus,
  'text_extraction_processing' | 'localization_processing' | 'inpainting_processing'
>;

export interface LocaliseOptions {
  source: LanguageName;
  target: LanguageName;
  /** Words and phrases that stay as they are; a text of nothing else stays in the picture. */
  blacklist?: readonly string[];
  /** Rectangles, in pixels of the upright image, whose text stays as it is. */
  exclusions?: readonly Region[];
  onStage?: (stage: EngineStage) => void;
  /** Ends the work with the code `cancelled`. */
  signal?: AbortSignal;
}

export interface Localised {
  document: LocalisedDocument;
  /** The picture without the texts of the document, in the size of the upright image. */
  erasedPng: Buffer;
}

export interface Engine {
  /**
   * Reads the text of an image, translates it, and takes it out of the picture.
   * @param bytes of a JPEG, PNG, GIF or WebP file
   * @throws EngineError
   */
  localise(bytes: Uint8Array, options: LocaliseOptions): Promise<Localised>;
  /** What can be translated on this installation. */
  pairs(): Promise<LanguagePair[]>;
  /** Ends every process and frees every model. */
  close(): Promise<void>;
}

export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const router = createRouter(options.translators ?? [createApertiumTranslator()]);
  const reader = await createReader({ recognitionDataDir: options.recognitionDataDir ?? defaultRecognitionDataDir });

  return {
    pairs: () => router.pairs(),

    async close() {
      await Promise.all([router.close(), reader.close()]);
    },

    async localise(bytes, { source, target, blacklist = [], exclusions = [], onStage, signal }) {
      const language = await checkPair(source, target, () => router.translate([], source, target));
      const enter = async (stage: EngineStage): Promise<void> => {
        // Lets a cancellation arrive: most of the work between two stages is synchronous.
        await turn();
        throwIfCancelled(signal);
        onStage?.(stage);
      };
      const image = await decodeImage(bytes);
      const { flat, unflatten } = flatten(image);

      await enter('text_extraction_processing');
      const paragraphs = await reader.read(flat, { language, exclusions, ...(signal && { signal }) });
      if (paragraphs.length === 0) {
        throw new EngineError(
          'no-text-found',
          'No text was found in this image. Choose an image with legible text, or remove exclusion areas.',
        );
      }

      await enter('localization_processing');
      const open = paragraphs.filter(({ text }) => !isOnlyTerms(text, blacklist));
      const translations = await router.translate(
        open.map(({ text }) => text),
        source,
        target,
        { blacklist, signal },
      );
      const translated = open
        .map((paragraph, index) => ({ paragraph, translation: translations[index] ?? '' }))
        .filter(({ paragraph, translation }) => isWorthSetting(paragraph.text, translation));
      await assertTranslated(translated, language);

      await enter('inpainting_processing');
      const erased = eraseText(
        flat,
        translated.map(({ paragraph }) => paragraph),
      );
      await turn();
      throwIfCancelled(signal);
      const texts: TranslatedParagraph[] = translated.map(({ paragraph, translation }) => ({
        paragraph,
        translation,
        style: describeStyle(flat, paragraph, erased, paragraphs),
      }));
      const kept = paragraphs.filter((paragraph) => !translated.some((text) => text.paragraph === paragraph));
      const localised = fitTranslations(erased, texts, [
        ...kept.flatMap(({ lines }) => lines.map(({ quad }) => quad)),
        ...exclusions.map(quadOfRegion),
      ]);
      const erasedPng = await encodePng(unflatten(erased));
      throwIfCancelled(signal);
      return {
        document: {
          width: image.width,
          height: image.height,
          sourceLanguage: source,
          targetLanguage: target,
          texts: localised,
        },
        erasedPng,
      };
    },
  };
}

/** Refuses before any work is done what cannot be translated. */
async function checkPair(source: LanguageName, target: LanguageName, probe: () => Promise<unknown>): Promise<Language> {
  if (source === target) {
    throw new EngineError(
      'pair-unavailable',
      `The image is to be translated from ${source} to ${target}. Choose two different languages.`,
    );
  }
  const language = findLanguage(source);
  if (!language) throw new EngineError('pair-unavailable', `${source as string} is not a supported language.`);
  await probe();
  return language;
}

/** Numbers, prices and signs that the translation leaves alone stay in the picture as they are. */
function isWorthSetting(original: string, translation: string): boolean {
  return /\p{L}/u.test(original) || normalised(original) !== normalised(translation);
}

/** A picture of names may come back unchanged, but a picture in another language than was said must not pass as translated. */
async function assertTranslated(
  texts: readonly { paragraph: Paragraph; translation: string }[],
  source: Language,
): Promise<void> {
  if (texts.length === 0) {
    throw new EngineError(
      'no-text-found',
      'There is nothing to translate in this image: all its text consists of numbers or of words that stay as they are.',
    );
  }
  if (texts.some(({ paragraph, translation }) => normalised(paragraph.text) !== normalised(translation))) return;
  const detected = await detectLanguage(texts.map(({ paragraph }) => paragraph.text).join('\n'));
  if (detected?.reliable && detected.language.name !== source.name) {
    throw new EngineError(
      'translation-failed',
      `None of the text could be translated from ${source.name}: it looks like ${detected.language.name}. Choose the language that the image is written in.`,
    );
  }
}

function normalised(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}
