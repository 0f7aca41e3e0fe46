// @ts-check
/**
 * Takes the faces that training scenes are set in out of npm packages, one file a package, each held against its SHA-256:
 * `node training/text-mask/fetch-fonts.mjs FOLDER`. Files that are there already are left alone.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installFromNpm } from '../npm-packages.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the faces: node training/text-mask/fetch-fonts.mjs FOLDER');
await mkdir(folder, { recursive: true });

/** @type {{ package: string, version: string, file: string, sha256: string }[]} */
const faces = JSON.parse(await readFile(new URL('fonts.json', import.meta.url), 'utf8'));
for (const face of faces) {
  const target = join(folder, basename(face.file));
  if (existsSync(target)) continue;
  const packages = await mkdtemp(join(tmpdir(), 'faces-'));
  try {
    const specifier = `${face.package}@${face.version}`;
    const file = await readFile(
      join(installFromNpm([specifier], packages).get(specifier)?.directory ?? packages, face.file),
    );
    const hash = createHash('sha256').update(file).digest('hex');
    if (hash !== face.sha256) {
      throw new Error(`${face.file} of ${face.package} has the hash ${hash}, not ${face.sha256} as fonts.json says.`);
    }
    await writeFile(target, file);
  } finally {
    await rm(packages, { recursive: true });
  }
}
console.log(`${faces.length} faces in ${folder}`);
