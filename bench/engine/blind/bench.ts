import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLanguage } from '@palimpsest/contract';
import { withBrowser } from '../../posters/drawing.ts';
import { runSystem } from '../run-system.ts';
import type { Answer, Job } from '../system.ts';
import { groupsOf, printBlindTable } from './blind-table.ts';
import { contactSheet } from './contact-sheet.ts';
import type { SheetEntry } from './contact-sheet.ts';
import { generateCase } from './generate.ts';
import { printGoals } from './goals.ts';
import { recipes } from './recipes.ts';
import { scoreCase } from './scores/score.ts';
import type { BlindScore } from './scores/score.ts';
import { setTranslations } from './set-translations.ts';
import { damages } from './truth.ts';
import type { BlindCase, Damage } from './truth.ts';

export interface BlindOptions {
  seed: string;
  count: number;
  /** Only these damages; all where there are none. */
  damages: readonly string[];
  /** Folder for the pictures and the contact sheet. */
  keep: string | undefined;
  json: boolean;
}

/** @throws Error naming a damage that does not exist, and those that do */
function damagesNamed(names: readonly string[]): Damage[] {
  return names.map((name) => {
    const found = damages.find((damage) => damage === name.replaceAll('-', ' '));
    if (!found)
      throw new Error(
        `There is no damage "${name}". There are: ${damages.join(', ').replaceAll(/(\w) (\w)/g, '$1-$2')}.`,
      );
    return found;
  });
}

/** Draws the pictures of a seed into a folder. */
export async function drawCases(
  { seed, count, damages: named }: Pick<BlindOptions, 'seed' | 'count' | 'damages'>,
  directory: string,
): Promise<BlindCase[]> {
  const planned = recipes(seed, count, damagesNamed(named));
  return withBrowser(async (browser) => {
    const cases: BlindCase[] = [];
    for (const recipe of planned) {
      cases.push(await generateCase(browser, recipe, directory));
      process.stderr.write(`drawn  ${recipe.name}\n`);
    }
    return cases;
  });
}

function jobFor({ name, truth, poster }: BlindCase, directory: string): Job {
  const language = findLanguage(truth.language);
  if (!language) throw new Error(`"${truth.language}" is not a language of ours.`);
  return {
    name,
    image: poster,
    erased: join(directory, `${name}-erased.png`),
    language: language.name,
  };
}

interface Outcome {
  scores: BlindScore[];
  entries: SheetEntry[];
  peakBytes: number;
}

async function run(cases: readonly BlindCase[], directory: string): Promise<Outcome> {
  const jobs = cases.map((item) => jobFor(item, directory));
  const jobsPath = join(directory, 'jobs.json');
  await writeFile(jobsPath, JSON.stringify(jobs));
  const system = join(import.meta.dirname, '..', 'ours.ts');
  const { answers, peakBytes } = await runSystem<Answer>([process.execPath, system, jobsPath], ({ name, seconds }) => {
    process.stderr.write(`read   ${name.padEnd(44)} ${seconds.toFixed(2)} s\n`);
  });
  await writeFile(join(directory, 'answers.json'), JSON.stringify(answers));
  const entries: SheetEntry[] = [];
  for (const [index, item] of cases.entries()) {
    const answer = answers[index];
    const erased = jobs[index]?.erased;
    if (!answer || !erased || answer.name !== item.name) throw new Error(`The engine gave no answer for ${item.name}.`);
    entries.push({ item, score: await scoreCase(item, answer, erased), erased, result: undefined });
  }
  return { scores: entries.map(({ score }) => score), entries, peakBytes };
}

async function keepSheet(entries: readonly SheetEntry[], heading: string, directory: string): Promise<void> {
  const results = await setTranslations(
    entries.map(({ item }) => item),
    (name) => join(directory, `${name}-result.png`),
  );
  const complete = entries.map((entry) => ({ ...entry, result: results.get(entry.item.name) }));
  await writeFile(join(directory, 'contact-sheet.html'), await contactSheet(complete, heading));
}

/**
 * The blind half of the engine's bench.
 * @returns the exit code
 */
export async function benchBlind(options: BlindOptions): Promise<number> {
  const directory = options.keep ?? (await mkdtemp(join(tmpdir(), 'palimpsest-bench-')));
  await mkdir(directory, { recursive: true });
  try {
    const heading = `Blind half of the engine's bench, seed ${options.seed}, ${options.count} pictures`;
    console.log(heading);
    const { scores, entries, peakBytes } = await run(await drawCases(options, directory), directory);
    await writeFile(join(directory, 'scores.json'), JSON.stringify(scores, null, 1));
    if (options.json) console.log(JSON.stringify(scores, null, 2));
    else console.log(`${printBlindTable(groupsOf(scores))}\n\n${printGoals(scores)}`);
    console.log(`Peak of resident memory: ${Math.round(peakBytes / 1e6)} MB`);
    if (options.keep) await keepSheet(entries, heading, directory);
    return 0;
  } finally {
    if (!options.keep) await rm(directory, { recursive: true, force: true });
  }
}
