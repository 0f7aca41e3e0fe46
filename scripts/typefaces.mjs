// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityOf, packFromNpm, readPackedFiles } from './npm-files.mjs';

// Runs at set-up, before there is a Node that runs TypeScript and before anything is installed: plain JavaScript for Node 20, no dependency.

/**
 * The part of `packages/typefaces/src/catalogue.json` that is needed to fetch the files: of each family the package, the hash of its tarball, and
 * the files that are kept, by the name under which they are kept.
 * @typedef {{ file: string, source: string, bytes: number, sha256: string }} PinnedFile
 * @typedef {{ name: string, package: string, integrity: string, license: PinnedFile, faces: PinnedFile[] }} PinnedFamily
 */

/** How many npm clients run at once; each takes its share of the packages. */
const atOnce = 3;

/** The folder of the files of the typefaces. */
export const typefacesDirectory =
  process.env.PALIMPSEST_TYPEFACES ?? fileURLToPath(new URL('../.tools/typefaces', import.meta.url));

const libraryFile = fileURLToPath(new URL('../packages/typefaces/src/catalogue.json', import.meta.url));

/**
 * Fills `directory` with the files of the typefaces and their licences, taking what is missing from npm with the user's own client and
 * checking it against the pinned hashes. What is there already is left alone.
 * @param {{ directory?: string, families?: PinnedFamily[], onProgress?: (line: string) => void }} [options]
 * @returns {Promise<{ fetched: string[] }>} the families that had to be fetched
 * @throws Error naming the family that could not be had, and why
 */
export async function ensureTypefaces({
  directory = typefacesDirectory,
  families = readCatalogue(libraryFile),
  onProgress = () => {},
} = {}) {
  await mkdir(directory, { recursive: true });
  const complete = await Promise.all(families.map((family) => isComplete(family, directory)));
  const missing = families.filter((_, index) => !complete[index]);
  if (missing.length > 0) onProgress(`Fetching ${missing.length} typefaces`);
  let done = 0;
  const shares = Array.from({ length: atOnce }, (_, share) => missing.filter((_, index) => index % atOnce === share));
  const outcomes = await Promise.allSettled(
    shares.map((share) =>
      fetchFamilies(share, directory, (family) => onProgress(`Typefaces ${(done += 1)}/${missing.length}: ${family}`)),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return { fetched: missing.map(({ name }) => name) };
}

/**
 * @param {string} path
 * @returns {PinnedFamily[]}
 */
function readCatalogue(path) {
  return JSON.parse(readFileSync(path, 'utf8')).families;
}

/**
 * Files are moved into place whole, so the size tells whether it is the right one.
 * @param {PinnedFamily} family
 * @param {string} directory
 */
async function isComplete({ faces, license }, directory) {
  const sizes = await Promise.all(
    [...faces, license].map(async ({ file, bytes }) => {
      const found = await stat(join(directory, file)).catch((/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return found?.size === bytes;
    }),
  );
  return sizes.every(Boolean);
}

/**
 * @param {PinnedFamily[]} families
 * @param {string} directory
 * @param {(family: string) => void} onDone
 */
async function fetchFamilies(families, directory, onDone) {
  if (families.length === 0) return;
  const scratch = await mkdtemp(join(tmpdir(), 'typefaces-'));
  try {
    await packFromNpm(
      families.map((family) => family.package),
      scratch,
    );
    const archives = await Promise.all(
      (await readdir(scratch)).filter((name) => name.endsWith('.tgz')).map((name) => readFile(join(scratch, name))),
    );
    const byIntegrity = new Map(archives.map((archive) => [integrityOf(archive), archive]));
    for (const family of families) {
      const archive = byIntegrity.get(family.integrity);
      if (!archive) throw new Error(`${family.package} does not have the pinned hash ${family.integrity}`);
      await keepFiles(family, readPackedFiles(archive), directory);
      onDone(family.name);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The typefaces could not be fetched: ${reason}`, { cause });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {PinnedFamily} family
 * @param {Map<string, Buffer>} packed
 * @param {string} directory
 */
async function keepFiles(family, packed, directory) {
  for (const { file, source, sha256 } of [family.license, ...family.faces]) {
    const data = packed.get(source);
    if (!data) throw new Error(`${family.package} holds no ${source}`);
    const hash = createHash('sha256').update(data).digest('hex');
    if (hash !== sha256) throw new Error(`${source} of ${family.package} does not have the pinned hash ${sha256}`);
    const whole = join(directory, file);
    const partial = `${whole}.${process.pid}.tmp`;
    await writeFile(partial, data);
    await rename(partial, whole);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  try {
    const families = readCatalogue(process.argv[2] ?? libraryFile);
    const { fetched } = await ensureTypefaces({ families, onProgress: (line) => console.log(line) });
    const summary = fetched.length > 0 ? `${fetched.length} families fetched` : 'nothing to fetch';
    console.log(`The typefaces are in ${typefacesDirectory} (${summary}).`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
