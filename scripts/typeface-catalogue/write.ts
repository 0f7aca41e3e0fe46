import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Face, FaceStyle, PackedFile, TypeClass, Typeface } from '@palimpsest/typefaces';
import { lettersOfLanguages } from './letters.ts';
import { measureFace, missingLetters, openFont } from './measure.ts';

// Writes catalogue.json from library.json and the packages that it names, which are dependencies of packages/typefaces:
// `node scripts/typeface-catalogue/write.ts [list catalogue]`.

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

/** An installed npm package. */
interface Package {
  name: string;
  directory: string;
}

const library = new URL('../../packages/typefaces/src/', import.meta.url);
const require = createRequire(library);

/** The package of a specifier such as `name@1.0.0`. @throws Error when another version is installed, or none */
function packageOf(specifier: string): Package {
  const at = specifier.lastIndexOf('@');
  const [name, version] = [specifier.slice(0, at), specifier.slice(at + 1)];
  const manifest = require.resolve(`${name}/package.json`);
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  if (installed !== version) throw new Error(`Version ${installed} is installed, not ${version}.`);
  return { name, directory: dirname(manifest) };
}

function packedFile({ name, directory }: Package, path: string): PackedFile {
  const sha256 = createHash('sha256')
    .update(readFileSync(join(directory, path)))
    .digest('hex');
  return { source: `${name}/${path}`, sha256 };
}

function licenseOf(packed: Package): Typeface['license'] {
  const text = readFileSync(join(packed.directory, 'LICENSE_FONT'), 'utf8');
  const id = /SIL OPEN FONT LICENSE/i.test(text) ? 'OFL-1.1' : /Apache License/i.test(text) ? 'Apache-2.0' : undefined;
  if (!id) throw new Error('Its license is neither the SIL Open Font License nor the Apache License.');
  return { id, ...packedFile(packed, 'LICENSE_FONT') };
}

function faceOf(packed: Package, slug: string, weight: number, style: FaceStyle): Face {
  const folder = new RegExp(`^${weight}[A-Za-z]+${style === 'italic' ? '_Italic' : ''}/[^/]+\\.ttf$`);
  const path = readdirSync(packed.directory, { recursive: true, encoding: 'utf8' }).find((each) => folder.test(each));
  if (!path) throw new Error(`It has no ${style} face of weight ${weight}.`);
  const file = `${slug}-${weight}${style === 'italic' ? '-italic' : ''}.ttf`;
  const font = openFont(readFileSync(join(packed.directory, path)));
  return { weight, style, file, ...packedFile(packed, path), ...measureFace(font) };
}

function typefaceOf(choice: Choice, letters: Readonly<Record<string, string>>): Typeface {
  const packed = packageOf(choice.package);
  const slug = choice.name.toLowerCase().replaceAll(' ', '-');
  const faces = [
    ...choice.weights.map((weight) => faceOf(packed, slug, weight, 'normal')),
    ...choice.italics.map((weight) => faceOf(packed, slug, weight, 'italic')),
  ];
  const fonts = faces.map(({ source }) => openFont(readFileSync(require.resolve(source))));
  const lacks = Object.keys(letters).filter((tag) =>
    fonts.some((font) => missingLetters(font, letters[tag] ?? '').length > 0),
  );
  const { name, class: typeClass, standsFor = [], narrower } = choice;
  const companion = narrower === undefined ? {} : { narrower };
  const license = licenseOf(packed);
  return { name, class: typeClass, package: choice.package, license, standsFor, ...companion, lacks, faces };
}

const [
  list = fileURLToPath(new URL('library.json', library)),
  catalogue = fileURLToPath(new URL('catalogue.json', library)),
] = process.argv.slice(2);
const choices = JSON.parse(await readFile(list, 'utf8')) as Choice[];
const letters = lettersOfLanguages();
const families = choices.map((choice) => {
  try {
    return typefaceOf(choice, letters);
  } catch (cause) {
    throw new Error(`${choice.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
});
// A family a line, so that a change shows which one it concerns.
await writeFile(catalogue, `{"families":[\n${families.map((family) => JSON.stringify(family)).join(',\n')}\n]}\n`);
await writeFile(new URL('letters.json', library), `${JSON.stringify(letters, null, 2)}\n`);
console.log(`${families.length} families, ${families.reduce((sum, { faces }) => sum + faces.length, 0)} faces`);
