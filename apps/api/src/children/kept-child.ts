import type { ChildProcess } from 'node:child_process';
import { killGroup } from './limited-child.ts';

export interface KeptChildOptions {
  start: () => ChildProcess;
  /** Settles once a child that was started can be asked. @default at once */
  whenReady?: (child: ChildProcess) => Promise<unknown>;
  /** A child that nobody has used for this long is ended, in ms. @default never */
  idleMs?: number;
}

/** A child process that is there only while somebody needs it: started at the first use, kept for the next. */
export interface KeptChild {
  /** Several uses may be under way at the same time. Rejects with what `whenReady` and `work` reject with. */
  use: <T>(work: (child: ChildProcess) => Promise<T>) => Promise<T>;
  /** Kills it and what it started; it starts again at the next use. */
  close: () => void;
}

interface Running {
  child: ChildProcess;
  ready: Promise<unknown>;
}

export function createKeptChild({ start, whenReady = async () => undefined, idleMs }: KeptChildOptions): KeptChild {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  let uses = 0;

  function ensureRunning(): Running {
    if (running) return running;
    const child = start();
    const started = { child, ready: whenReady(child) };
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    if (running) killGroup(running.child);
    running = undefined;
  }

  return {
    close,
    async use(work) {
      clearTimeout(idle);
      uses += 1;
      try {
        const { child, ready } = ensureRunning();
        await ready;
        return await work(child);
      } finally {
        uses -= 1;
        if (uses === 0 && idleMs !== undefined) idle = setTimeout(close, idleMs).unref();
      }
    },
  };
}
