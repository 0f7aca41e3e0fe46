import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type LanguageName, languages } from '@palimpsest/contract';
import { DeckFileError, diffDeck, type ReadDeck, readDeck, type TextChange } from '@palimpsest/copy-deck';
import type { LocalisedDocument } from '../../model/document.ts';
import type { EngineStage, ReadPicture } from '../../read-picture.ts';
import { characterBudget } from '../../translation/index.ts';
import type { TextsOptions } from '../arguments.ts';
import { densityOf, encodePicture } from '../encode-picture.ts';
import { makeFolder, reasonOf, toSentence, UserError, writeWhole } from '../file-faults.ts';
import { type Output, planOutputs } from '../outputs.ts';
import { counted, type TranslateContext } from '../translate.ts';
import { stageLabels, workThrough } from '../work-through.ts';
import { type DeckFile, deckPictures } from './deck-pictures.ts';

export interface ImportOptions extends TextsOptions {
  /** Undefined where the file says it. */
  from?: LanguageName;
  to?: LanguageName;
  /** The output picture, or the output folder, which several pictures need. */
  out?: string;
  /** Whether the changes are only reported, and nothing is written. */
  dryRun: boolean;
}

/** The result of setting one picture anew. */
interface Outcome {
  file: DeckFile;
  /** Lines for people: what changed, what did not fit, what is missing. */
  lines: string[];
  isFailed: boolean;
}

/**
 * Sets pictures anew with the words of a file that a translator gave back. A text without words there is set with those that it was exported with, or
 * stays in the picture.
 * @param inputs pictures, and folders of pictures
 * @returns whether each picture and each row of the file could be used
 */
export async function importTexts(
  deckPath: string,
  inputs: readonly string[],
  { jobs, exclude: exclusions, out, dryRun, ...given }: ImportOptions,
  { config, signal, progress }: TranslateContext,
): Promise<boolean> {
  const deck = await readFileOf(deckPath);
  const source = given.from ?? languageOf(deck.source, '--from', deck.name);
  const target = given.to ?? languageOf(deck.target, '--to', deck.name);
  if (source === target)
    throw new UserError(`${deck.name} is in ${source} on both sides; choose two different languages.`);
  const files = await deckPictures(inputs, target);
  const plan = await planOutputs({ inputs, targets: [target], out, json: undefined, skipExisting: false });
  const outputs = new Map(plan.pictures.map(({ path, outputs: [output] }) => [path, output]));
  if (plan.isBatch && out !== undefined && !dryRun) await makeFolder(out);
  const elsewhere = deck.rows.filter(({ picture }) => !files.some((file) => isOf(file, picture)));
  const outcomes: Outcome[] = [];
  await workThrough(files, { jobs, isBatch: plan.isBatch, config, progress }, async (engine, file, show) => {
    const onStage = (stage: EngineStage): void => show(stageLabels[stage]);
    try {
      const bytes = await readFile(file.path).catch((error: NodeJS.ErrnoException) => {
        throw new UserError(`it cannot be read: ${reasonOf(error)}`);
      });
      const read = await engine.read(bytes, { source, exclusions, signal, onStage });
      const own = { ...deck, rows: deck.rows.filter(({ picture }) => isOf(file, picture)) };
      const { texts, unknown } = diffDeck(currentDeck(file, read), own);
      const words = new Map(
        texts.flatMap(({ text, translation }) => (translation === '' ? [] : [[Number(text.id), translation]])),
      );
      const lines = [...texts.flatMap(linesOf), ...unknown.map(({ sentence }) => sentence)];
      const output = outputs.get(file.path);
      if (output && !dryRun) {
        const { document, erasedPng } = await read.localise({ target, words, signal, onStage });
        show('Writing the picture...');
        await writePicture(output, erasedPng, document, await densityOf(bytes));
        lines.push(...smallTexts(document));
      }
      outcomes.push({
        file,
        lines: [headOf(texts, dryRun ? undefined : output?.picture), ...lines],
        isFailed: unknown.length > 0,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      outcomes.push({ file, lines: [`failed: ${toSentence(error)}`], isFailed: true });
    }
  });
  const failed = outcomes.filter(({ isFailed }) => isFailed).length;
  progress.end(
    `${counted(outcomes.length, 'picture')} ${dryRun ? 'compared' : 'worked on'}${failed > 0 ? `, ${failed} with faults` : ''}`,
  );
  const faults = [
    ...deck.problems,
    ...elsewhere.map(({ at, picture }) => `${deck.name}, ${at}: no picture "${picture}" was named.`),
  ];
  const listed = files.flatMap((file) => outcomes.filter((outcome) => outcome.file === file));
  const report = listed.flatMap(({ file, lines }) => [
    `${file.name}: ${lines[0]}`,
    ...lines.slice(1).map((line) => `  ${line}`),
  ]);
  process.stdout.write([...report, ...faults, ''].join('\n'));
  return failed === 0 && deck.problems.length === 0;
}

/** Whether a row of a deck is of a picture: files of XLIFF 1.2 have the name only. */
function isOf({ id, name }: DeckFile, picture: string): boolean {
  return id === picture || name === picture;
}

async function readFileOf(path: string): Promise<ReadDeck> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
  });
  try {
    return await readDeck(bytes, basename(path));
  } catch (error) {
    if (error instanceof DeckFileError) throw new UserError(error.message, { cause: error });
    throw error;
  }
}

