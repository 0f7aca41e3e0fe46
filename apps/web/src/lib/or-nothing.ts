/**
 * Returns the result of work with the browser's storage; undefined where the storage fails, as in a private window or when it is full. The
 * page works without it.
 */
export async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
