import type { Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { findLanguage, type LanguageName } from '@palimpsest/contract';
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
  /** Whether it may be more than one picture: failures are then told at the end, and one does not stop the others. */
  isBatch: boolean;
}

const pictureEndings = ['.jpg', '.jpeg', '.png', '.gif', '.webp'];

/**
 * What is read, and where the pictures are written: beside each image, or in the folder `out`.
 * @throws UserError where two would be written to one file, or over an image
 */
export async function planOutputs({ inputs, targets, out, json, skipExisting }: OutputOptions): Promise<Plan> {
  const found = await Promise.all(inputs.map((input) => picturesOf(input, targets)));
  const isBatch = targets.length > 1 || inputs.length > 1 || found.some(({ isFolder }) => isFolder);
  if (isBatch && typeof json === 'string') {
    throw new UserError(`--json ${json}: several pictures need several files. Give --json alone, for one beside each.`);
  }
  const all = found
    .flatMap(({ paths }) => paths)
    .map((path) => ({
      path,
      outputs: targets.map((target): Output => {
        const name = `${basename(path, extname(path))}.${findLanguage(target)?.tag ?? target}`;
        const place = isBatch ? (out ?? dirname(path)) : dirname(path);
        const picture = isBatch || out === undefined ? join(place, `${name}.png`) : out;
        const beside = isBatch ? join(place, `${name}.json`) : '-';
        return { target, picture, json: json === true ? beside : json };
      }),
    }));
  await refuseToOverwrite(all);
  const pictures = skipExisting ? await withoutExisting(all) : all;
  const skipped = countOutputs(all) - countOutputs(pictures);
  return { pictures: pictures.filter(({ outputs }) => outputs.length > 0), skipped, isBatch };
}

function countOutputs(pictures: readonly Input[]): number {
  return pictures.reduce((sum, { outputs }) => sum + outputs.length, 0);
}

async function picturesOf(
  input: string,
  targets: readonly LanguageName[],
): Promise<{ paths: string[]; isFolder: boolean }> {
  const found = await statOf(input);
  if (!found) throw new UserError(`${input} cannot be read: there is no such file or folder`);
  if (!found.isDirectory()) return { paths: [input], isFolder: false };
  const made = targets.map((target) => `.${findLanguage(target)?.tag ?? target}.png`);
  const names = (await readdir(input))
    .filter((name) => pictureEndings.includes(extname(name).toLowerCase()))
    .filter((name) => !made.some((ending) => name.endsWith(ending)))
    .toSorted();
  if (names.length === 0) throw new UserError(`${input} holds no picture (${pictureEndings.join(', ')}).`);
  return { paths: names.map((name) => join(input, name)), isFolder: true };
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

/** Undefined where nothing is; what else keeps a file from being read is told when it is read. */
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
