import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxImagePixels, maxImageSide, type SkipReason } from '@palimpsest/contract';
import pMap from 'p-map';
import type { LocalisedDocument } from '../model/document.ts';
import { EngineError } from '../errors.ts';
import type { Engine } from '../pipeline.ts';
import type { EngineStage, LocaliseOptions } from '../read-picture.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { Download } from '../translation/translator.ts';
import type { TranslateCommand } from './actions.ts';
import { toDownloadLabel } from './download-label.ts';
import { densityOf, encodePicture } from './encode-picture.ts';
import { makeFolder, reasonOf, writeWhole } from './file-faults.ts';
import { type Input, type Output, type Plan, planOutputs } from './outputs.ts';
import type { Progress } from './progress.ts';
import { type Outcome, toTable } from './summary.ts';
import { UserError } from './user-error.ts';
import { readGlossary, readMemory } from './word-lists.ts';

const labels: Readonly<Record<EngineStage, string>> = {
  reading: 'Reading the text...',
  'finding runs': 'Reading the text...',
  translating: 'Translating...',
  erasing: 'Erasing the original...',
  typography: 'Setting the translation...',
  typesetting: 'Setting the translation...',
  encoding: 'Setting the translation...',
};
const reasons: Readonly<Record<SkipReason, string>> = {
  'low-confidence': 'it could not be read with confidence',
  pictogram: 'it may be a pictogram',
  'other-script': 'it is in another script',
  curved: 'it runs around nearly a whole circle, so that its beginning is not known',
  'other-language': 'it is in another language, which no translator reads',
  unchanged: 'it says the same in the other language',
  'no-letters': 'it has no letters',
  untranslated: 'no translator had a usable translation of it',
  'not-erased': 'its letters would have shown behind the translation',
};

export interface TranslateContext {
  config: TranslatorConfig;
  signal: AbortSignal;
  progress: Progress;
}

type Shared = Omit<LocaliseOptions, 'target' | 'onStage' | 'onDownload'>;

/**
 * Translates pictures, each read once for all its languages.
 * @returns whether all went well; of a single picture, its failure is thrown
 */
export async function translatePictures(command: TranslateCommand, context: TranslateContext): Promise<boolean> {
  const { source, glossary, memory, blacklist, localiseNumbers, exclusions, out, jobs } = command;
  const { signal, progress } = context;
  const { pictures, skipped, unreadable, isBatch } = await planOutputs(command);
  const words = { glossary: await readGlossary(glossary), memory: await readMemory(memory) };
  const shared = { source, blacklist, localiseNumbers, exclusions, signal, ...words };
  if (isBatch && out !== undefined) await makeFolder(out);
  progress.show('Preparing...');
  const outcomes: Outcome[] = [];
  await withEngines(Math.min(jobs, pictures.length), context.config, async (engines) => {
    const left = leftCounter(pictures.length);
    await pMap(
      pictures,
      async (picture) => {
        const engine = engines.pop();
        if (!engine) throw new Error('More pictures are under way than there are engines');
        const name = isBatch ? `${basename(picture.path)}: ` : '';
        const show = (label: string): void => progress.show(`${isBatch ? left.label() : ''}${name}${label}`);
        outcomes.push(...(await translateOne(engine, picture, shared, show)));
        left.done();
        engines.push(engine);
      },
      { concurrency: jobs },
    );
  });
  return isBatch ? tellAll(outcomes, { skipped, unreadable }, progress) : tellOne(outcomes, source, progress);
}

/** Counts pictures, and estimates from those that are done how long the rest takes. */
function leftCounter(total: number): { label: () => string; done: () => void } {
  const started = performance.now();
  let finished = 0;
  return {
    label: () => {
      const seconds = ((performance.now() - started) / 1000 / finished) * (total - finished);
      const rest = finished === 0 ? '' : `, about ${duration(seconds)} left`;
      return `[${finished} of ${total} done${rest}] `;
    },
    done: () => void (finished += 1),
  };
}

