// @ts-check
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityOf, packFromNpm, readPackedFile } from './npm-files.mjs';

// Runs at set-up, before there is a Node that runs TypeScript and before anything is installed: plain JavaScript for Node 20, no dependency.

/**
 * The recognition data that can be had. `variant` is the folder of a package that is kept; `atSetUp` names the languages that the offline
 * translation pairs reach, which every installation reads; of each language, `package` is the npm package, `integrity` the hash of its
 * tarball, `bytes` the size of the one file that is kept, `variant` its folder where the package lacks the usual one.
 * @typedef {{
 *   variant: string,
 *   atSetUp?: string[],
 *   languages: Record<string, { package: string, integrity: string, bytes: number, variant?: string }>,
 * }} Catalogue
 */

/** @type {Catalogue} */
const pinned = JSON.parse(readFileSync(new URL('recognition-data.json', import.meta.url), 'utf8'));

/** How many packages are taken at once: npm spends most of its time waiting. */
const atOnce = 3;

/** The folder in which the reader looks by default. */
export const recognitionDataDirectory =
  process.env.PALIMPSEST_RECOGNITION_DATA ?? fileURLToPath(new URL('../.tools/recognition-data', import.meta.url));

/**
 * Fills `directory` with the recognition data of the languages, taking what is missing from npm with the user's own client and checking
 * it against the pinned hashes. What is there already is left alone.
 * @param {{
 *   directory?: string,
 *   languages?: string[],
 *   onProgress?: (line: string) => void,
 *   catalogue?: Catalogue,
 * }} [options] `languages`: names of recognition data; without them those of the set-up, or all where the catalogue names none
 * @returns {Promise<{ fetched: string[] }>} the languages that had to be fetched
 * @throws Error naming the language that could not be had, and why
 */
export async function ensureRecognitionData({
  directory = recognitionDataDirectory,
  catalogue = pinned,
  languages = catalogue.atSetUp ?? Object.keys(catalogue.languages),
  onProgress = () => {},
} = {}) {
  await mkdir(directory, { recursive: true });
  /** @type {string[]} */
  const missing = [];
  for (const language of languages) {
    const { bytes } = packageOf(language, catalogue);
    if (!(await isComplete(join(directory, fileName(language)), bytes))) missing.push(language);
  }
  if (missing.length > 0) onProgress(`Fetching recognition data for ${missing.length} languages: ${missing.join(' ')}`);
  const queue = [...missing];
  let done = 0;
  const takeFromQueue = async () => {
    for (let language = queue.shift(); language !== undefined; language = queue.shift()) {
      try {
        await fetchLanguage(language, catalogue, directory);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
      done += 1;
      onProgress(`Recognition data ${done}/${missing.length}: ${language}`);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, takeFromQueue));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return { fetched: missing };
}

/**
 * @param {string} language
 * @param {Catalogue} catalogue
 */
function packageOf(language, catalogue) {
  const found = catalogue.languages[language];
  if (found) return found;
  const known = Object.keys(catalogue.languages).join(' ');
  throw new Error(`There is no recognition data for "${language}" in scripts/recognition-data.json. Known: ${known}.`);
}

/** @param {string} language */
function fileName(language) {
  return `${language}.traineddata.gz`;
}

/**
 * Files are moved into place whole, so the size tells whether it is the right one.
 * @param {string} path
 * @param {number} bytes
 */
async function isComplete(path, bytes) {
  return existsSync(path) && (await stat(path)).size === bytes;
}

/**
 * @param {string} language
 * @param {Catalogue} catalogue
 * @param {string} directory
 */
async function fetchLanguage(language, catalogue, directory) {
  const scratch = await mkdtemp(join(tmpdir(), 'recognition-data-'));
  try {
    const { package: specifier, integrity, bytes, variant = catalogue.variant } = packageOf(language, catalogue);
    await packFromNpm([specifier], scratch);
    const tarball = (await readdir(scratch)).find((name) => name.endsWith('.tgz'));
    if (!tarball) throw new Error(`npm pack ${specifier} left no file`);
    const archive = await readFile(join(scratch, tarball));
    const hash = integrityOf(archive);
    if (hash !== integrity)
      throw new Error(`${specifier} does not have the pinned hash: expected ${integrity}, got ${hash}`);
    const data = readPackedFile(archive, `${variant}/${fileName(language)}`);
    if (data.length !== bytes) throw new Error(`expected ${bytes} bytes of data, got ${data.length}`);
    const whole = join(directory, fileName(language));
    const partial = `${whole}.${process.pid}.tmp`;
    await writeFile(partial, data);
    await rename(partial, whole);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The recognition data for "${language}" could not be fetched: ${reason}`, { cause });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(new URL(import.meta.url))) {
  try {
    const named = process.argv.slice(2);
    const { fetched } = await ensureRecognitionData({
      ...(named.length > 0 && { languages: named }),
      onProgress: (line) => console.log(line),
    });
    const summary = fetched.length > 0 ? `${fetched.length} fetched` : 'nothing to fetch';
    console.log(`Recognition data is in ${recognitionDataDirectory} (${summary}).`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
