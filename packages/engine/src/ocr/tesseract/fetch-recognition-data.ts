import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { EngineError } from '../../errors.ts';

export interface RecognitionSource {
  /**
   * A program for Node that is called with names of recognition data ("deu") and puts their files, checked against pinned hashes, into the
   * folder in PALIMPSEST_RECOGNITION_DATA; it writes a line for each step.
   */
  script: string;
  /** Folder with `<name>.traineddata.gz` of each language. */
  directory: string;
}

export interface FetchOptions {
  /** Hears each line of progress. */
  onProgress?: (line: string) => void;
  /** Ends the work with the code `cancelled`. */
  signal?: AbortSignal;
}

/** What a client of the package registry needs: where it lies, its settings, and the way to the network. No key of a translator. */
const passedOn = /^(?:PATH|HOME|TMPDIR|APPDATA|SYSTEMROOT|NODE_EXTRA_CA_CERTS|npm_config_.+|(?:https?|no)_proxy)$/iu;

/**
 * Fetches the recognition data of languages; what is there already is left alone.
 * @throws EngineError `language-data-missing` with what the source complained of, or `cancelled`
 */
export async function fetchRecognitionData(
  languages: readonly LanguageName[],
  { script, directory }: RecognitionSource,
  { onProgress, signal }: FetchOptions = {},
): Promise<void> {
  const names = [...new Set(languages.flatMap((language) => findLanguage(language)?.tesseract ?? []))];
  const environment = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  const child = spawn(process.execPath, [script, ...names], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(environment), PALIMPSEST_RECOGNITION_DATA: directory },
  });
  const stop = (): boolean => child.kill();
  signal?.addEventListener('abort', stop);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  createInterface(child.stdout).on('line', (line) => onProgress?.(line));
  try {
    const [code, complaint] = await Promise.all([ended, readText(child.stderr)]);
    if (signal?.aborted) throw new EngineError('cancelled', 'The recognition data was not fetched: it was cancelled.');
    if (code === 0) return;
    const reason = complaint.trim().split('\n').at(-1) ?? '';
    throw new EngineError(
      'language-data-missing',
      reason === '' ? `The recognition data could not be fetched: ${script} ended with code ${code}.` : reason,
    );
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
