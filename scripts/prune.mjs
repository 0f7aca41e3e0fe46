// @ts-check
// Runs on Node 20 and newer without any package.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './toolchain.mjs';

/** Node reads no TypeScript of an installed package. */
const unread = [
  /\.[cm]?tsx?$/,
  /\.(map|mdx)$|\/CHANGELOG\.md$/i,
  // Tests and papers of packages that publish them; `dist` and its like are never named so.
  /\/node_modules\/(fastify|bintrees|ai)\/(test|docs)\//,
  // The engine reads one network of this package, which finds text.
  /\/@gutenye\/ocr-models\/assets\/ch_(?!.*_det_)/,
  // The engine tells languages by n-grams of the middle size.
  /\/eld\/src\/ngrams\/(?!medium)/,
  // Languages that are hyphenated have each one file (`engine/src/hyphenation`); these are none of them.
  /\/hyphen\/patterns\/(cs|cu|de-1901|de-ch-1901|hu|id|la[^/]*|lv|nn|no|ro)\.js$/,
  /\/@electric-sql\/pglite\/dist\/(?!pg_trgm)\w+\.tar\.gz$/,
];
const fontFile = /\/node_modules\/(@expo-google-fonts\/.*)$/;
const network = /\/onnxruntime-node\/bin\/napi-v\d+\/(\w+\/\w+)\//;

/**
 * The files under a folder; links are not followed.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Deletes the files of installed packages that the product never reads, networks' programs for other platforms, and what the packages of fonts hold
 * besides the faces of the library.
 * @param {string} modules the folder of pnpm's packages
 */
export function prune(modules) {
  /** @type {{ families: { license: { source: string }, faces: { source: string }[] }[] }} */
  const { families } = JSON.parse(readFileSync(join(root, 'packages/typefaces/src/catalogue.json'), 'utf8'));
  const kept = new Set(families.flatMap(({ faces, license }) => [...faces, license].map(({ source }) => source)));
  const platform = `${process.platform}/${process.arch}`;
  for (const path of filesUnder(modules)) {
    const posix = path.replaceAll('\\', '/');
    const inFonts = fontFile.exec(posix)?.[1];
    const built = network.exec(posix)?.[1];
    const isUnread =
      unread.some((each) => each.test(posix)) || (inFonts && !kept.has(inFonts)) || (built && built !== platform);
    if (isUnread) rmSync(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prune(process.argv[2] ?? join(root, 'node_modules'));
