// @ts-check
/**
 * Copies the faces of the library out of their packages into one folder, where Python finds them, and with `--held-out` those of the
 * held-out families too: `node training/typeface/copy-faces.mjs FOLDER [--held-out]`.
 */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder, option] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the faces: node training/typeface/copy-faces.mjs FOLDER');
await mkdir(folder, { recursive: true });

const require = createRequire(new URL('../../packages/typefaces/', import.meta.url));
const catalogues = ['../../packages/typefaces/src/catalogue.json'];
if (option === '--held-out') catalogues.push('held-out.catalogue.json');
for (const catalogue of catalogues) {
  /** @type {{ families: { faces: { file: string, source: string }[] }[] }} */
  const { families } = JSON.parse(await readFile(new URL(catalogue, import.meta.url), 'utf8'));
  for (const { file, source } of families.flatMap(({ faces }) => faces)) {
    await copyFile(require.resolve(source), join(folder, file));
  }
}
