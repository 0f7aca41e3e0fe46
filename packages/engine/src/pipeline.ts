import { setImmediate as turn } from 'node:timers/promises';
import { findLanguage, type Language, type LanguageName } from '@palimpsest/contract';
import { throwIfCancelled } from './cancel.ts';
import { decodeImage, encodePng, type ImageLimits } from './image/decode.ts';
import type { LocalisedDocument, Paragraph } from './document.ts';
import { quadOfRegion, type Region } from './geometry/region.ts';
import { EngineError } from './errors.ts';
import { fitTranslations, type TranslatedParagraph } from './typesetting/fit-translations.ts';
import { createReader, takeOut } from './analyse.ts';
import { detectLanguage } from './ocr/language.ts';
import {
  createApertiumTranslator,
  createRouter,
  isOnlyTerms,
  type LanguagePair,
  type Translator,
} from './translation/index.ts';
import { flatten } from './image/alpha.ts';

export interface EngineOptions {
  /** Folder with `<name>.traineddata.gz` of each language that is to be read. */
  recognitionDataDir: string;
  /** Larger images are refused. @default what sharp decodes at most */
  imageLimits?: ImageLimits;
  /** The preferred one first; the installed Apertium pairs by default. The engine closes them. */
  translators?: readonly Translator[];
}

/** What the engine is at, in the order in which it passes them. */
export type EngineStage = 'reading' | 'translating' | 'inpainting';

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

export async function createEngine({ recognitionDataDir, imageLimits, translators }: EngineOptions): Promise<Engine> {
  const router = createRouter(translators ?? [createApertiumTranslator()]);
  const reader = await createReader({ recognitionDataDir });

  return {
    pairs: () => router.pairs(),

    async close() {
      await Promise.all([router.close(), reader.close()]);
    },

    async localise(bytes, { source, target, blacklist = [], exclusions = [], onStage, signal }) {
      const language = checkLanguages(source, target);
      await router.assertSupports({ from: source, to: target });
      const enter = async (stage: EngineStage): Promise<void> => {
        // Lets a cancellation arrive: most of the work between two stages is synchronous.
        await turn();
        throwIfCancelled(signal);
        onStage?.(stage);
      };
      const image = await decodeImage(bytes, imageLimits);
      const { flat, unflatten } = flatten(image);

      await enter('reading');
      const paragraphs = await reader.read(flat, { language, exclusions, ...(signal && { signal }) });
      if (paragraphs.length === 0) {
        throw new EngineError(
          'no-text-found',
          'No text was found in this image. Choose an image with legible text, or remove exclusion areas.',
        );
      }

      await enter('translating');
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

      await enter('inpainting');
      const { erased, styles } = takeOut(
        flat,
        paragraphs,
        translated.map(({ paragraph }) => paragraph),
      );
      await turn();
      throwIfCancelled(signal);
      const texts = translated.flatMap((text, index): TranslatedParagraph[] => {
        const style = styles[index];
        return style ? [{ ...text, style }] : [];
      });
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

/** The language to read. Refuses a pair that no translator could offer. */
function checkLanguages(source: LanguageName, target: LanguageName): Language {
  if (source === target) {
    throw new EngineError(
      'pair-unavailable',
      `The image is to be translated from ${source} to ${target}. Choose two different languages.`,
    );
  }
  const language = findLanguage(source);
  if (!language) throw new EngineError('pair-unavailable', `${source as string} is not a supported language.`);
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
