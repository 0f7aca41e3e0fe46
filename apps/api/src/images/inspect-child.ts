import type { ErrorCode, ErrorParameters, FieldError } from '@palimpsest/contract';
import { serveFunctions } from '../children/serve-functions.ts';
import { DomainError } from '../domain-error.ts';
import { decodeWhole, readHeader } from './inspect.ts';

/** The file cannot be used, and the user can be told why. */
export interface RefusedFile {
  refused: { code: ErrorCode; detail: string | FieldError[]; parameters: ErrorParameters | undefined };
}

async function orRefusal<T>(work: Promise<T>): Promise<{ value: T } | RefusedFile> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, detail, parameters } = error;
    return { refused: { code, detail, parameters } };
  }
}

const functions = {
  readHeader: ({ path }: { path: string }) => orRefusal(readHeader(path)),
  /** Decodes the file to its last pixel, and writes its thumbnails into the folder. */
  decode: ({ path, folder }: { path: string; folder: string }) => orRefusal(decodeWhole(path, folder)),
};
export type InspectFunctions = typeof functions;

serveFunctions(functions);
