import { EngineError } from './errors.ts';

/** @throws EngineError `cancelled` once the signal has fired */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelled(signal);
}

/** The work's outcome, or a rejection with `cancelled` as soon as the signal fires; the work itself is not stopped. */
export async function cancellable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(cancelled(signal));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function cancelled(signal: AbortSignal): EngineError {
  return new EngineError('cancelled', 'The translation of this image was cancelled.', { cause: signal.reason });
}
