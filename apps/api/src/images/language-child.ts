import { type DetectedLanguage, maxImagePixels, maxImageSide } from '@palimpsest/contract';
import { createImageLanguageDetector, EngineError } from '@palimpsest/engine/image-language';
import { serveFunctions } from '../children/serve-functions.ts';

const detector = createImageLanguageDetector({ pixels: maxImagePixels, side: maxImageSide });

const functions = {
  /** @param bytes of the image file */
  async detect(bytes: Uint8Array): Promise<DetectedLanguage> {
    try {
      return { language: (await (await detector).detect(bytes)) ?? null, has_text: true };
    } catch (error) {
      if (error instanceof EngineError && error.code === 'no-text-found') return { language: null, has_text: false };
      throw error;
    }
  },
};
export type LanguageFunctions = typeof functions;

serveFunctions(functions);
