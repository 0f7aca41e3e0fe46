#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { LanguageName } from '@palimpsest/contract';
import { Command, CommanderError } from 'commander';
import { EngineError } from '../errors.ts';
import { readTranslatorConfig, type TranslatorConfig } from '../translation/settings.ts';
import type { LanguagePair } from '../translation/translator.ts';
import {
  collectLanguages,
  collectRegion,
  collectTerm,
  parseJobs,
  parseLanguage,
  type TranslateOptions,
} from './arguments.ts';
import { fileQuality } from './encode-picture.ts';
import { toSentence } from './file-faults.ts';
import { createProgress, type Progress } from './progress.ts';
import { addTexts } from './texts/command.ts';

const exitCodes = { failure: 1, usage: 2, interrupted: 130 } as const;
const exitCodesInHelp = `
Exit codes:
  0 done   1 failed   2 the command line is wrong   130 stopped by Ctrl-C`;

/** The command line, which throws a CommanderError where it is wrong or only asks for help. */
async function createProgram(): Promise<Command> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const program = new Command('palimpsest')
    .description('Translates the text inside an image.')
    .version((JSON.parse(manifest) as { version: string }).version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'palimpsest: ')) })
    .showHelpAfterError('See palimpsest --help.')
    .addHelpText('after', exitCodesInHelp);
  addTranslate(program);
  program
    .command('doctor')
    .description('say which translators are configured, whether they answer and what they cost')
    .option('--pairs', 'also say of each pair who translates it, what that costs and what it fetches', false)
    .option('--json', 'write all of it as JSON, with the pairs', false)
    .action(async (options: { pairs: boolean; json: boolean }) => {
      const { examine } = await import('./doctor.ts');
      if (!(await examine(configured(), { ...options, write: writeLine }))) process.exitCode = exitCodes.failure;
    });
  addModels(program);
  addTexts(program, async (work, translators) => {
    const config = configured(translators);
    await untilInterrupted(async (signal, progress) => {
      if (!(await work({ config, signal, progress }))) process.exitCode = exitCodes.failure;
    });
  });
  return program;
}

function addTranslate(program: Command): void {
  const command = program
    .command('translate')
    .description('write a picture with the text translated')
    .argument('<image...>', 'JPEG, PNG, GIF or WebP; several, or folders of them')
    .requiredOption('--from <language>', 'the language of the image, by name or tag: English, en', parseLanguage)
    .requiredOption('--to <languages>', 'the language to translate to; may be repeated: es,fr', collectLanguages)
    .option(
      '--out <path>',
      `the picture to write, as .png, .jpg or .webp (those at quality ${fileQuality}), or a folder; by default beside the image: poster.es.png`,
    )
    .option('--json [file.json]', 'also write the texts with places and styles; to standard output without a file')
    .option('--jobs <number>', 'pictures to work on at the same time, each with about 1 GB of memory', parseJobs, 1)
    .option('--skip-existing', 'leave out pictures that are there already, to go on after an interruption', false)
    .option(
      '--localise-numbers',
      'set decimal, currency and percent signs as the target language does: €4.50 → 4,50 €',
      false,
    )
    .option('--blacklist <words>', 'words to leave as they are; may be repeated', collectTerm, [])
    .option('--exclude <x1,y1,x2,y2>', 'a rectangle, in pixels, to leave as it is; may be repeated', collectRegion, [])
    .option(
      '--translator, --translators <list>',
      'who translates, the preferred one first: openai,deepl,bergamot,apertium',
    )
    .option('--glossary <file.csv>', 'terms and their translations, under a line "term,translation"')
    .option('--memory <file.csv>', 'texts and their translations, under a line "source,translation"');
  command.action(async (inputs: string[], options: TranslateOptions) => {
    if (options.to.includes(options.from)) {
      command.error(`error: --from and --to are both ${options.from}; choose two different languages.`);
    }
    const config = configured(options.translators);
    const { translatePictures } = await import('./translate.ts');
    await untilInterrupted(async (signal, progress) => {
      const isDone = await translatePictures(inputs, options, { config, signal, progress });
      if (!isDone) process.exitCode = exitCodes.failure;
    });
  });
}

function addModels(program: Command): void {
  const models = program.command('models').description('the neural models of Bergamot on this machine');
  const listed = models.command('list').description('name those that are there, and those that can be fetched');
  listed.action(async () => {
    const { listModels } = await import('./models.ts');
    await listModels(configured(), writeLine);
  });
  const withPair = (name: string, description: string, work: (pair: LanguagePair) => Promise<void>): void => {
    const command = models.command(name).description(description);
    command
      .argument('<from>', 'a language, by name or tag', parseLanguage)
      .argument('<to>', 'the language to translate to', parseLanguage)
      .action((from: LanguageName, to: LanguageName) => work({ from, to }));
  };
  withPair('add', 'fetch what translates one language to another', async (pair) => {
    const { fetchModels } = await import('./models.ts');
    await untilInterrupted((signal, progress) => fetchModels(configured(), pair, { progress, signal }));
  });
  withPair('remove', 'delete a model', async (pair) => {
    const { removeModel } = await import('./models.ts');
    await removeModel(configured(), pair, writeLine);
  });
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
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

/**
 * The settings of the translators, as the environment and the command line give them. The data lie with the server where this is its folder, else with
 * the user: a call leaves nothing where it happens to be made.
 */
function configured(translators = process.env.TRANSLATORS): TranslatorConfig {
  const { DATA_DIR: own = '', XDG_CACHE_HOME: cache = join(homedir(), '.cache') } = process.env;
  const usual = existsSync('.data') ? '.data' : join(cache, 'palimpsest');
  return readTranslatorConfig({ ...process.env, DATA_DIR: own === '' ? usual : own, TRANSLATORS: translators });
}

/** Ends without a word where whoever read the lines has gone: `palimpsest translate --help | head`. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

process.stdout.on('error', endWithReader);
process.stderr.on('error', endWithReader);

try {
  await (await createProgram()).parseAsync();
} catch (error) {
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
