export interface RegularWork {
  everyMs: number;
  /** Whether it is also done now. */
  atStart: boolean;
  /** The signal aborts when the server stops. */
  work: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Does something again and again, never twice at the same time; gives what stops it. */
export function runRegularly({ everyMs, atStart, work, onError }: RegularWork): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  if (atStart) run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    stopping.abort(new Error('The server is stopping.'));
    await running;
  };
}
