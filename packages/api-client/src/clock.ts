/** Time, as the workflow sees it: tests bring one that does not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after `ms` milliseconds. @throws the signal's reason as soon as it fires. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
};
