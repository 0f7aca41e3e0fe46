import { basename } from 'node:path';
import { maxImagePixels, maxImageSide } from '@palimpsest/contract';
import type { Engine } from '../pipeline.ts';
import type { EngineStage } from '../read-picture.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { Progress } from './progress.ts';

/** The progress label of each stage of the engine. */
export const stageLabels: Readonly<Record<EngineStage, string>> = {
  reading: 'Reading the text...',
  'finding runs': 'Reading the text...',
  translating: 'Translating...',
  erasing: 'Erasing the original...',
  typography: 'Setting the translation...',
  typesetting: 'Setting the translation...',
  encoding: 'Setting the translation...',
};

export interface WorkOptions {
  /** Number of pictures that are processed at the same time. */
  jobs: number;
  /** Whether the progress shows how many pictures are done and which one is being processed. */
  isBatch: boolean;
  config: TranslatorConfig;
  progress: Progress;
}

/**
 * Processes pictures on several engines, each of which takes the next picture when it is free, and shows the progress.
 * @param work processes one picture; `show` shows a label of the current step
 */
export async function workThrough<Picture extends { path: string }>(
  pictures: readonly Picture[],
  { jobs, isBatch, config, progress }: WorkOptions,
  work: (engine: Engine, picture: Picture, show: (label: string) => void) => Promise<void>,
): Promise<void> {
  progress.show('Preparing...');
  const started = performance.now();
  let done = 0;
  const left = (): string => {
    const seconds = ((performance.now() - started) / 1000 / done) * (pictures.length - done);
    const time = seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
    return `[${done} of ${pictures.length} done${done === 0 ? '' : `, about ${time} left`}] `;
  };
  const queue = pictures.values();
  await withEngines(Math.min(jobs, pictures.length), config, async (engine) => {
    // All engines take from one queue, each the next picture when it is free.
    for (const picture of queue) {
      const prefix = (): string => (isBatch ? `${left()}${basename(picture.path)}: ` : '');
      await work(engine, picture, (label) => progress.show(prefix() + label));
      done += 1;
    }
  });
}

/** @param work runs on each engine, on all of them at the same time */
async function withEngines(
  count: number,
  config: TranslatorConfig,
  work: (engine: Engine) => Promise<void>,
): Promise<void> {
  // These modules are imported only now: the networks of the reader take a second, for which a usage text need not wait.
  const { createTranslators } = await import('../translation/configuration.ts');
  const { createEngine } = await import('../pipeline.ts');
  const imageLimits = { pixels: maxImagePixels, side: maxImageSide };
  const engines: Engine[] = [];
  try {
    while (engines.length < count) {
      engines.push(await createEngine({ translators: createTranslators(config), imageLimits }));
    }
    await Promise.all(engines.map(work));
  } finally {
    await Promise.all(engines.map(async (engine) => await engine.close()));
  }
}