function duration(seconds: number): string {
  return seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

/** @param count of engines, each of which works on one picture at a time */
async function withEngines(
  count: number,
  config: TranslatorConfig,
  work: (engines: Engine[]) => Promise<void>,
): Promise<void> {
  // Loaded only now: the networks of the reader take a second that a usage text need not wait for.
  const { createTranslators } = await import('../translation/configuration.ts');
  const { createEngine } = await import('../pipeline.ts');
  const engines: Engine[] = [];
  try {
    for (let number = 0; number < count; number += 1) {
      const imageLimits = { pixels: maxImagePixels, side: maxImageSide };
      engines.push(await createEngine({ translators: createTranslators(config), imageLimits }));
    }
    await work([...engines]);
  } finally {
    await Promise.all(engines.map(async (engine) => await engine.close()));
  }
}

async function translateOne(
  engine: Engine,
  { path, outputs }: Input,
  shared: Shared,
  show: (label: string) => void,
): Promise<Outcome[]> {
  const onStage = (stage: EngineStage): void => show(labels[stage]);
  const outcomes: Outcome[] = [];
  const attempt = async <T>(failing: readonly Output[], work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (isCancelled(error)) throw error;
      const failure = error instanceof Error ? error : new Error(String(error), { cause: error });
      outcomes.push(...failing.map((output) => ({ output, error: failure })));
      return undefined;
    }
  };
  const read = await attempt(outputs, async () => {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
    });
    return { picture: await engine.read(bytes, { ...shared, onStage }), density: await densityOf(bytes) };
  });
  if (!read) return outcomes;
  const { renderDocument } = await import('../typesetting/render.ts');
  for (const output of outputs) {
    await attempt([output], async () => {
      const label = toDownloadLabel();
      const onDownload = (download: Download | undefined): void =>
        download ? label(download, { show }) : show(labels.translating);
      const { document, erasedPng } = await read.picture.localise({
        ...shared,
        target: output.target,
        onStage,
        onDownload,
      });
      show('Writing the picture...');
      const rendered = await renderDocument(erasedPng, document);
      const picture = await encodePicture(rendered, output.picture, read.density);
      // Write the picture last: its presence marks the output as complete for `--skip-existing`.
      await writeJson(output, document);
      await writeWhole(output.picture, picture);
      outcomes.push({ output, document });
    });
  }
  return outcomes;
}

function isCancelled(error: unknown): boolean {
  return error instanceof EngineError && error.code === 'cancelled';
}

async function writeJson({ json }: Output, document: LocalisedDocument): Promise<void> {
  const text = `${JSON.stringify(document, undefined, 2)}\n`;
  if (json === '-') process.stdout.write(text);
  else if (json !== undefined) await writeWhole(json, text);
}

function tellOne([outcome]: readonly Outcome[], source: string, progress: Progress): boolean {
  if (outcome?.error) throw outcome.error;
  if (!outcome?.document) {
    progress.end('The picture is there already.');
    return true;
  }
  const { output, document } = outcome;
  const count = document.texts.length;
  progress.end(`${output.picture}: ${count} ${count === 1 ? 'text' : 'texts'}, ${source} to ${output.target}`);
  for (const note of notesOn(document)) process.stderr.write(`${note}\n`);
  return true;
}

function tellAll(
  outcomes: readonly Outcome[],
  { skipped, unreadable }: Pick<Plan, 'skipped' | 'unreadable'>,
  progress: Progress,
): boolean {
  const failed = outcomes.filter(({ error }) => error).length;
  const written = outcomes.length - failed;
  const counts = [
    `${written} ${written === 1 ? 'picture' : 'pictures'} written`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} there already`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} skipped`] : []),
  ];
  progress.end(counts.join(', '));
  if (outcomes.length + unreadable.length > 0) process.stderr.write(toTable(outcomes, unreadable));
  return failed === 0;
}

/** Names what the user should know after a success. */
function notesOn({ frameCount, skipped, texts }: LocalisedDocument): string[] {
  const notes = [
    ...skipped.map(({ text, reason }) => `Left as it was: "${text}" (${reasons[reason]}).`),
    ...texts
      .flatMap(({ note }) => note?.misread ?? [])
      .map(({ read, meant }) => `Read as "${read}", translated as "${meant}".`),
    ...texts.flatMap(({ translatedText, sizeShare }) =>
      sizeShare === undefined
        ? []
        : [`Set at ${Math.round(sizeShare * 100)} % of the size of its original: "${translatedText}".`],
    ),
  ];
  return frameCount > 1 ? [`The file has ${frameCount} frames; only the first was translated.`, ...notes] : notes;
}
