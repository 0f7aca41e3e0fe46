/** Of the system: the disk is full or broken, a server that we need does not answer. */
const systemCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (stopped by an operator) and 58 (system). */
const sqlStates = /^(08|53|57P|58)/;

/** What the driver says of a connection that ended; it has no codes for these. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that something which the server needs is away or full for now, so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (systemCodes.has(error.code) || (error.code.length === 5 && sqlStates.test(error.code))) return true;
  }
  if (lostConnection.test(error.message) || isStorageOutage(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}

/** Whether an S3 store says that it cannot answer for now. */
function isStorageOutage(error: Error): boolean {
  if (error.name === 'TimeoutError') return true;
  const { $metadata: metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return (metadata?.httpStatusCode ?? 0) >= 500;
}
