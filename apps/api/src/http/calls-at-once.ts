import { DomainError } from '../domain-error.ts';

/**
 * Calls in work at the same time, at one server. Beyond what the database answers, more of them would only wait for it, longer and
 * longer and each with its memory: they are told to come back.
 */
export const callsAtOnce = 500;

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

/** Runs work of which at most `most` pieces may be under way. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** What comes beyond `most` is refused at once, with {@link unavailableNow}. */
export function createCallLimit(most: number): Limited {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw unavailableNow();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
