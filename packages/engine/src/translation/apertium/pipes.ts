import { type ApertiumPipe, openPipe } from './pipe.ts';
import type { ApertiumMode } from './modes.ts';

/** Pipelines kept running, the most recently used: the longest chain. One holds 80 to 700 MB of dictionaries. */
const pipesKept = 3;
/** After so long without work they are ended; starting one again takes 0.2 to 2.7 s. */
const idleMs = 120_000;

/** The pipelines of a translator. */
export interface ApertiumPipes {
  of(mode: ApertiumMode): ApertiumPipe;
  /** Starts the time after which idle pipelines end. */
  rest(): void;
  close(): Promise<void>;
}

/** @param timeoutMs for one sentence, the start of a pipeline included */
export function createPipes(timeoutMs: number): ApertiumPipes {
  const pipes = new Map<string, ApertiumPipe>();
  let idleTimer: NodeJS.Timeout | undefined;

  const retireOldest = (kept: number): void => {
    for (const [name, oldest] of pipes) {
      if (pipes.size <= kept) return;
      pipes.delete(name);
      oldest.retire();
    }
  };

  return {
    of(mode) {
      const pipe = pipes.get(mode.name) ?? openPipe(mode.name, mode.command, timeoutMs);
      pipes.delete(mode.name);
      pipes.set(mode.name, pipe);
      retireOldest(pipesKept);
      return pipe;
    },
    rest() {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => retireOldest(0), idleMs).unref();
    },
    async close() {
      clearTimeout(idleTimer);
      const open = [...pipes.values()];
      pipes.clear();
      await Promise.all(open.map((pipe) => pipe.close()));
    },
  };
}
