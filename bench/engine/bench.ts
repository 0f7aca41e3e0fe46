import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@palimpsest/contract';
import { benchBlind } from './blind/bench.ts';
import { weekSeed } from './blind/random.ts';
import { findPosters } from '../posters/posters.ts';
import { enlargedCase, storedCase } from './cases.ts';
import { missingPackages, rivalCommand } from './rival.ts';
import { runSystem } from './run-system.ts';
import type { Case, PosterScore } from './score.ts';
import { scorePoster } from './score.ts';
import type { Answer, RivalJob } from './system.ts';
import type { Group } from './table.ts';
import { printTable, verdict } from './table.ts';
import { tesseractNameOf } from './tesseract-names.ts';

const usage = `Usage: pnpm bench engine [options] [poster…]
       pnpm bench engine --blind [options] [damage…]

Runs the engine's stages, and Debian's tesseract with OpenCV beside them, over the sample posters and scores both against the truth.
With --blind it runs the engine over posters and scenes that are drawn anew from a seed.

  --blind         draw the pictures from a seed; a damage, such as perspective or low-light, draws only those
  --seed <text>   what the pictures are drawn from; without it the week of the year, which is printed
  --count <n>     how many pictures are drawn; without it 44
  --json          print every score as JSON
  --keep <dir>    leave the pictures and the answers in that folder; with --blind also contact-sheet.html
  --help          print this`;

/** @throws Error when it is none above 0 */
function wholeNumber(count: string): number {
  const value = Number(count);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--count is "${count}". Give a whole number above 0.`);
  return value;
}

/** The poster that is also drawn at about 12 megapixels. */
const large = { name: 'mountain-tours', scale: 3 };

function jobsFor(cases: readonly Case[], directory: string, system: string): RivalJob[] {
  return cases.map(({ name, truth, poster }) => {
    const language = languages.find((candidate) => candidate.name === truth.language);
    if (!language) throw new Error(`The poster ${name} is in ${truth.language}, which is no language of ours.`);
    return {
      name,
      image: poster,
      erased: join(directory, `${name.replaceAll(' ', '-')}-${system}.png`),
      language: language.name,
      tesseract: tesseractNameOf(language.tag),
    };
  });
}

interface SystemScore {
  scores: PosterScore[];
  peakBytes: number;
}

async function measure(
  system: string,
  cases: readonly Case[],
  directory: string,
  command: (jobs: string) => [string, ...string[]],
): Promise<SystemScore> {
  const jobs = jobsFor(cases, directory, system);
  const path = join(directory, `${system}-jobs.json`);
  await writeFile(path, JSON.stringify(jobs));
  const { answers, peakBytes } = await runSystem<Answer>(command(path), ({ name, seconds }) => {
    process.stderr.write(`${system.padEnd(6)} ${name.padEnd(28)} ${seconds.toFixed(2)} s\n`);
  });
  await writeFile(join(directory, `${system}-answers.json`), JSON.stringify(answers));
  const scores: PosterScore[] = [];
  for (const [index, item] of cases.entries()) {
    const answer = answers[index];
    const job = jobs[index];
    if (!answer || !job || answer.name !== item.name) throw new Error(`${system} gave no answer for ${item.name}.`);
    scores.push(await scorePoster(item, answer, job.erased));
  }
  return { scores, peakBytes };
}

/** The classes of background, all of them together, and the large picture by itself. */
function groupsOf(ours: readonly PosterScore[], rival: readonly PosterScore[], stored: ReadonlySet<string>): Group[] {
  const pick = (name: string, belongs: (score: PosterScore) => boolean): Group => ({
    name,
    ours: ours.filter(belongs),
    rival: rival.filter(belongs),
  });
  const isStored = ({ name }: PosterScore): boolean => stored.has(name);
  const classes = (['flat', 'gradient', 'pattern', 'photo'] as const).map((background) =>
    pick(background, (score) => isStored(score) && score.background === background),
  );
  const groups = [...classes, pick('all', isStored), pick('12 MP', (score) => !isStored(score))];
  return groups.filter((group) => group.ours.length > 0);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/**
 * The bench of the engine.
 * @returns the exit code
 */
export async function benchEngine(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      blind: { type: 'boolean' },
      seed: { type: 'string' },
      count: { type: 'string' },
      json: { type: 'boolean' },
      keep: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.blind) {
    return benchBlind({
      seed: values.seed ?? weekSeed(new Date()),
      count: wholeNumber(values.count ?? '44'),
      damages: positionals,
      keep: values.keep,
      json: values.json ?? false,
    });
  }
  const names = await findPosters(positionals);
  const stored = await Promise.all(names.map(storedCase));
  const wanted = languages.filter(({ name }) => stored.some(({ truth }) => truth.language === name));
  const missing = missingPackages(wanted.map(({ tag }) => tesseractNameOf(tag)));
  if (missing.length > 0) {
    console.error(`The rival is not complete on this machine. Install it: apt-get install ${missing.join(' ')}`);
    return 1;
  }
  const directory = values.keep ?? (await mkdtemp(join(tmpdir(), 'palimpsest-bench-')));
  await mkdir(directory, { recursive: true });
  try {
    const cases = names.includes(large.name)
      ? [...stored, await enlargedCase(large.name, large.scale, directory)]
      : stored;
    const ours = await measure('ours', cases, directory, (jobs) => [
      process.execPath,
      join(import.meta.dirname, 'ours.ts'),
      jobs,
    ]);
    const rival = await measure('rival', cases, directory, rivalCommand);
    const groups = groupsOf(ours.scores, rival.scores, new Set(names));
    report(groups, ours, rival, values.json ?? false);
    return 0;
  } finally {
    if (!values.keep) await rm(directory, { recursive: true, force: true });
  }
}

function report(groups: readonly Group[], ours: SystemScore, rival: SystemScore, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ ours, rival }, null, 2));
    return;
  }
  console.log(printTable(groups));
  console.log(`Peak of resident memory: ours ${megabytes(ours.peakBytes)}, rival ${megabytes(rival.peakBytes)}`);
  const all = groups.find(({ name }) => name === 'all');
  if (!all) throw new Error('No poster was scored.');
  const { better, notBetter } = verdict(all);
  const rest = notBetter.length > 0 ? `; not on ${notBetter.join(', ')}` : '';
  console.log(`Ours is better on ${better.length} of ${better.length + notBetter.length} quality columns${rest}.`);
}
