import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, toolsDirectory } from './toolchain.mjs';

const skipped = new Set(['node_modules', 'dist', '__screenshots__']);

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!skipped.has(entry.name)) yield* filesUnder(join(path, entry.name));
  }
}

/**
 * A hash of the contents of all files under the given paths of the checkout.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} name */
const stampFile = (name) => join(toolsDirectory, 'stamps', name);

/**
 * Whether the step of that name was last done for exactly this fingerprint.
 * @param {string} name
 * @param {string} print
 */
export function isDone(name, print) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

/**
 * Remembers for which fingerprint the step was done.
 * @param {string} name
 * @param {string} print
 */
export function markDone(name, print) {
  const file = stampFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
