#!/usr/bin/env node
import { readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { maxImagePixels, maxImageSide } from '@palimpsest/contract';
import { CommanderError } from 'commander';
import { createProgram, type TranslateCommand } from './arguments.ts';
import { readGlossary, readMemory } from './word-lists.ts';
import { toDownloadLabel } from './download-label.ts';
import type { ModelPair } from './models.ts';
import { createProgress, type Progress } from './progress.ts';
import type { LocalisedDocument, SkipReason } from '../document.ts';
import { EngineError } from '../errors.ts';
import type { EngineOptions, EngineStage, LocaliseOptions } from '../pipeline.ts';
import { UserError } from './user-error.ts';
import { readTranslatorConfig, type TranslatorConfig, TranslatorConfigError } from '../translation/settings.ts';
import type { OnDownload } from '../translation/translator.ts';

const labels: Readonly<Record<EngineStage, string>> = {
  reading: 'Reading the text...',
  translating: 'Translating...',
  inpainting: 'Erasing the original...',
};
const reasons: Readonly<Record<SkipReason, string>> = {
  'low-confidence': 'it could not be read with confidence',
  pictogram: 'it may be a pictogram',
  'other-script': 'it is in another script',
  curved: 'it runs along a curve, where a translation would stand straight',
  'not-erased': 'its letters would have shown behind the translation',
};
const exitCodes = { failure: 1, usage: 2, interrupted: 130 } as const;

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function listPairs(): Promise<void> {
  const { createRouter, createTranslators } = await import('../translation/index.ts');
  const router = createRouter(createTranslators(configured()));
  const bySource = Map.groupBy(await router.pairs(), ({ from }) => from);
  await router.close();
  if (bySource.size === 0) {
    throw new UserError(
      'No translator is set up. Set OPENAI_API_KEY or DEEPL_API_KEY, or, on Debian or Ubuntu, run as root: node scripts/offline-translation.mjs',
    );
  }
  for (const [from, pairs] of bySource) process.stdout.write(`${from} → ${pairs.map(({ to }) => to).join(', ')}\n`);
}

async function examineInstallation(options: { recognitionDataDir: string; pairs: boolean }): Promise<void> {
  const { examine } = await import('./doctor.ts');
  if (!(await examine(configured(), { ...options, write: writeLine }))) process.exitCode = exitCodes.failure;
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function listModels(): Promise<void> {
  const models = await import('./models.ts');
  await models.listModels(configured(), writeLine);
}

async function addModels(pair: ModelPair): Promise<void> {
  const models = await import('./models.ts');
  await untilInterrupted((signal, progress) => models.addModels(configured(), pair, { progress, signal }));
}

async function removeModel(pair: ModelPair): Promise<void> {
  const models = await import('./models.ts');
  await models.removeModel(configured(), pair, writeLine);
}

/** Runs something long, which the signals of the terminal stop; takes its line away where it fails. */
async function untilInterrupted(work: (signal: AbortSignal, progress: Progress) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const progress = createProgress(process.stderr);
  try {
    await work(controller.signal, progress);
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** The settings of the translators, as the environment and the command line give them. */
function configured(translators = process.env.TRANSLATORS): TranslatorConfig {
  return readTranslatorConfig({ ...process.env, TRANSLATORS: translators });
}

async function translate(command: TranslateCommand): Promise<void> {
  const { input, out, json, recognitionDataDir, translators, glossary, memory, ...options } = command;
  await refuseToOverwrite(input, [out, json]);
  const bytes = await readFile(input).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${input} cannot be read: ${reasonOf(error)}`);
  });
  const config = configured(translators);
  const words = { glossary: await readGlossary(glossary), memory: await readMemory(memory) };
  await untilInterrupted(async (signal, progress) => {
    progress.show('Preparing...');
    // Loaded only now, as the engine is.
    const { createTranslators } = await import('../translation/configuration.ts');
    const engineOptions = { recognitionDataDir, translators: createTranslators(config) };
    const document = await run(bytes, out, engineOptions, { ...options, ...words, signal }, progress);
    const text = `${JSON.stringify(document, undefined, 2)}\n`;
    if (json === '-') process.stdout.write(text);
    else if (json !== undefined) await writeWhole(json, text);
    const count = document.texts.length;
    progress.end(`${out}: ${count} ${count === 1 ? 'text' : 'texts'}, ${options.source} to ${options.target}`);
    for (const note of notesOn(document)) process.stderr.write(`${note}\n`);
  });
}

/** What the user should know beside that it went well. */
function notesOn({ frameCount, skipped, texts }: LocalisedDocument): string[] {
  const unchanged = texts.filter(({ note }) => note?.origin === 'unchanged');
  const notes = [
    ...skipped.map(({ text, reason }) => `Left as it was: "${text}" (${reasons[reason]}).`),
    ...unchanged.map(({ originalText }) => `No translator had other words for "${originalText}".`),
  ];
  return frameCount > 1 ? [`The file has ${frameCount} frames; only the first was translated.`, ...notes] : notes;
}

async function run(
  bytes: Uint8Array,
  out: string,
  engineOptions: EngineOptions,
  options: LocaliseOptions,
  progress: Progress,
): Promise<LocalisedDocument> {
  // Loaded only now: the networks of the reader take a second that a usage text need not wait for.
  const { createEngine } = await import('../pipeline.ts');
  const { renderDocument } = await import('../typesetting/render.ts');
  const engine = await createEngine({
    ...engineOptions,
    imageLimits: { pixels: maxImagePixels, side: maxImageSide },
  });
  try {
    const onStage = (stage: EngineStage): void => progress.show(labels[stage]);
    const label = toDownloadLabel();
    const onDownload: OnDownload = (received, total) => label(received, total, progress);
    const { document, erasedPng } = await engine.localise(bytes, { ...options, onStage, onDownload });
    progress.show('Writing the picture...');
    await writeWhole(out, await renderDocument(erasedPng, document));
    return document;
  } finally {
    await engine.close();
  }
}

async function refuseToOverwrite(input: string, outputs: readonly (string | undefined)[]): Promise<void> {
  const own = await realPath(input);
  for (const output of outputs) {
    if (output === undefined || output === '-') continue;
    if ((await realPath(output)) === own) {
      throw new UserError(`${output} is the image to translate, and would be overwritten. Name another file.`);
    }
  }
}

/** The path as given where nothing is there yet. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const reason = error as NodeJS.ErrnoException;
    if (reason.code === 'ENOENT') return path;
    throw new UserError(`${path} cannot be used: ${reasonOf(reason)}`, { cause: error });
  }
}

/** Writes beside the file and renames, so that no half-written file is left behind. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    await writeFile(partial, content);
    await rename(partial, file);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${reasonOf(error as NodeJS.ErrnoException)}`, { cause: error });
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission is denied',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  };
  return reasons[error.code ?? ''] ?? error.message;
}

/** What the process says and how it ends after a failure. */
function report(error: unknown): void {
  if (error instanceof CommanderError) {
    // commander has said what it has to say.
    process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  } else if (error instanceof EngineError && error.code === 'cancelled') {
    process.stderr.write('palimpsest: stopped\n');
    process.exitCode = exitCodes.interrupted;
  } else {
    const isExpected = [EngineError, UserError, TranslatorConfigError].some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`palimpsest: ${isExpected ? message : `an unexpected error: ${message}`}\n`);
    process.exitCode = exitCodes.failure;
  }
}

try {
  await createProgram(await readVersion(), {
    translate,
    pairs: listPairs,
    doctor: examineInstallation,
    models: { list: listModels, add: addModels, remove: removeModel },
  }).parseAsync();
} catch (error) {
  report(error);
}
