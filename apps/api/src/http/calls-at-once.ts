import { DomainError } from '../domain-error.ts';

/**
 * Calls at one server that ask the database at the same time. It answers a few hundred a second, so that the last of these waits less
 * than a second; what comes beyond is refused at once, with the time to come back, instead of waiting until its client gives up.
 */
export const maxDatabaseCalls = 64;

/** Calls at one server that wait for something slower: a translation service, a child process, Stripe. */
export const maxSlowCalls = 500;

/** When a client may ask again whom the server cannot answer now, in seconds. */
const retrySeconds = 5;

/** What a client is told while something that the server needs is away, or while it has too much to do. */
export function unavailableNow(): DomainError {
  return new DomainError(
    'unavailable',
    'The service is not available at the moment. Nothing was changed. Please try again shortly.',
    { retryAfter: retrySeconds },
  );
}

/** Runs work of which a limited number of pieces may be under way. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a limit that throws {@link unavailableNow} for what comes beyond `max` pieces under way */
export function createCallLimit(max: number): Limited {
  let underWay = 0;
  return async (work) => {
    if (underWay >= max) throw unavailableNow();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
