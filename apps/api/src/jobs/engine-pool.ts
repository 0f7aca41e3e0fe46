import type { Languages, LocalisedImage, LocaliseRequest } from './engine-messages.ts';
import {
  createEngineProcess,
  type EngineProcess,
  type EngineProcessOptions,
  type LocaliseOptions,
} from './engine-process.ts';

/** Engines for as many images at the same time as there are slots. Each starts when it is first needed, and is kept. */
export interface EnginePool {
  languages(): Promise<Languages>;
  /** Takes a free engine; there is one as long as no more jobs run than there are slots. */
  localise(request: LocaliseRequest, options: LocaliseOptions): Promise<LocalisedImage>;
  close(): void;
}

export function createEnginePool(options: { slots: number } & EngineProcessOptions): EnginePool {
  // One at least, to say what it can translate.
  const engines = Array.from({ length: Math.max(1, options.slots) }, () => createEngineProcess(options));
  // The one that was used last is taken first, so that engines which are never needed are never started.
  const free: EngineProcess[] = engines.toReversed();
  let languages: Promise<Languages> | undefined;

  return {
    languages() {
      languages ??= (engines[0] ?? createEngineProcess(options)).languages().catch((error: unknown) => {
        languages = undefined;
        throw error;
      });
      return languages;
    },
    async localise(request, localiseOptions) {
      const engine = free.pop();
      if (!engine) throw new Error(`All ${options.slots} engines are at work.`);
      try {
        return await engine.localise(request, localiseOptions);
      } finally {
        free.push(engine);
      }
    },
    close() {
      for (const engine of engines) engine.kill();
    },
  };
}
