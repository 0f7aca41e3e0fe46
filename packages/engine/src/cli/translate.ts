import { readFile } from 'node:fs/promises';
import type { SkipReason } from '@palimpsest/contract';
import { EngineError } from '../errors.ts';
import type { LocalisedDocument } from '../model/document.ts';
import type { Engine } from '../pipeline.ts';
import type { EngineStage, LocaliseOptions } from '../read-picture.ts';
import type { TranslatorConfig } from '../translation/settings.ts';
import type { TranslateOptions } from './arguments.ts';
import { densityOf, encodePicture } from './encode-picture.ts';
import { makeFolder, reasonOf, toSentence, UserError, writeWhole } from './file-faults.ts';
import { type Input, type Output, type Plan, planOutputs } from './outputs.ts';
import { downloadLabel, type Progress, toColumns } from './progress.ts';
import { readGlossary, readMemory } from './word-lists.ts';
import { stageLabels, workThrough } from './work-through.ts';

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

/** The outcome of one output: a document, or the error of the picture, also an unexpected one. */
type Outcome = { output: Output } & ({ document: LocalisedDocument } | { error: Error });

type Shared = Omit<LocaliseOptions, 'target' | 'onStage' | 'onDownload'>;

/**
 * Translates pictures, each read once for all its languages.
 * @param inputs pictures, and folders of pictures
 * @returns whether all went well; of a single picture, its failure is thrown
 */
export async function translatePictures(
  inputs: readonly string[],
  options: TranslateOptions,
  { config, signal, progress }: TranslateContext,
): Promise<boolean> {
  const { from: source, to: targets, out, json, jobs, skipExisting } = options;
  const plan = await planOutputs({ inputs, targets, out, json, skipExisting });
  const { pictures, isBatch } = plan;
  const words = { glossary: await readGlossary(options.glossary), memory: await readMemory(options.memory) };
  const { blacklist, localiseNumbers, exclude: exclusions } = options;
  const shared = { source, blacklist, localiseNumbers, exclusions, signal, ...words };
  if (isBatch && out !== undefined) await makeFolder(out);
  const outcomes: Outcome[] = [];
  await workThrough(pictures, { jobs, isBatch, config, progress }, async (engine, picture, show) => {
    outcomes.push(...(await translateOne(engine, picture, shared, show)));
  });
  return isBatch ? tellAll(outcomes, plan, progress) : tellOne(outcomes, source, progress);
}

async function translateOne(
  engine: Engine,
  { path, outputs }: Input,
  shared: Shared,
  show: (label: string) => void,
): Promise<Outcome[]> {
  const onStage = (stage: EngineStage): void => show(stageLabels[stage]);
  const outcomes: Outcome[] = [];
  const attempt = async <T>(failing: readonly Output[], work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof EngineError && error.code === 'cancelled') throw error;
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
      const showDownload = downloadLabel({ show });
      const { document, erasedPng } = await read.picture.localise({
        ...shared,
        target: output.target,
        onStage,
        onDownload: (download) => (download ? showDownload(download) : show(stageLabels.translating)),
      });
      show('Writing the picture...');
      const picture = await encodePicture(await renderDocument(erasedPng, document), output.picture, read.density);
      // Write the picture last: its presence marks the output as complete for `--skip-existing`.
      const text = `${JSON.stringify(document, undefined, 2)}\n`;
      if (output.json === '-') process.stdout.write(text);
      else if (output.json !== undefined) await writeWhole(output.json, text);
      await writeWhole(output.picture, picture);
      outcomes.push({ output, document });
    });
  }
  return outcomes;
}

function tellOne([outcome]: readonly Outcome[], source: string, progress: Progress): boolean {
  if (!outcome) {
    progress.end('The picture is there already.');
    return true;
  }
  if ('error' in outcome) throw outcome.error;
  const { output, document } = outcome;
  progress.end(`${output.picture}: ${counted(document.texts.length, 'text')}, ${source} to ${output.target}`);
  for (const note of notesOn(document)) process.stderr.write(`${note}\n`);
  return true;
}

/** Names what the user should know after a success. */
function notesOn({ frameCount, skipped, texts }: LocalisedDocument): string[] {
  const misread = texts.flatMap(({ note }) => note?.misread ?? []);
  const small = texts.filter(({ sizeShare }) => sizeShare !== undefined);
  return [
    ...(frameCount > 1 ? [`The file has ${frameCount} frames; only the first was translated.`] : []),
    ...skipped.map(({ text, reason }) => `Left as it was: "${text}" (${reasons[reason]}).`),
    ...misread.map(({ read, meant }) => `Read as "${read}", translated as "${meant}".`),
    ...small.map(
      ({ translatedText, sizeShare = 1 }) =>
        `Set at ${Math.round(sizeShare * 100)} % of the size of its original: "${translatedText}".`,
    ),
  ];
}

/**
 * A line for each picture: where it is, how many texts were translated and left, how many words were misread, how many texts are much smaller than
 * their originals, who translated, or why it failed. Then one for each file that cannot be read.
 */
function tellAll(
  outcomes: readonly Outcome[],
  { skipped, unreadable }: Pick<Plan, 'skipped' | 'unreadable'>,
  progress: Progress,
): boolean {
  const failed = outcomes.filter((outcome) => 'error' in outcome).length;
  const counts = [
    `${counted(outcomes.length - failed, 'picture')} written`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} there already`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} skipped`] : []),
  ];
  progress.end(counts.join(', '));
  const rows = [
    ...outcomes.map(toRow),
    ...unreadable.map((path) => [path, '', '', '', '', 'skipped: only JPEG, PNG, GIF and WebP can be read']),
  ];
  const head = ['picture', 'texts', 'left', 'misread', 'small', 'translated by'];
  if (rows.length > 0) process.stderr.write(`${toColumns([head, ...rows]).join('\n')}\n`);
  return failed === 0;
}

function toRow(outcome: Outcome): string[] {
  const { picture } = outcome.output;
  if ('error' in outcome) return [picture, '', '', '', '', `failed: ${toSentence(outcome.error)}`];
  const { texts, skipped } = outcome.document;
  const misread = texts.flatMap(({ note }) => note?.misread ?? []);
  const small = texts.filter(({ sizeShare }) => sizeShare !== undefined);
  const names = new Set(texts.map(({ note }) => note?.by ?? note?.origin));
  return [picture, ...[texts, skipped, misread, small].map(({ length }) => `${length}`), [...names].join(', ')];
}

/** `1 text`, `2 texts`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
