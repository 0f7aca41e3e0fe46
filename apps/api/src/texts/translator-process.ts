import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import { killGroup, nextMessage, spawnLimited } from '../children/limited-child.ts';
import type { TranslatorCommand, TranslatorEvent, TranslateRequest, TranslatorOutcome } from './translator-messages.ts';

/** The translators in a process of their own, which is there only while somebody needs it. */
export interface TranslatorProcess {
  /** @throws ChildEnded */
  translate(request: TranslateRequest): Promise<TranslatorOutcome>;
  close(): void;
}

export interface TranslatorProcessOptions {
  /** Each line that it writes. */
  onOutput: (line: string) => void;
  /** Ceiling of its memory, in MiB. */
  memoryMb: number;
}

/** A process that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;

const script = join(import.meta.dirname, 'translator-child.ts');

export function createTranslatorProcess({ onOutput, memoryMb }: TranslatorProcessOptions): TranslatorProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  let open = 0;

  function start(): ChildProcess {
    // The keys of the translators are all that it learns.
    const started = spawnLimited({ script, memoryMb, environment: translatorVariables(process.env), onOutput });
    // Each request under way listens.
    started.setMaxListeners(0);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    if (child) killGroup(child);
    child = undefined;
  }

  return {
    close,
    async translate(request) {
      clearTimeout(idle);
      child ??= start();
      const id = (asked += 1);
      open += 1;
      try {
        const outcome = nextMessage(child, (event: TranslatorEvent) => (event.id === id ? event : undefined));
        child.send({ id, request } satisfies TranslatorCommand);
        return await outcome;
      } finally {
        open -= 1;
        if (open === 0) idle = setTimeout(close, idleMs).unref();
      }
    },
  };
}
