import { languages, type LanguageName } from '@palimpsest/contract';
import { Command, InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';
import { fileQuality } from './encode-picture.ts';
import type { Region } from '../geometry/region.ts';
import type { Actions, ModelActions, TranslateCommand } from './actions.ts';
import type { ModelPair } from './models.ts';

/** The options of `translate` as commander gives them. */
interface TranslateOptions {
  from: LanguageName;
  to: LanguageName[];
  out?: string;
  json?: string | true;
  blacklist: string[];
  exclude: Region[];
  jobs: number;
  skipExisting?: true;
  localiseNumbers?: true;
  translators?: string;
  glossary?: string;
  memory?: string;
}

const exitCodes = `
Exit codes:
  0 done   1 failed   2 the command line is wrong   130 stopped by Ctrl-C`;

/** The command line, which throws a CommanderError where it is wrong or only asks for help. */
export function createProgram(version: string, { translate, doctor, models }: Actions): Command {
  const program = new Command('palimpsest')
    .description('Translates the text inside an image.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'palimpsest: ')) })
    .showHelpAfterError('See palimpsest --help.')
    .addHelpText('after', exitCodes);
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
    .option('--skip-existing', 'leave out pictures that are there already, to go on after an interruption')
    .option('--localise-numbers', 'set decimal, currency and percent signs as the target language does: €4.50 → 4,50 €')
    .option('--blacklist <words>', 'words to leave as they are; may be repeated', collectTerm, [])
    .option('--exclude <x1,y1,x2,y2>', 'a rectangle, in pixels, to leave as it is; may be repeated', collectRegion, []);
  command
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
    await translate(toCommand(inputs, options));
  });
  program
    .command('doctor')
    .description('say which translators are configured, whether they answer and what they cost')
    .option('--pairs', 'also say of each pair who translates it, what that costs and what it fetches', false)
    .option('--json', 'write all of it as JSON, with the pairs', false)
    .action(doctor);
  addModelCommands(program, models);
  return program;
}

function addModelCommands(program: Command, actions: ModelActions): void {
  const models = program.command('models').description('the neural models of Bergamot on this machine');
  models.command('list').description('name those that are there, and those that can be fetched').action(actions.list);
  const withPair = (name: string, description: string, action: (pair: ModelPair) => Promise<void>): void => {
    models
      .command(name)
      .description(description)
      .argument('<from>', 'a language, by name or tag', parseLanguage)
      .argument('<to>', 'the language to translate to', parseLanguage)
      .action(async (from: LanguageName, to: LanguageName) => await action({ from, to }));
  };
  withPair('add', 'fetch what translates one language to another', actions.add);
  withPair('remove', 'delete a model', actions.remove);
}

function toCommand(inputs: string[], { from, to, exclude, ...rest }: TranslateOptions): TranslateCommand {
  return {
    inputs,
    source: from,
    targets: to,
    out: rest.out,
    json: rest.json,
    jobs: rest.jobs,
    skipExisting: rest.skipExisting ?? false,
    blacklist: rest.blacklist,
    localiseNumbers: rest.localiseNumbers ?? false,
    exclusions: exclude,
    translators: rest.translators,
    glossary: rest.glossary,
    memory: rest.memory,
  };
}

function collectLanguages(given: string, languages: readonly LanguageName[] = []): LanguageName[] {
  return [...new Set([...languages, ...given.split(',').map(parseLanguage)])];
}

function parseJobs(given: string): number {
  const jobs = Number(given);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new InvalidArgumentError(`${given} is no number of pictures from 1 to 64.`);
}

function parseLanguage(given: string): LanguageName {
  const wanted = given.trim().toLowerCase();
  const language = languages.find(({ name, tag }) => name.toLowerCase() === wanted || tag.toLowerCase() === wanted);
  if (!language) throw new InvalidArgumentError(`"${given}" is no supported language.${suggestion(wanted)}`);
  return language.name;
}

function suggestion(wanted: string): string {
  const nearest = closest(
    wanted,
    languages.map(({ name }) => name.toLowerCase()),
  );
  const name = languages.find((language) => language.name.toLowerCase() === nearest)?.name;
  return distance(wanted, nearest) <= Math.max(2, wanted.length / 2) ? ` Did you mean ${name}?` : '';
}

function collectTerm(given: string, terms: readonly string[]): string[] {
  const term = given.trim();
  return term === '' ? [...terms] : [...terms, term];
}

function collectRegion(given: string, regions: readonly Region[]): Region[] {
  const numbers = given.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || x2 <= x1 || y2 <= y1) {
    throw new InvalidArgumentError(
      `${given} is no rectangle: give x1,y1,x2,y2 in whole pixels, x2 beyond x1 and y2 beyond y1.`,
    );
  }
  return [...regions, { x1, y1, x2, y2 }];
}
