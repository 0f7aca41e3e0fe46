import { rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { EngineError } from '../errors.ts';
import { TranslatorConfigError } from '../translation/settings.ts';

/** A failure to be told to the user as it stands. */
export class UserError extends Error {}

/** Returns the message of a failure; an unexpected one is named as such. */
export function toSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = [EngineError, UserError, TranslatorConfigError].some((kind) => error instanceof kind);
  return isExpected ? message : `an unexpected error: ${message}`;
}

/** Why a file cannot be used, in words. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission is denied',
    EISDIR: 'it is a folder',
    EEXIST: 'it is a file',
    ENOTDIR: 'a file is in the place of one of its folders',
    ENOSPC: 'the disk is full',
  };
  return reasons[error.code ?? ''] ?? error.message;
}

/** Makes a folder, and those that it lies in. @throws UserError */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`The folder ${folder} cannot be made: ${reasonOf(error)}`, { cause: error });
  });
}

/** Files that are being written, to be removed if the process ends before they are whole. */
const partials = new Set<string>();
process.on('exit', () => {
  for (const partial of partials) rmSync(partial, { force: true });
});

/** Writes beside the file and renames, so that no half-written file is left behind, whatever fails. @throws UserError */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  partials.add(partial);
  try {
    await writeFile(partial, content);
    await rename(partial, file);
    partials.delete(partial);
  } catch (error) {
    await rm(partial, { force: true });
    partials.delete(partial);
    throw new UserError(`${file} cannot be written: ${reasonOf(error as NodeJS.ErrnoException)}`, { cause: error });
  }
}
