import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@palimpsest/contract';
import { createApertiumTranslator, createRouter, decodeImage } from '@palimpsest/engine';
import { missingPackages, rivalCommand } from '../engine/rival.ts';
import { runSystem } from '../engine/run-system.ts';
import type { Answer as RivalAnswer } from '../engine/system.ts';
import { tesseractNameOf } from '../engine/tesseract-names.ts';
import type { Answer, Job, ReadText } from './answer.ts';
import { loadPictures, type RealPicture } from './pictures.ts';
import { type RealScore, scorePicture } from './score.ts';
import { writeSheets } from './sheet.ts';
import { printFaults, printTable } from './table.ts';
import { boxAround, languageNamed } from './translate-picture.ts';

const usage = `Usage: pnpm bench real [options] [picture…]

Translates pictures that were not made for the product, and scores what came out against a truth that was written by hand, beside
@gutenye/ocr-node, which only reads, and tesseract with OpenCV, which reads and erases. Contact sheets go to --keep.

  --keep <dir>    where the pictures, the answers and the contact sheets go; without it .tools/bench-real
  --only <system> ours, ocr-node or tesseract alone; may be given twice
  --json          print every score as JSON
  --help          print this`;

const systems = ['ours', 'ocr-node', 'tesseract'] as const;
type System = (typeof systems)[number];

function jobsFor(pictures: readonly RealPicture[], directory: string, system: System): Job[] {
  return pictures.map(({ name, image, language, target }) => ({
    name,
    image,
    erased: join(directory, `${name}-${system}-erased.png`),
    result: join(directory, `${name}-${system}.png`),
    language,
    target,
    tesseract: tesseractNameOf(languageNamed(language).tag),
  }));
}

/** The texts that tesseract read, with translations by the same translator as ours; every text is erased and none is set. */
async function rivalTexts(job: Job, answer: RivalAnswer, router: ReturnType<typeof createRouter>): Promise<ReadText[]> {
  const source = languageNamed(job.language);
  const target = job.target === null ? undefined : languageNamed(job.target);
  return await Promise.all(
    answer.texts.map(async ({ lines }): Promise<ReadText> => {
      const text = lines.map((line) => line.text).join(' ');
      const read: ReadText = { text, quad: boxAround(lines.map(({ quad }) => quad)) };
      if (!target) return read;
      // A text that the translator refuses stays untranslated, as it would in a program of a day.
      const [made] = await router.translate([{ text }], source.name, target.name).catch(() => []);
      return made && made.origin !== 'unchanged' ? { ...read, translation: made.text } : read;
    }),
  );
}

const commands: Readonly<Record<System, (jobs: string) => [string, ...string[]]>> = {
  ours: (jobs) => [process.execPath, join(import.meta.dirname, 'ours.ts'), jobs],
  'ocr-node': (jobs) => [process.execPath, join(import.meta.dirname, 'ocr-node.ts'), jobs],
  tesseract: rivalCommand,
};

async function runAll(system: System, jobs: readonly Job[], directory: string): Promise<Answer[]> {
  const path = join(directory, `${system}-jobs.json`);
  await writeFile(path, JSON.stringify(jobs));
  const logProgress = ({ name, seconds }: { name: string; seconds: number }): void => {
    process.stderr.write(`${system.padEnd(9)} ${name.padEnd(30)} ${seconds.toFixed(2)} s\n`);
  };
  if (system !== 'tesseract') return (await runSystem<Answer>(commands[system](path), logProgress)).answers;
  const { answers } = await runSystem<RivalAnswer>(commands[system](path), logProgress);
  const router = createRouter([createApertiumTranslator()]);
  const read: Answer[] = [];
  for (const [index, answer] of answers.entries()) {
    const job = jobs[index];
    if (!job) throw new Error(`${system} gave an answer that nobody asked for.`);
    const { name, seconds, cpuSeconds } = answer;
    read.push({ name, seconds, cpuSeconds, texts: await rivalTexts(job, answer, router) });
  }
  await router.close();
  return read;
}

const decode = async (path: string) => await decodeImage(await readFile(path));

/** Scores one picture; of systems that set nothing, what was erased is what comes out. */
async function score(system: System, picture: RealPicture, job: Job, answer: Answer): Promise<RealScore> {
  const source = await decode(picture.image);
  const hasPictures = system !== 'ocr-node' && picture.target !== null && answer.failure === undefined;
  if (!hasPictures) return scorePicture(picture, answer, { source });
  const erased = await decode(job.erased);
  const result = system === 'ours' ? await decode(job.result) : erased;
  return scorePicture(picture, answer, { source, erased, result });
}

async function measure(system: System, pictures: readonly RealPicture[], directory: string): Promise<RealScore[]> {
  const jobs = jobsFor(pictures, directory, system);
  const answers = await runAll(system, jobs, directory);
  await writeFile(join(directory, `${system}-answers.json`), JSON.stringify(answers, undefined, 1));
  const scores: RealScore[] = [];
  for (const [index, picture] of pictures.entries()) {
    const [job, answer] = [jobs[index], answers[index]];
    if (!job || answer?.name !== picture.name) throw new Error(`${system} gave no answer for ${picture.name}.`);
    scores.push(await score(system, picture, job, answer));
  }
  return scores;
}

/**
 * The bench of pictures that were not made for the product.
 * @returns the exit code
 */
export async function benchReal(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      only: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const pictures = await loadPictures(positionals);
  const { only = systems } = values;
  const unknown = only.find((name) => !systems.some((system) => system === name));
  if (unknown !== undefined) throw new Error(`--only is "${unknown}". It takes ${systems.join(', ')}.`);
  const chosen = systems.filter((system) => only.includes(system));
  const wanted = languages.filter(({ name }) => pictures.some(({ language }) => language === name));
  const missing = !chosen.includes('tesseract') ? [] : missingPackages(wanted.map(({ tag }) => tesseractNameOf(tag)));
  if (missing.length > 0) {
    console.error(`The rival is not complete on this machine. Install it: apt-get install ${missing.join(' ')}`);
    return 1;
  }
  const directory = values.keep ?? join(import.meta.dirname, '../../.tools/bench-real');
  await mkdir(directory, { recursive: true });
  const rows: { name: System; scores: RealScore[] }[] = [];
  for (const system of chosen) rows.push({ name: system, scores: await measure(system, pictures, directory) });
  if (values.json) {
    console.log(JSON.stringify(rows, undefined, 2));
    return 0;
  }
  console.log(`${pictures.length} pictures\n\n${printTable(rows)}`);
  const ours = rows.find(({ name }) => name === 'ours')?.scores;
  if (ours) {
    const jobs = jobsFor(pictures, directory, 'ours');
    const entries = pictures.flatMap((picture, index) => {
      const [own, job] = [ours[index], jobs[index]];
      if (!own || !job || picture.target === null) return [];
      return [{ picture, score: own, result: own.failure === undefined ? job.result : undefined }];
    });
    const sheets = await writeSheets(entries, join(directory, 'sheet'));
    console.log(`\nOurs:\n${printFaults(ours)}\n\nContact sheets: ${sheets.join(' ')}`);
  }
  return 0;
}
