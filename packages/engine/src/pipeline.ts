import { createReader } from './analyse.ts';
import { checkBytes, checkOptions } from './check-options.ts';
import { decodeImage, type ImageLimits } from './image/decode.ts';
import { certainLanguage, checkLanguages } from './languages/language-checks.ts';
import {
  type Localised,
  type LocaliseOptions,
  type ReadOptions,
  readPicture,
  type ReadPicture,
} from './read-picture.ts';
import {
  createApertiumTranslator,
  createRouter,
  type LanguagePair,
  type Offer,
  type Translator,
} from './translation/index.ts';

export interface EngineOptions {
  /** Larger images are refused. @default what sharp decodes at most */
  imageLimits?: ImageLimits;
  /** The preferred one first; the installed Apertium pairs by default. The engine closes them. */
  translators?: readonly Translator[];
  /** The families that translations may be set in, with their narrower companions. @default every family of the library */
  families?: readonly string[];
}

export interface Engine {
  /**
   * Reads the text of an image, translates it, and takes it out of the picture.
   * @param bytes of a JPEG, PNG, GIF or WebP file
   * @throws EngineError
   */
  localise(bytes: Uint8Array, options: LocaliseOptions): Promise<Localised>;
  /**
   * Reads the text of an image, to localise it into one language after the other: it is read once, and erased once for all languages that
   * replace the same texts.
   * @param bytes of a JPEG, PNG, GIF or WebP file
   * @throws EngineError
   */
  read(bytes: Uint8Array, options: ReadOptions): Promise<ReadPicture>;
  /** Lists the pairs that can be translated on this installation. */
  pairs(): Promise<LanguagePair[]>;
  /** Every pair that can be translated, each with the translator that is asked first. */
  offers(): Promise<Offer[]>;
  /** Who can be asked for a translation, the preferred one first. */
  translators(): Promise<Translator[]>;
  /** Ends every process and frees every model. */
  close(): Promise<void>;
}

/**
 * Makes an engine with its networks and translators; `close` frees them.
 * @throws TypeError where an option is not what it should be
 */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  checkOptions('createEngine(options)', 'engine', options);
  const { imageLimits, translators, families } = options;
  let isClosed = false;
  const router = createRouter(translators ?? [createApertiumTranslator()], { detect: certainLanguage });
  const reader = await createReader(families && { families });

  const assertPair = async ({ source, target }: Pick<LocaliseOptions, 'source' | 'target'>): Promise<void> => {
    checkLanguages(source, target);
    await router.assertSupports({ from: source, to: target });
  };
  const assertOpen = (): void => {
    if (isClosed) throw new Error('The engine is closed. Create another one with createEngine().');
  };
  const read: Engine['read'] = async (bytes, options) => {
    assertOpen();
    checkBytes('engine.read(bytes, options)', bytes);
    checkOptions('engine.read(bytes, options)', 'read', options);
    const image = await decodeImage(bytes, imageLimits);
    const picture = await readPicture(image, { reader, router }, options);
    const localise: ReadPicture['localise'] = async (given) => {
      checkOptions('picture.localise(options)', 'target', given);
      if (given.words) checkLanguages(options.source, given.target);
      else await assertPair({ ...given, source: options.source });
      return await picture.localise(given);
    };
    return { texts: picture.texts, localise };
  };

  return {
    read,
    async offers() {
      assertOpen();
      return await router.offers();
    },

    async translators() {
      assertOpen();
      return await router.translators();
    },

    async pairs() {
      assertOpen();
      return [...(await router.pairs())];
    },

    async close() {
      isClosed = true;
      await Promise.all([router.close(), reader.close()]);
    },

    async localise(bytes, options) {
      assertOpen();
      checkBytes('engine.localise(bytes, options)', bytes);
      checkOptions('engine.localise(bytes, options)', 'localise', options);
      if (!options.words) await assertPair(options);
      return await (await read(bytes, options)).localise(options);
    },
  };
}
