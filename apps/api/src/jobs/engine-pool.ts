import { join } from 'node:path';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import { openChild, type CallOptions } from '../children/child.ts';
import type { Config } from '../config.ts';
import type { TranslationUsage } from '../texts/translation-usage.ts';
import type { EngineEvent, EngineFunctions, EngineLanguages, LocalisedImage, LocaliseRequest } from './engine-child.ts';

/** Engines for as many images at the same time as there are slots. Each starts when it is first needed, and is kept. */
export type EnginePool = ReturnType<typeof createEnginePool>;

const script = join(import.meta.dirname, 'engine-child.ts');

interface EnginePoolOptions {
  slots: number;
  /** Counts the characters and tokens that the engines send to translation services. */
  usage: TranslationUsage;
  /** Each line that an engine writes. */
  onOutput: (line: string) => void;
}

export function createEnginePool(
  config: Pick<Config, 'ENGINE_MEMORY_MB' | 'ENGINE_RECYCLE_MB' | 'DATA_DIR'>,
  { slots, usage: answers, onOutput }: EnginePoolOptions,
) {
  const { ENGINE_MEMORY_MB: memoryMb, ENGINE_RECYCLE_MB: recycleMb, DATA_DIR } = config;
  // The engines call the translation services themselves, so that they need their keys.
  const translators = translatorVariables({ ...process.env, DATA_DIR });
  // With one arena of glibc's, the peak on a poster is 80 MB lower for the same CPU time.
  const environment = { ...translators, MALLOC_ARENA_MAX: '1' };
  const create = () =>
    openChild<EngineFunctions>({ memoryMb, recycleMb, answers, onOutput, script, environment, backOff: true });
  // At least one engine is there, to say which languages it can translate.
  const first = create();
  const engines = [first, ...Array.from({ length: slots - 1 }, create)];
  // The engine that was used last is taken first, so that engines beyond the need never start.
  const free = engines.toReversed();
  let languages: Promise<EngineLanguages> | undefined;

  return {
    languages(): Promise<EngineLanguages> {
      languages ??= first.call('languages', undefined).catch((error: unknown) => {
        languages = undefined;
        throw error;
      });
      return languages;
    },
    /**
     * Takes a free engine; there is one as long as no more jobs run than there are slots.
     * @throws DomainError with what its owner is told, the reason of the signal, or another error that another attempt may mend
     */
    async localise(request: LocaliseRequest, options: CallOptions<EngineEvent>): Promise<LocalisedImage> {
      const engine = free.pop();
      if (!engine) throw new Error(`All ${slots} engines are at work.`);
      try {
        return await engine.call('localise', request, options);
      } finally {
        free.push(engine);
      }
    },
    close() {
      for (const engine of engines) engine.close();
    },
  };
}
