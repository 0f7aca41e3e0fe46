import { type LanguageName, languages } from '@palimpsest/contract';
import { fetchRecognitionData } from '../ocr/tesseract/fetch-recognition-data.ts';
import { isReadable, recognitionFileOf } from '../ocr/tesseract/recognition-data.ts';
import { createTranslators } from '../translation/configuration.ts';
import { createRouter } from '../translation/router.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { RecognitionPlaces } from './actions.ts';
import type { Progress } from './progress.ts';
import { UserError } from './user-error.ts';

/**
 * Fetches the recognition data of languages.
 * @param names none for every language that a configured translator reaches
 * @throws UserError where nothing can be fetched from; EngineError `language-data-missing` or `cancelled`
 */
export async function addLanguages(
  config: TranslatorConfig,
  names: readonly LanguageName[],
  { recognitionDataDir, recognitionSource }: RecognitionPlaces,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> {
  const wanted = names.length > 0 ? names : [...(await reachedBy(config))];
  const missing = wanted.filter((name) => !isReadable(name, recognitionDataDir));
  if (missing.length === 0) {
    progress.end(`Nothing to fetch: ${wanted.length} ${wanted.length === 1 ? 'language' : 'languages'} can be read.`);
    return;
  }
  if (recognitionSource === undefined) {
    const files = new Set(languages.filter(({ name }) => missing.includes(name)).map(recognitionFileOf));
    throw new UserError(
      `This installation has no source of recognition data. Put ${[...files].join(', ')} into ${recognitionDataDir}, or set PALIMPSEST_RECOGNITION_SOURCE.`,
    );
  }
  await fetchRecognitionData(
    missing,
    { script: recognitionSource, directory: recognitionDataDir },
    { signal, onProgress: (line) => progress.show(line) },
  );
  progress.end(`Can be read now: ${missing.join(', ')}`);
}

/** The languages that a configured translator translates from. */
async function reachedBy(config: TranslatorConfig): Promise<Set<LanguageName>> {
  const router = createRouter(createTranslators(config));
  try {
    return new Set((await router.pairs()).map(({ from }) => from));
  } finally {
    await router.close();
  }
}
