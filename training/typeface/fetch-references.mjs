// @ts-check
/**
 * Takes the faces of references.json out of npm packages, each held against its hash: `node training/typeface/fetch-references.mjs FOLDER`.
 * Families that are there already are left alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, packFromNpm, readPackedFiles } from '../../scripts/npm-files.mjs';

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
    await packFromNpm(
      share.map((family) => family.package),
      packages,
    );
    const archives = await Promise.all((await readdir(packages)).map((name) => readFile(join(packages, name))));
    const byIntegrity = new Map(archives.map((archive) => [integrityOf(archive), archive]));
    for (const family of share) {
      const archive = byIntegrity.get(family.integrity);
      if (!archive) throw new Error(`${family.package} does not have the hash that references.json gives.`);
      const packed = readPackedFiles(archive);
      for (const file of filesOf(family)) {
        const data = packed.get(`files/${file}`);
        if (!data) throw new Error(`${family.package} holds no ${file}.`);
        await writeFile(join(folder, file), data);
      }
    }
  } finally {
    await rm(packages, { recursive: true });
  }
}
console.log(`${families.length} families in ${folder}, ${missing.length} of them new`);
