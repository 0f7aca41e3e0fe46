import { addresses, isConfigResponse } from '@palimpsest/contract';
import type { RouteName } from './calls.ts';
import { NetworkError, ResponseShapeError } from './errors.ts';
import type { ReadAnswer } from './schemas.ts';

function readConfig(body: unknown): unknown {
  if (isConfigResponse(body)) return body;
  const { method, path } = addresses.config;
  throw new ResponseShapeError(`${method} ${path}`, new TypeError('A field is missing or has another type.'));
}

let readers: Promise<(name: RouteName) => ReadAnswer> | undefined;

/** The schemas and the library that reads them are more than the rest of the client: they come with the first call that needs them. */
function loadReaders(): Promise<(name: RouteName) => ReadAnswer> {
  readers ??= import('./schemas.ts').then(
    ({ readerOf }) => readerOf,
    (error: unknown) => {
      readers = undefined;
      throw new NetworkError(error);
    },
  );
  return readers;
}

/**
 * What reads the answer of a call.
 * @throws NetworkError where the schemas could not be fetched
 */
export async function answerReader(name: RouteName): Promise<ReadAnswer> {
  if (name === 'config') return readConfig;
  const readerOf = await loadReaders();
  return readerOf(name);
}
