/**
 * The language that an image is written in. Loads the networks that find and read lines of any language, and none of the rest of the engine.
 *
 * @module
 */
import type { LanguageName } from '@palimpsest/contract';
import { createDetector } from '../detection/detector.ts';
import { linePlaces } from '../detection/line-places.ts';
import { EngineError } from '../errors.ts';
import { grow } from '../geometry/oriented-rectangle.ts';
import { flatten } from '../image/alpha.ts';
import { cropUpright } from '../image/crop.ts';
import { decodeImage, type ImageLimits } from '../image/decode.ts';
import type { Raster } from '../image/raster.ts';
import { certainLanguage } from './language-checks.ts';
import { measureAngle, measureSlant } from '../ink/skew.ts';
import { lettersIn } from '../ocr/confidence.ts';
import { recogniseParameters } from '../ocr/parameters.ts';
import { createRecogniser, lineRows } from '../ocr/recogniser.ts';
import type { LinePlace } from '../model/recognised-line.ts';

/** Minimum confidence of a line from which the language is detected. */
const minConfidence = 0.6;
/** Number of letters that is enough to detect the language. */
const enoughLetters = 600;

export { EngineError } from '../errors.ts';

/** Holds two networks, about 0.2 GB, until it is closed. */
export interface ImageLanguageDetector {
  /**
   * Tells the language of most of the text; undefined where there is too little text, or it is too much like several languages, to be sure.
   * @param bytes of a JPEG, PNG, GIF or WebP file
   * @throws EngineError `image-unreadable`, `no-text-found`
   */
  detect(bytes: Uint8Array): Promise<LanguageName | undefined>;
  close(): Promise<void>;
}

export async function createImageLanguageDetector(imageLimits?: ImageLimits): Promise<ImageLanguageDetector> {
  const [detector, recogniser] = await Promise.all([createDetector(), createRecogniser()]);

  async function read({ picture, box }: LinePlace): Promise<string> {
    const crop = cropUpright(picture, grow(box, recogniseParameters.marginOfLine * box.height), lineRows);
    const { text, confidence } = await recogniser.read(crop);
    return confidence < minConfidence ? '' : text;
  }

  /** Long lines are running text, which tells most, so that they are read first; the rest of a long text tells nothing more. */
  async function readEnough(picture: Raster): Promise<string[]> {
    const { marks } = await detector.detect(picture);
    const places = linePlaces(picture, marks, { angle: measureAngle, slant: measureSlant });
    const texts: string[] = [];
    let letters = 0;
    for (const place of places.toSorted((one, other) => lettersAcross(other) - lettersAcross(one))) {
      if (letters >= enoughLetters) break;
      const text = await read(place);
      letters += lettersIn(text);
      texts.push(text);
    }
    return texts;
  }

  return {
    async detect(bytes) {
      const { flat } = flatten(await decodeImage(bytes, imageLimits));
      const text = (await readEnough(flat)).join('\n');
      if (lettersIn(text) === 0) {
        throw new EngineError('no-text-found', 'No text was found in this image. Choose an image with legible text.');
      }
      return await certainLanguage(text);
    },
    async close() {
      await Promise.all([detector.close(), recogniser.close()]);
    },
  };
}

/** About how many letters have room in a line. */
const lettersAcross = ({ box: { width, height } }: LinePlace): number => width / height;
