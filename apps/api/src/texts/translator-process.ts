import { join } from 'node:path';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import { createKeptChild } from '../children/kept-child.ts';
import { nextMessage, spawnLimited } from '../children/limited-child.ts';
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
  /** Where models and the counts of the day lie. */
  dataDir: string;
  /** Ceiling of its memory, in MiB. */
  memoryMb: number;
}

/** A process that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;

const script = join(import.meta.dirname, 'translator-child.ts');

export function createTranslatorProcess(options: TranslatorProcessOptions): TranslatorProcess {
  const { onOutput, dataDir, memoryMb } = options;
  let asked = 0;
  const { use, close } = createKeptChild({
    start() {
      // It asks the translators itself, with their keys.
      const environment = translatorVariables({ ...process.env, DATA_DIR: dataDir });
      const child = spawnLimited({ script, memoryMb, environment, onOutput });
      // Each request under way listens.
      return child.setMaxListeners(0);
    },
    idleMs,
  });

  return {
    close,
    translate: (request) =>
      use(async (child) => {
        const id = (asked += 1);
        const outcome = nextMessage(child, (event: TranslatorEvent) => (event.id === id ? event : undefined));
        child.send({ id, request } satisfies TranslatorCommand);
        return await outcome;
      }),
  };
}
