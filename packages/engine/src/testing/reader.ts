import { afterAll, beforeAll } from 'vitest';
import { createReader, type ReadOptions, type Reader, takeOut, type TakenOut } from '../analyse.ts';
import type { LocalisedText } from '../model/document.ts';
import type { Paragraph } from '../model/paragraph.ts';
import type { Raster } from '../image/raster.ts';
import { fitOnSurfaces } from '../views/surfaces.ts';
import { language } from './language.ts';

/** A picture whose translations are set, but not painted. */
export interface Localised extends Pick<TakenOut, 'erased'> {
  paragraphs: Paragraph[];
  texts: LocalisedText[];
}

/** The reader that tests of a file share. */
export interface SharedReader {
  /** @param options the language is English by default */
  read: (image: Raster, options?: Partial<ReadOptions>) => Promise<Paragraph[]>;
  /**
   * Reads a picture in English, takes its texts out and sets their translations.
   * @param translations in reading order; a text without one is not set
   */
  localise: (image: Raster, translations: readonly string[]) => Promise<Localised>;
}

/** A reader made before the first test of the file, or of the `describe` around, and closed after the last. */
export function useReader(): SharedReader {
  let made: Reader | undefined;
  beforeAll(async () => {
    made = await createReader();
  });
  afterAll(() => made?.close());
  const reader = (): Reader => {
    if (!made) throw new Error('The reader is there once the first test runs, not before.');
    return made;
  };
  const read: SharedReader['read'] = (image, options) =>
    reader().read(image, { language: language('English'), ...options });
  return {
    read,
    async localise(image, translations) {
      const paragraphs = await read(image);
      const { erased, forced } = takeOut(image, paragraphs);
      const styles = await reader().describe(image, forced, paragraphs, paragraphs);
      const texts = paragraphs.flatMap((paragraph, index) => {
        const [style, translation] = [styles[index], translations[index]];
        return style && translation !== undefined ? [{ paragraph, translation, style }] : [];
      });
      return { paragraphs, erased, texts: fitOnSurfaces(erased, texts, []) };
    },
  };
}
