import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Face, FaceStyle, KeptFile, TypeClass, Typeface } from '@palimpsest/typefaces';
import { integrityOf, packFromNpm, readPackedFiles } from '../npm-files.mjs';
import { lettersOfLanguages } from './letters.ts';
import { measureFace, missingLetters, openFont } from './measure.ts';

// Writes catalogue.json from library.json and the packages that it names: `node scripts/typeface-catalogue/write.ts [list catalogue]`.

/** The content that people write into `library.json`: which families, and which faces of them. */
interface Choice {
  name: string;
  class: TypeClass;
  package: string;
  weights: number[];
  italics: number[];
  standsFor?: string[];
  narrower?: string;
}

type Packed = ReadonlyMap<string, Buffer>;

function keptFile(packed: Packed, source: string, file: string): KeptFile {
  const data = packed.get(source);
  if (!data) throw new Error(`The package holds no ${source}.`);
  return { file, source, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
}

function licenseOf(packed: Packed, slug: string): Typeface['license'] {
  const text = packed.get('LICENSE_FONT')?.toString('utf8') ?? '';
  const id = /SIL OPEN FONT LICENSE/i.test(text) ? 'OFL-1.1' : /Apache License/i.test(text) ? 'Apache-2.0' : undefined;
  if (!id) throw new Error('Its license is neither the SIL Open Font License nor the Apache License.');
  return { id, ...keptFile(packed, 'LICENSE_FONT', `${slug}.LICENSE.txt`) };
}

function faceOf(packed: Packed, slug: string, weight: number, style: FaceStyle): Face {
  const folder = new RegExp(`^${weight}[A-Za-z]+${style === 'italic' ? '_Italic' : ''}/[^/]+\\.ttf$`);
  const source = [...packed.keys()].find((path) => folder.test(path));
  if (!source) throw new Error(`It has no ${style} face of weight ${weight}.`);
  const file = `${slug}-${weight}${style === 'italic' ? '-italic' : ''}.ttf`;
  const font = openFont(packed.get(source) ?? Buffer.alloc(0));
  return { weight, style, ...keptFile(packed, source, file), ...measureFace(font) };
}

function typefaceOf(choice: Choice, archive: Buffer, letters: Readonly<Record<string, string>>): Typeface {
  const packed = readPackedFiles(archive);
  const slug = choice.name.toLowerCase().replaceAll(' ', '-');
  const faces = [
    ...choice.weights.map((weight) => faceOf(packed, slug, weight, 'normal')),
    ...choice.italics.map((weight) => faceOf(packed, slug, weight, 'italic')),
  ];
  const fonts = faces.map(({ source }) => openFont(packed.get(source) ?? Buffer.alloc(0)));
  const lacks = Object.keys(letters).filter((tag) =>
    fonts.some((font) => missingLetters(font, letters[tag] ?? '').length > 0),
  );
  const { name, class: typeClass, standsFor = [], narrower } = choice;
  const companion = narrower === undefined ? {} : { narrower };
  const integrity = integrityOf(archive);
  const license = licenseOf(packed, slug);
  return { name, class: typeClass, package: choice.package, integrity, license, standsFor, ...companion, lacks, faces };
}

/** The tarball of each package, by the name that npm gives to its file. */
async function archivesOf(choices: readonly Choice[]): Promise<Buffer[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'typeface-catalogue-'));
  try {
    const specifiers = choices.map((choice) => choice.package);
    await packFromNpm(specifiers, scratch);
    const names = new Set(await readdir(scratch));
    return await Promise.all(
      specifiers.map((specifier) => {
        const file = `${specifier.replace(/^@/, '').replace('/', '-').replace('@', '-')}.tgz`;
        if (!names.has(file)) throw new Error(`npm pack ${specifier} left no ${file}.`);
        return readFile(join(scratch, file));
      }),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const folder = new URL('../../packages/typefaces/src/', import.meta.url);
const [
  list = fileURLToPath(new URL('library.json', folder)),
  catalogue = fileURLToPath(new URL('catalogue.json', folder)),
] = process.argv.slice(2);
const choices = JSON.parse(await readFile(list, 'utf8')) as Choice[];
const archives = await archivesOf(choices);
const letters = lettersOfLanguages();
const families = choices.map((choice, index) => {
  try {
    return typefaceOf(choice, archives[index] ?? Buffer.alloc(0), letters);
  } catch (cause) {
    throw new Error(`${choice.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
});
// A family a line, so that a change shows which one it concerns.
await writeFile(catalogue, `{"families":[\n${families.map((family) => JSON.stringify(family)).join(',\n')}\n]}\n`);
await writeFile(new URL('letters.json', folder), `${JSON.stringify(letters, null, 2)}\n`);
const files = families.flatMap(({ faces, license }) => [...faces, license]);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${families.length} families, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
