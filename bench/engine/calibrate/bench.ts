import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { confidenceWeights, createReader } from '@palimpsest/engine';
import { drawCases } from '../blind/bench.ts';
import { calibrationError } from '../blind/scores/calibration.ts';
import { fitLogistic, type Observation, probability, type Weights } from './logistic.ts';
import { observe } from './observations.ts';

const usage = `Usage: pnpm bench calibrate [options]

Fits how sure the engine is of a reading to how often it is right, on drawn pictures, and prints the weights for
packages/engine/src/ocr/parameters.ts, with the calibration error on pictures that were not fitted.

  --seed <text>      what the pictures are drawn from that are fitted; without it calibration
  --held-out <text>  what those are drawn from that are not; without it held-out
  --count <n>        how many pictures of each; without it 44`;

/** Keeps the weights small: a few hundred lines are all there is. */
const penalty = 1;

async function observeSeed(seed: string, count: number): Promise<Observation[]> {
  const directory = await mkdtemp(join(tmpdir(), 'palimpsest-calibrate-'));
  const reader = await createReader();
  try {
    const cases = await drawCases({ seed, count, damages: [] }, directory);
    const observations: Observation[] = [];
    for (const item of cases) observations.push(...(await observe(item, reader)));
    return observations;
  } finally {
    await reader.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function errorOf(weights: Weights, observations: readonly Observation[]): string {
  const samples = observations.map(({ features, right }) => ({ confidence: probability(weights, features), right }));
  return `${(100 * (calibrationError(samples) ?? 0)).toFixed(1)} % over ${samples.length} lines`;
}

/** Fits the engine's confidence; returns the exit code. */
export async function benchCalibrate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: 'calibration' },
      'held-out': { type: 'string', default: 'held-out' },
      count: { type: 'string', default: '44' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--count is "${values.count}". Give a whole number above 0.`);
  }
  const fitted = await observeSeed(values.seed, count);
  const heldOut = await observeSeed(values['held-out'], count);
  const weights = fitLogistic(fitted, penalty);
  console.log(`weights, the constant first: ${weights.map((weight) => weight.toFixed(3)).join(', ')}`);
  console.log(`calibration error, seed ${values.seed}: ${errorOf(weights, fitted)}`);
  console.log(`calibration error, seed ${values['held-out']}: ${errorOf(weights, heldOut)}`);
  console.log(`with the weights of the engine, seed ${values['held-out']}: ${errorOf(confidenceWeights, heldOut)}`);
  return 0;
}
