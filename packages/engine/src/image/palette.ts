import { type Colour, colourDistance } from './colour.ts';

/** A cloud of like colours. */
export interface Swatch {
  colour: Colour;
  /** Root mean square distance of its members from `colour`. */
  spread: number;
  /** Share of all samples, 0 to 1. */
  share: number;
}

const rounds = 6;
/** Colours nearer than this to a centre do not get a centre of their own. */
const closest = 18;

/** Sums the samples into at most `count` swatches by k-means, seeded with the samples farthest apart; likeliest first. */
export function palette(samples: readonly Colour[], count: number): Swatch[] {
  let centres = spreadOut(samples, count);
  let swatches: Swatch[] = [];
  for (let round = 0; round < rounds; round++) {
    swatches = summarise(samples, centres);
    centres = swatches.map(({ colour }) => colour);
  }
  return swatches.toSorted((a, b) => b.share - a.share);
}

function spreadOut(samples: readonly Colour[], count: number): Colour[] {
  const first = samples[samples.length >> 1];
  if (!first) return [];
  const centres = [first];
  const distances = samples.map((sample) => colourDistance(sample, first));
  while (centres.length < count) {
    const farthest = distances.reduce((best, distance, i) => (distance > (distances[best] ?? 0) ? i : best), 0);
    const next = samples[farthest];
    if (!next || (distances[farthest] ?? 0) < closest) break;
    centres.push(next);
    samples.forEach((sample, i) => {
      distances[i] = Math.min(distances[i] ?? 0, colourDistance(sample, next));
    });
  }
  return centres;
}

function summarise(samples: readonly Colour[], centres: readonly Colour[]): Swatch[] {
  const sums = centres.map(() => ({ red: 0, green: 0, blue: 0, squared: 0, count: 0 }));
  for (const sample of samples) {
    let nearest = 0;
    let best = Infinity;
    centres.forEach((centre, i) => {
      const distance = colourDistance(sample, centre);
      if (distance < best) [best, nearest] = [distance, i];
    });
    const sum = sums[nearest];
    if (!sum) continue;
    sum.red += sample[0];
    sum.green += sample[1];
    sum.blue += sample[2];
    sum.squared += best * best;
    sum.count++;
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ red, green, blue, squared, count }) => ({
      colour: [red / count, green / count, blue / count],
      spread: Math.sqrt(squared / count),
      share: count / samples.length,
    }));
}
