import { constants, type Stats } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { writtenEndings } from './encode-picture.ts';
import { reasonOf } from './file-faults.ts';
import { UserError } from './user-error.ts';

/** A picture that is written. */
export interface Output {
  target: LanguageName;
  picture: string;
  /** A file, or `-` for standard output. */
  json: string | undefined;
}

/** A picture that is read, and what is made of it. */
export interface Input {
  path: string;
  outputs: Output[];
}

export interface OutputOptions {
  inputs: readonly string[];
  targets: readonly LanguageName[];
  out: string | undefined;
  json: string | true | undefined;
  skipExisting: boolean;
}

/** The work of one call. */
export interface Plan {
  pictures: Input[];
  /** How many pictures are there already, and left out for that. */
  skipped: number;
  /** Pictures in the folders of types that cannot be read. */
  unreadable: string[];
  /** Whether it may be more than one picture: failures are then told at the end, and one does not stop the others. */
  isBatch: boolean;
}

const pictureEndings = ['.jpg', '.jpeg', '.png', '.gif', '.webp'];
const otherEndings = '.avif .bmp .heic .heif .ico .jp2 .jxl .pdf .psd .svg .tga .tif .tiff'.split(' ');

/**
 * Plans which images are read, and where the pictures are written: beside each image, or in the folder `out`.
 * @throws UserError where two would be written to one file, or over an image, or a single one where nothing can be written
 */
export async function planOutputs({ inputs, targets, out, json, skipExisting }: OutputOptions): Promise<Plan> {
  const found = await Promise.all(inputs.map((input) => picturesOf(input, targets)));
  const isBatch = targets.length > 1 || inputs.length > 1 || found.some(({ isFolder }) => isFolder);
  if (isBatch && typeof json === 'string') {
    throw new UserError(`--json ${json}: several pictures need several files. Give --json alone, for one beside each.`);
  }
  const isFolder = isBatch || (out !== undefined && (await statOf(out))?.isDirectory() === true);
  if (out !== undefined && !isFolder) assertWritten(out);
  const paths = found.flatMap((each) => each.paths);
  const all = paths.map((path) => ({
    path,
    outputs: targets.map((target): Output => {
      const place = isFolder && out !== undefined ? out : dirname(path);
      const name = `${stemOf(path, paths)}.${findLanguage(target)?.tag ?? target}`;
      const picture = isFolder || out === undefined ? join(place, `${name}.png`) : out;
      const beside = isBatch ? join(place, `${name}.json`) : '-';
      return { target, picture, json: json === true ? beside : json };
    }),
  }));
  await refuseToOverwrite(all);
  if (!isBatch) await assertPlaces(all);
  const pictures = skipExisting ? await withoutExisting(all) : all;
  const skipped = countOutputs(all) - countOutputs(pictures);
  const unreadable = found.flatMap((each) => each.unreadable);
  return { pictures: pictures.filter(({ outputs }) => outputs.length > 0), skipped, unreadable, isBatch };
}

/** The name of a file without its ending, unless another file of its folder differs in nothing else. */
function stemOf(path: string, paths: readonly string[]): string {
  const stem = basename(path, extname(path));
  const own = join(dirname(path), stem);
  const isTwin = paths.some((other) => other !== path && join(dirname(other), basename(other, extname(other))) === own);
  return isTwin ? basename(path) : stem;
}

/** @throws UserError where the name of a file asks for a format that is not written */
function assertWritten(out: string): void {
  const ending = extname(out).toLowerCase();
  if (ending === '' || writtenEndings.includes(ending)) return;
  throw new UserError(
    `${out} cannot be written: no picture can be written as ${ending.slice(1).toUpperCase()}. Give a name that ends in ${writtenEndings.join(', ')}.`,
  );
}

/** A picture takes a while, after which it should not turn out that there is no place for it. @throws UserError */
async function assertPlaces(pictures: readonly Input[]): Promise<void> {
  for (const { picture, json } of pictures.flatMap(({ outputs }) => outputs)) {
    for (const file of [picture, json]) {
      if (file === undefined || file === '-') continue;
      const folder = dirname(file);
      const found = await statOf(folder);
      if (!found) throw new UserError(`${file} cannot be written: there is no folder ${folder}. Make it first.`);
      if (!found.isDirectory()) throw new UserError(`${file} cannot be written: ${folder} is no folder.`);
      if ((await statOf(file))?.isDirectory() === true)
        throw new UserError(`${file} cannot be written: it is a folder`);
      await access(folder, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
        throw new UserError(`${file} cannot be written: ${reasonOf(cause)}`, { cause });
      });
    }
  }
}

function countOutputs(pictures: readonly Input[]): number {
  return pictures.reduce((sum, { outputs }) => sum + outputs.length, 0);
}

async function picturesOf(
  input: string,
  targets: readonly LanguageName[],
): Promise<{ paths: string[]; unreadable: string[]; isFolder: boolean }> {
  const found = await statOf(input);
  if (!found) throw new UserError(`${input} cannot be read: there is no such file or folder`);
  if (!found.isDirectory()) return { paths: [input], unreadable: [], isFolder: false };
  const made = targets.map((target) => `.${findLanguage(target)?.tag ?? target}.png`);
  const files = (await readdir(input)).toSorted();
  const others = files.filter((name) => otherEndings.includes(extname(name).toLowerCase()));
  const names = files
    .filter((name) => pictureEndings.includes(extname(name).toLowerCase()))
    .filter((name) => !made.some((ending) => name.endsWith(ending)));
  if (names.length === 0) {
    const instead = others.length > 0 ? `, only ${others.join(', ')}, which cannot be read` : '';
    throw new UserError(`${input} holds no picture (${pictureEndings.join(', ')})${instead}.`);
  }
  const inFolder = (name: string): string => join(input, name);
  return { paths: names.map(inFolder), unreadable: others.map(inFolder), isFolder: true };
}

async function withoutExisting(pictures: readonly Input[]): Promise<Input[]> {
  return await Promise.all(
    pictures.map(async ({ path, outputs }) => {
      const there = await Promise.all(outputs.map(({ picture }) => statOf(picture)));
      return { path, outputs: outputs.filter((_, index) => !there[index]) };
    }),
  );
}

async function refuseToOverwrite(pictures: readonly Input[]): Promise<void> {
  const inputs = new Set(await Promise.all(pictures.map(({ path }) => realPath(path))));
  const taken = new Set<string>();
  for (const { picture, json } of pictures.flatMap(({ outputs }) => outputs)) {
    for (const output of [picture, json]) {
      if (output === undefined || output === '-') continue;
      const real = await realPath(output);
      if (inputs.has(real)) {
        throw new UserError(`${output} is the image to translate, and would be overwritten. Name another file.`);
      }
      if (taken.has(real)) throw new UserError(`Two pictures would be written to ${output}. Rename one of the images.`);
      taken.add(real);
    }
  }
}

/** Returns undefined if the path does not exist. @throws UserError for any other failure */
async function statOf(path: string): Promise<Stats | undefined> {
  return await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (isNothingThere(error)) return undefined;
    throw new UserError(`${path} cannot be used: ${reasonOf(error)}`, { cause: error });
  });
}

/** Also where one of the folders of a path is a file. */
function isNothingThere({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The path as given where nothing is there yet. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const reason = error as NodeJS.ErrnoException;
    if (isNothingThere(reason)) return path;
    throw new UserError(`${path} cannot be used: ${reasonOf(reason)}`, { cause: error });
  }
}
