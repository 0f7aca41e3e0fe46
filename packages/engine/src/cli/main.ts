#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import type { Actions, TranslateCommand } from './actions.ts';
import { createProgram } from './arguments.ts';
import type { ModelPair } from './models.ts';
import { createProgress, type Progress } from './progress.ts';
import { EngineError } from '../errors.ts';
import { toSentence } from './summary.ts';
import { readTranslatorConfig, type TranslatorConfig } from '../translation/settings.ts';

const exitCodes = { failure: 1, usage: 2, interrupted: 130 } as const;

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function examineInstallation(options: Parameters<Actions['doctor']>[0]): Promise<void> {
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
  const stop = (): void => {
    // Who asks twice does not want to wait for what is under way.
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, stop);
  const progress = createProgress(process.stderr);
  try {
    await work(controller.signal, progress);
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}

/** The settings of the translators, as the environment and the command line give them. */
function configured(translators = process.env.TRANSLATORS): TranslatorConfig {
  return readTranslatorConfig({ ...process.env, DATA_DIR: dataFolder(), TRANSLATORS: translators });
}

/** That of the server where this is its folder, else one of the user: a call leaves nothing where it happens to be made. */
function dataFolder(): string {
  const own = process.env.DATA_DIR;
  if (own !== undefined && own !== '') return own;
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return existsSync('.data') ? '.data' : join(cache, 'palimpsest');
}

async function translate(command: TranslateCommand): Promise<void> {
  const config = configured(command.translators);
  const { translatePictures } = await import('./translate.ts');
  await untilInterrupted(async (signal, progress) => {
    if (!(await translatePictures(command, { config, signal, progress }))) process.exitCode = exitCodes.failure;
  });
}

/** Tells a failure and sets the exit code. */
function report(error: unknown): void {
  if (error instanceof CommanderError) {
    // commander has said what it has to say.
    process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  } else if (error instanceof EngineError && error.code === 'cancelled') {
    process.stderr.write('palimpsest: stopped\n');
    process.exitCode = exitCodes.interrupted;
  } else {
    process.stderr.write(`palimpsest: ${toSentence(error)}\n`);
    process.exitCode = exitCodes.failure;
  }
}

/** Ends without a word where whoever read the lines has gone: `palimpsest translate --help | head`. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

process.stdout.on('error', endWithReader);
process.stderr.on('error', endWithReader);

try {
  await createProgram(await readVersion(), {
    translate,
    doctor: examineInstallation,
    models: { list: listModels, add: addModels, remove: removeModel },
  }).parseAsync();
} catch (error) {
  report(error);
}