/** The language of a tag without its region, in small letters. */
function subtagOf(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0];
}

/** A language by its tag, whatever region that names. */
function languageOf(tag: string | undefined, option: string, file: string): LanguageName {
  if (tag === undefined) throw new UserError(`${file} does not say its languages. Name them with --from and --to.`);
  const wanted = tag.toLowerCase();
  const found =
    languages.find((language) => language.tag.toLowerCase() === wanted) ??
    languages.find((language) => subtagOf(language.tag) === subtagOf(wanted));
  if (found) return found.name;
  throw new UserError(`${file} is in ${tag}, which is no supported language. Name one with ${option}.`);
}

/** The texts of a picture before a translator has had a say. */
function currentDeck({ id, name }: DeckFile, { texts }: ReadPicture): Parameters<typeof diffDeck>[0] {
  const own = texts.map(({ id: text, text: words }) => ({
    id: `${text}`,
    source: words,
    translation: '',
    state: 'initial' as const,
    maxLength: characterBudget(words),
  }));
  return { source: '', target: '', pictures: [{ id, name, texts: own }] };
}

async function writePicture(
  output: Output,
  erasedPng: Uint8Array,
  document: LocalisedDocument,
  density: number | undefined,
): Promise<void> {
  const { renderDocument } = await import('../../typesetting/render.ts');
  await writeWhole(
    output.picture,
    await encodePicture(await renderDocument(erasedPng, document), output.picture, density),
  );
}

function headOf(texts: readonly TextChange[], written: string | undefined): string {
  const count = (kind: TextChange['kind']): number => texts.filter((text) => text.kind === kind).length;
  const counts = `${count('changed')} changed, ${count('same')} as exported, ${count('missing')} missing`;
  return written === undefined ? counts : `${counts}; written to ${written}`;
}

function linesOf({ kind, text, before, translation, warnings }: TextChange): string[] {
  if (kind === 'same') return [];
  if (kind === 'changed') {
    const sentences = warnings.map(({ sentence }) => sentence);
    return [`changed: "${before === '' ? text.source : before}" → "${translation}"`, ...sentences];
  }
  const rest = translation === '' ? 'stays as it is in the picture' : `keeps "${translation}"`;
  return [`missing: "${text.source}" ${rest}`];
}

/** One line for each text that is set smaller than its original. */
function smallTexts({ texts }: LocalisedDocument): string[] {
  return texts.flatMap(({ translatedText, sizeShare }) =>
    sizeShare === undefined
      ? []
      : [`Set at ${Math.round(sizeShare * 100)} % of the size of its original: "${translatedText}".`],
  );
}
