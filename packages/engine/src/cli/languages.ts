import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findLanguage, type LanguageName, languages } from '@palimpsest/contract';
import { fetchRecognitionData } from '../ocr/tesseract/fetch-recognition-data.ts';
import { isReadable, recognitionFileOf } from '../ocr/tesseract/recognition-data.ts';
import { createTranslators } from '../translation/configuration.ts';
import { createRouter } from '../translation/router.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { RecognitionPlaces } from './actions.ts';
import { megabytes } from './download-label.ts';
import type { Progress } from './progress.ts';
import { UserError } from './user-error.ts';

/** Says of each language whether it can be read, with its size, and whether a configured translator knows it. */
export async function listLanguages(
  config: TranslatorConfig,
  { recognitionDataDir }: RecognitionPlaces,
  write: (line: string) => void,
): Promise<void> {
  const reached = await reachedBy(config);
  for (const language of languages) {
    const file = join(recognitionDataDir, recognitionFileOf(language));
    const reading = isReadable(language.name, recognitionDataDir)
      ? `can be read (${megabytes((await stat(file)).size)})`
      : 'cannot be read yet';
    const translating = reached.has(language.name) ? '' : '; no configured translator knows it';
    write(`${language.name}: ${reading}${translating}`);
  }
}

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
    const files = missing.map((name) => fileOf(name));
    throw new UserError(
      `This installation has no source of recognition data. Put ${files.join(', ')} into ${recognitionDataDir}, or set PALIMPSEST_RECOGNITION_SOURCE.`,
    );
  }
  await fetchRecognitionData(
    missing,
    { script: recognitionSource, directory: recognitionDataDir },
    { signal, onProgress: (line) => progress.show(line) },
  );
  progress.end(`Can be read now: ${missing.join(', ')}`);
}

/** @throws UserError where one of them is not there, or other languages would go with it */
export async function removeLanguages(
  names: readonly LanguageName[],
  { recognitionDataDir }: RecognitionPlaces,
  write: (line: string) => void,
): Promise<void> {
  for (const name of names) {
    if (!isReadable(name, recognitionDataDir)) throw new UserError(`${name} cannot be read here: nothing to remove.`);
    const sharing = languages.filter(
      (other) => recognitionFileOf(other) === fileOf(name) && !names.includes(other.name),
    );
    if (sharing.length > 0) {
      const others = sharing.map((other) => other.name).join(', ');
      throw new UserError(`${name} is read with the data of ${others}. Name them, too, to remove it.`);
    }
  }
  for (const file of new Set(names.map(fileOf))) await rm(join(recognitionDataDir, file), { force: true });
  write(`Removed: ${names.join(', ')}.`);
}

function fileOf(name: LanguageName): string {
  const language = findLanguage(name);
  if (!language) throw new UserError(`${name} is not a supported language.`);
  return recognitionFileOf(language);
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
