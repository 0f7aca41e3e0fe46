import { basename } from 'node:path';
import { maxImagePixels, maxImageSide } from '@palimpsest/contract';
import type { Engine } from '../pipeline.ts';
import type { EngineStage } from '../read-picture.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { Progress } from './progress.ts';

/** What is shown while the engine is at each stage. */
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
  /** Pictures that are worked on at the same time. */
  jobs: number;
  /** Whether it is said how many pictures are done, and which one is in work. */
  isBatch: boolean;
  config: TranslatorConfig;
  progress: Progress;
}

/**
 * Takes pictures through engines, each the next one when it is free, and shows how far the work is.
 * @param work on one picture; `show` says what it is at
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

/** @param work of one engine; all of them work at the same time */
async function withEngines(
  count: number,
  config: TranslatorConfig,
  work: (engine: Engine) => Promise<void>,
): Promise<void> {
  // Loaded only now: the networks of the reader take a second that a usage text need not wait for.
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
