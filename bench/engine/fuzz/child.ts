/** Localises the files that the parent sends, one after the other; what is no error of the engine's own ends the process. */
import { createEngine, EngineError } from '@palimpsest/engine';
import { substituteTranslator } from '../blind/set-translations.ts';

/** The outcome of one file. */
export interface Outcome {
  /** `localised`, or the code of the engine's error. */
  code: string;
  /** The peak resident memory of the process so far, in bytes. */
  peakBytes: number;
}

const engine = await createEngine({ translators: [substituteTranslator()] });

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    await engine.localise(bytes, { source: 'English', target: 'Spanish' });
    return 'localised';
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

process.on('message', (file: string) => {
  const work = async (): Promise<void> => {
    const code = await outcomeOf(Buffer.from(file, 'base64'));
    process.send?.({ code, peakBytes: process.resourceUsage().maxRSS * 1024 } satisfies Outcome);
  };
  void work();
});
process.send?.({ code: 'ready', peakBytes: 0 } satisfies Outcome);
