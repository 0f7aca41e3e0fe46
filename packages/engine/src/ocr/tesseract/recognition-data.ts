import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@palimpsest/contract';
import { EngineError } from '../../errors.ts';

/** Where `scripts/recognition-data.mjs` puts the recognition data of this checkout. */
export const defaultRecognitionDataDir =
  process.env.PALIMPSEST_RECOGNITION_DATA ??
  fileURLToPath(new URL('../../../../../.tools/recognition-data', import.meta.url));

/**
 * Makes sure that the language can be read.
 * @throws EngineError `language-data-missing` when its recognition data is not in the directory.
 */
export async function assertRecognitionData(directory: string, language: Language): Promise<void> {
  const file = join(directory, `${language.tesseract}.traineddata.gz`);
  try {
    await access(file);
  } catch (cause) {
    throw new EngineError(
      'language-data-missing',
      `Text in ${language.name} cannot be read here: ${file} is missing. Run "node scripts/recognition-data.mjs ${language.tesseract}" to fetch it.`,
      { cause },
    );
  }
}
