// @ts-check
/**
 * Takes the faces of references.json out of npm packages, each held against its hash: `node training/typeface/fetch-references.mjs FOLDER`.
 * Families that are there already are left alone.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromNpm } from '../npm-packages.mjs';

/** Packages that npm is asked for at once. */
const atOnce = 20;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the faces: node training/typeface/fetch-references.mjs FOLDER');
await mkdir(folder, { recursive: true });

/** @type {{ name: string, package: string, integrity: string, weights: number[], italics: number[] }[]} */
const families = JSON.parse(await readFile(new URL('references.json', import.meta.url), 'utf8'));

/**
 * The faces of a family by the name of their file.
 * @param {typeof families[number]} family
 */
function filesOf({ package: specifier, weights, italics }) {
  const slug = specifier.replace(/^@fontsource\/(.*)@.*$/, '$1');
  return [...weights.map((weight) => `${weight}-normal`), ...italics.map((weight) => `${weight}-italic`)].map(
    (face) => `${slug}-latin-${face}.woff2`,
  );
}

const missing = families.filter((family) => filesOf(family).some((file) => !existsSync(join(folder, file))));
for (let start = 0; start < missing.length; start += atOnce) {
  const share = missing.slice(start, start + atOnce);
  const packages = await mkdtemp(join(tmpdir(), 'references-'));
  try {
    const installed = installFromNpm(
      share.map((family) => family.package),
      packages,
    );
    for (const family of share) {
      const found = installed.get(family.package);
      if (found?.integrity !== family.integrity)
        throw new Error(`${family.package} does not have the hash that references.json gives.`);
      for (const file of filesOf(family)) await copyFile(join(found.directory, 'files', file), join(folder, file));
    }
  } finally {
    await rm(packages, { recursive: true });
  }
}
console.log(`${families.length} families in ${folder}, ${missing.length} of them new`);
