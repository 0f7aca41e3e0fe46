import { constants, type Stats } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { writtenEndings } from './encode-picture.ts';
import { reasonOf, UserError } from './file-faults.ts';

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
  if (typeof json === 'string') assertNoPicture(json);
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
      const name = `${stemOf(path, paths)}.${tagOf(target)}`;
      const picture = isFolder || out === undefined ? join(place, `${name}.png`) : out;
      const beside = isBatch ? join(place, `${name}.json`) : '-';
      return { target, picture, json: json === true ? beside : json };
    }),
  }));
  const files = all.flatMap(({ outputs }) =>
    outputs.flatMap((output) => (output.json === '-' ? output.picture : [output.picture, output.json ?? []].flat())),
  );
  await refuseToOverwrite(files, paths);
  // A single picture takes a while, after which it should not turn out that there is no place for it.
  if (!isBatch) for (const file of files) await assertPlace(file);
  let skipped = 0;
  for (const picture of skipExisting ? all : []) {
    const there = await Promise.all(picture.outputs.map((output) => statOf(output.picture)));
    picture.outputs = picture.outputs.filter((_, index) => !there[index]);
    skipped += targets.length - picture.outputs.length;
  }
  const unreadable = found.flatMap((each) => each.unreadable);
  return { pictures: all.filter(({ outputs }) => outputs.length > 0), skipped, unreadable, isBatch };
}

export function tagOf(target: LanguageName): string {
  return findLanguage(target)?.tag ?? target;
}

/** The name of a file without its ending, unless another file of its folder differs in nothing else. */
function stemOf(path: string, paths: readonly string[]): string {
  const isTwin = paths.some((other) => other !== path && withoutEnding(other) === withoutEnding(path));
  return isTwin ? basename(path) : basename(path, extname(path));
}

function withoutEnding(file: string): string {
  return join(dirname(file), basename(file, extname(file)));
}

/** @throws UserError where the name of a file asks for a format that is not written */
function assertWritten(out: string): void {
  const ending = extname(out).toLowerCase();
  if (ending === '' || writtenEndings.includes(ending)) return;
  throw new UserError(
    `${out} cannot be written: no picture can be written as ${ending.slice(1).toUpperCase()}. Give a name that ends in ${writtenEndings.join(', ')}.`,
  );
}

/**
 * A picture right behind `--json` is taken for its file, and would be written over.
 * @throws UserError where the file of the texts has the name of a picture
 */
function assertNoPicture(json: string): void {
  if (![...pictureEndings, ...otherEndings].includes(extname(json).toLowerCase())) return;
  throw new UserError(
    `--json ${json}: that is the name of a picture. Give a name that ends in .json, or --json behind the pictures.`,
  );
}

/** @throws UserError where a file cannot be written */
async function assertPlace(file: string): Promise<void> {
  const folder = dirname(file);
  const fault = (reason: string, cause?: unknown): UserError =>
    new UserError(`${file} cannot be written: ${reason}`, { cause });
  const found = await statOf(folder);
  if (!found) throw fault(`there is no folder ${folder}. Make it first.`);
  if (!found.isDirectory()) throw fault(`${folder} is no folder.`);
  if ((await statOf(file))?.isDirectory() === true) throw fault('it is a folder');
  await access(folder, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    throw fault(reasonOf(cause), cause);
  });
}

/** The picture that a path names, or those in the folder that it names. @param targets whose pictures, made before, are left out */
export async function picturesOf(
  input: string,
  targets: readonly LanguageName[],
): Promise<{ paths: string[]; unreadable: string[]; isFolder: boolean }> {
  const found = await statOf(input);
  if (!found) throw new UserError(`${input} cannot be read: there is no such file or folder`);
  if (!found.isDirectory()) return { paths: [input], unreadable: [], isFolder: false };
  const files = (await readdir(input)).toSorted();
  const endingIn = (endings: readonly string[]): string[] =>
    files.filter((name) => endings.includes(extname(name).toLowerCase()));
  const isMade = (name: string): boolean => targets.some((target) => name.endsWith(`.${tagOf(target)}.png`));
  const names = endingIn(pictureEndings).filter((name) => !isMade(name));
  const others = endingIn(otherEndings);
  if (names.length === 0) {
    const instead = others.length > 0 ? `, only ${others.join(', ')}, which cannot be read` : '';
    throw new UserError(`${input} holds no picture (${pictureEndings.join(', ')})${instead}.`);
  }
  const inFolder = (name: string): string => join(input, name);
  return { paths: names.map(inFolder), unreadable: others.map(inFolder), isFolder: true };
}

async function refuseToOverwrite(files: readonly string[], images: readonly string[]): Promise<void> {
  const inputs = new Set(await Promise.all(images.map(realPath)));
  const taken = new Set<string>();
  for (const file of files) {
    const real = await realPath(file);
    if (inputs.has(real)) {
      throw new UserError(`${file} is the image to translate, and would be overwritten. Name another file.`);
    }
    if (taken.has(real)) throw new UserError(`Two pictures would be written to ${file}. Rename one of the images.`);
    taken.add(real);
  }
}

/** Returns undefined if the path does not exist. @throws UserError for any other failure */
async function statOf(path: string): Promise<Stats | undefined> {
  return await stat(path).catch((error: NodeJS.ErrnoException) => whereNothingIs(error, path, undefined));
}

/** The path as given where nothing is there yet. @throws UserError for any other failure */
async function realPath(path: string): Promise<string> {
  return await realpath(path).catch((error: NodeJS.ErrnoException) => whereNothingIs(error, path, path));
}

/** Undefined where nothing is there, also where one of the folders of the path is a file. */
function whereNothingIs<Value>(error: NodeJS.ErrnoException, path: string, value: Value): Value {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
  throw new UserError(`${path} cannot be used: ${reasonOf(error)}`, { cause: error });
}
