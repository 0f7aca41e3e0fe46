import { deckFormats } from '@palimpsest/copy-deck';
import { type Command, Option } from 'commander';
import { collectRegion, parseJobs, parseLanguage } from '../arguments.ts';
import type { TranslateContext } from '../translate.ts';
import type { ExportOptions } from './export-texts.ts';
import type { ImportOptions } from './import-texts.ts';

/** @param run does what may take long, with the translators that were named; it answers whether all went well */
export function addTexts(
  program: Command,
  run: (work: (context: TranslateContext) => Promise<boolean>, translators?: string) => Promise<void>,
): void {
  const texts = program.command('texts').description('the texts of pictures as files for translators, and back');
  const exporting = texts
    .command('export')
    .description('write the texts of pictures, with their translations, to a file')
    .argument('<image...>', 'JPEG, PNG, GIF or WebP; several, or folders of them')
    .requiredOption('--from <language>', 'the language of the images, by name or tag: English, en', parseLanguage)
    .requiredOption('--to <language>', 'the language to translate to', parseLanguage)
    .requiredOption('--out <file>', 'the file to write: deck.xlf')
    .addOption(new Option('--format <format>', 'of the file').choices(deckFormats).default('xliff'))
    .option(
      '--translator, --translators <list>',
      'who translates, the preferred one first: openai,deepl,bergamot,apertium',
    )
    .option('--glossary <file.csv>', 'terms and their translations, under a line "term,translation"')
    .option('--memory <file.csv>', 'texts and their translations, under a line "source,translation"');
  withShared(exporting).action(async (inputs: string[], options: ExportOptions) => {
    if (options.from === options.to) {
      exporting.error(`error: --from and --to are both ${options.from}; choose two different languages.`);
    }
    const { exportTexts } = await import('./export-texts.ts');
    await run((context) => exportTexts(inputs, options, context), options.translators);
  });
  const importing = texts
    .command('import')
    .description(
      'set pictures anew with the words of a file that came back, and say what changed, did not fit or is missing',
    )
    .argument('<file>', 'XLIFF 2.0, 2.1 or 1.2, XLSX or CSV, as it was exported')
    .argument('<image...>', 'the pictures whose texts were exported, or folders of them')
    .option('--from <language>', 'the language of the images; by default what the file says', parseLanguage)
    .option('--to <language>', 'the language of the file; by default what it says', parseLanguage)
    .option('--out <path>', 'the picture to write, or a folder; by default beside the image: poster.es.png')
    .option('--dry-run', 'only say what would change', false);
  withShared(importing).action(async (deck: string, inputs: string[], options: ImportOptions) => {
    const { importTexts } = await import('./import-texts.ts');
    await run((context) => importTexts(deck, inputs, options, context));
  });
}

function withShared(command: Command): Command {
  return command
    .option('--exclude <x1,y1,x2,y2>', 'a rectangle, in pixels, to leave as it is; may be repeated', collectRegion, [])
    .option('--jobs <number>', 'pictures to work on at the same time, each with about 1 GB of memory', parseJobs, 1);
}
