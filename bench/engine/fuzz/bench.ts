import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, weekSeed } from '../blind/random.ts';
import { mutate } from './mutate.ts';
import { createRunner } from './runner.ts';
import { sampleFiles } from './samples.ts';

const usage = `Usage: pnpm bench fuzz [options]

Lets the engine localise mutated image files. None may crash it, keep it for more than 20 s or make it use more than 1.5 GB.

  --count <n>     how many files; without it 5000
  --first <n>     the number of the first one; without it 0. A long run can be cut in pieces: the same seed and number give the same file
  --seed <text>   what the mutations are drawn from; without it the week of the year, which is printed
  --keep <dir>    leave the files that did so in that folder
  --help          print this`;

const limits = { milliseconds: 20_000, bytes: 1.5e9 };

/** @throws Error naming the option when its value is no whole number, or less than `min` */
function wholeNumber(option: string, text: string, min: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min)
    throw new Error(`${option} is "${text}". Give a whole number of at least ${min}.`);
  return value;
}

/**
 * Feeds mutated image files to the engine.
 * @returns the exit code: 1 where a file crashed it, hung it, or took too much memory
 */
export async function benchFuzz(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string' },
      first: { type: 'string' },
      seed: { type: 'string' },
      keep: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const seed = values.seed ?? weekSeed(new Date());
  const count = wholeNumber('--count', values.count ?? '5000', 1);
  const first = wholeNumber('--first', values.first ?? '0', 0);
  const samples = await sampleFiles();
  const runner = createRunner(limits);
  const codes = new Map<string, number>();
  let faults = 0;
  if (values.keep) await mkdir(values.keep, { recursive: true });
  try {
    for (let index = first; index < first + count; index++) {
      const sample = samples[index % samples.length];
      if (!sample) throw new Error('There is no sample.');
      const bytes = mutate(sample.bytes, createRandom(`${seed}/${index}`));
      const { code, fault, complaint } = await runner.feed(bytes);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (!fault) continue;
      faults++;
      console.log(`File ${index}, a ${sample.name}: ${fault}: ${complaint.trim()}`);
      if (values.keep) await writeFile(join(values.keep, `${index}-${sample.name.replaceAll(' ', '-')}`), bytes);
    }
  } finally {
    runner.close();
  }
  const summary = [...codes].map(([code, times]) => `${times} ${code}`).join(', ');
  console.log(`${count} mutated files from ${first}, seed ${seed}: ${summary}.`);
  console.log(`Peak of resident memory: ${Math.round(runner.peakBytes() / 1e6)} MB. Faults: ${faults}.`);
  return faults === 0 ? 0 : 1;
}
