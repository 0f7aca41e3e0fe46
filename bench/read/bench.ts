import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findLanguage } from '@palimpsest/contract';
import { alignedTable } from '../aligned-table.ts';
import { drawCases } from '../engine/blind/bench.ts';
import { storedCase } from '../engine/cases.ts';
import { matchLines, onSamePlace, type PlacedLine } from '../engine/correspondence.ts';
import { runSystem } from '../engine/run-system.ts';
import { normalised, scoreReading } from '../engine/score-reading.ts';
import { findPosters } from '../posters/posters.ts';
import type { Answer, Job } from '../real/answer.ts';
import { loadPictures } from '../real/pictures.ts';

const usage = `Usage: pnpm bench read [options]

Reads pictures with our engine and with @gutenye/ocr-node, and scores both against the truth: the sample posters, pictures that are drawn from
seeds, and those that were not made for the product. Nothing is erased, so that the CPU seconds are those of finding and reading lines.

  --seed <text>   what pictures are drawn from, once for each seed; without it the posters and the real pictures alone
  --count <n>     how many pictures of each seed; without it 22
  --help          print this`;

/** A picture with the lines that stand in it. */
interface ReadCase {
  name: string;
  image: string;
  /** Name or BCP 47 tag. */
  language: string;
  lines: readonly PlacedLine[];
}

const systems = {
  ours: join(import.meta.dirname, 'ours.ts'),
  'ocr-node': join(import.meta.dirname, '..', 'real', 'ocr-node.ts'),
};

async function posterCases(): Promise<ReadCase[]> {
  const cases = [];
  for (const name of await findPosters([])) cases.push(await storedCase(name));
  return cases.map(({ name, poster, truth: { language, texts } }) => ({
    name,
    image: poster,
    language,
    lines: texts.flatMap(({ lines }, owner) => lines.map(({ text, box }) => ({ text, quad: box, owner }))),
  }));
}

async function realCases(): Promise<ReadCase[]> {
  return (await loadPictures([])).map(({ name, image, language, texts }) => ({
    name,
    image,
    language,
    // A text that may as well be left counts for nobody.
    lines: texts.flatMap(({ lines, either }, owner) => (either ? [] : lines.map((line) => ({ ...line, owner })))),
  }));
}

async function seedCases(seed: string, count: number, directory: string): Promise<ReadCase[]> {
  const drawn = await drawCases({ seed, count, damages: [] }, directory);
  return drawn.map(({ name, poster, truth: { language, texts } }) => ({
    name,
    image: poster,
    language,
    lines: texts.flatMap(({ lines }, owner) =>
      lines.map(({ text, box, order }) => ({ text, quad: box, owner, order })),
    ),
  }));
}

const wordsOf = (text: string): string[] => normalised(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));

/** One row of the table: what a system read of some pictures. */
function rowOf(cases: readonly ReadCase[], answers: readonly Answer[]): string[] {
  const sum = {
    edits: 0,
    characters: 0,
    linesFound: 0,
    lines: 0,
    marksRight: 0,
    marks: 0,
    wordsRight: 0,
    words: 0,
    extra: 0,
  };
  for (const [index, { lines }] of cases.entries()) {
    const read = (answers[index]?.texts ?? []).map(({ text, quad }, owner): PlacedLine => ({ text, quad, owner }));
    const matches = matchLines(lines, read);
    const score = scoreReading(lines, read, matches);
    sum.edits += score.edits;
    sum.characters += score.characters;
    sum.linesFound += score.linesFound;
    sum.lines += score.lines;
    sum.marksRight += score.diacriticsRight;
    sum.marks += score.diacritics;
    sum.extra += read.filter(({ quad }) => !lines.some((line) => onSamePlace(line.quad, quad))).length;
    for (const match of matches) {
      const left = match.read.flatMap(({ text }) => wordsOf(text));
      for (const word of match.truth.flatMap(({ text }) => wordsOf(text))) {
        sum.words++;
        const at = left.indexOf(word);
        if (at < 0) continue;
        sum.wordsRight++;
        left.splice(at, 1);
      }
    }
  }
  const cpu = answers.reduce((seconds, { cpuSeconds }) => seconds + cpuSeconds, 0);
  return [
    ((100 * sum.edits) / Math.max(1, sum.characters)).toFixed(2),
    percent(sum.linesFound, sum.lines),
    percent(sum.marksRight, sum.marks),
    percent(sum.wordsRight, sum.words),
    `${sum.extra}`,
    (cpu / Math.max(1, cases.length)).toFixed(2),
  ];
}

/** Reads the same pictures with one system after the other, each in a process of its own. */
async function readAll(title: string, cases: readonly ReadCase[], directory: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [system, script] of Object.entries(systems)) {
    const jobs = cases.map(({ name, image, language }): Job => {
      const known = findLanguage(language);
      if (!known) throw new Error(`"${language}" of ${name} is not a language of ours.`);
      const result = join(directory, `${name}-${system}.png`);
      return { name, image, erased: result, result, language: known.name, target: null, tesseract: '' };
    });
    const jobsPath = join(directory, `jobs-${system}.json`);
    await writeFile(jobsPath, JSON.stringify(jobs));
    const { answers } = await runSystem<Answer>([process.execPath, script, jobsPath], ({ name, seconds }) => {
      process.stderr.write(`${system.padEnd(9)} ${name.padEnd(44)} ${seconds.toFixed(2)} s\n`);
    });
    rows.push([title, system, ...rowOf(cases, answers)]);
  }
  return rows;
}

/** Compares readers; returns the exit code. */
export async function benchRead(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', multiple: true, default: [] },
      count: { type: 'string', default: '22' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count is "${values.count}". Give a whole number above 0.`);
  const directory = await mkdtemp(join(tmpdir(), 'palimpsest-read-'));
  try {
    const rows = [['pictures', 'system', 'CER %', 'lines %', 'accents %', 'words %', 'extra lines', 'CPU s']];
    rows.push(...(await readAll('posters', await posterCases(), directory)));
    rows.push(...(await readAll('real', await realCases(), directory)));
    for (const seed of values.seed) {
      const folder = join(directory, seed);
      await mkdir(folder);
      rows.push(...(await readAll(`seed ${seed}`, await seedCases(seed, count, folder), folder)));
    }
    console.log(alignedTable(rows, 2));
    return 0;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
