import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findLanguage, type Language, type LanguageName } from '@palimpsest/contract';
import { EngineError } from '../../errors.ts';

/** The file that holds a language's recognition data; several languages may share one. */
export function recognitionFileOf({ tesseract }: Pick<Language, 'tesseract'>): string {
  return `${tesseract}.traineddata.gz`;
}

/** Whether the recognition data of a language is there. */
export function isReadable(name: LanguageName, directory: string): boolean {
  const language = findLanguage(name);
  return language !== undefined && existsSync(join(directory, recognitionFileOf(language)));
}

/** Files that were found whole. */
const checked = new Set<string>();

/**
 * Makes sure that the language can be read.
 * @throws EngineError `language-data-missing` when its recognition data is not in the directory, or is damaged.
 */
export async function assertRecognitionData(directory: string, language: Language): Promise<void> {
  const name = recognitionFileOf(language);
  const file = join(directory, name);
  if (checked.has(file)) return;
  const compressed = await readFile(file).catch((cause: unknown) => {
    throw unreadable(language, `${name} is missing in ${directory}. Install it`, cause);
  });
  await promisify(gunzip)(compressed).catch((cause: unknown) => {
    throw unreadable(language, `${file} is damaged. Install it again`, cause);
  });
  checked.add(file);
}

function unreadable(language: Language, why: string, cause: unknown): EngineError {
  return new EngineError(
    'language-data-missing',
    `Text in ${language.name} cannot be read here: ${why}, or choose another language.`,
    { cause, details: { language: language.name } },
  );
}
