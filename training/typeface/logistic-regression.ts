/** A sample that a linear classifier is fitted on. */
export interface Sample {
  numbers: Float32Array;
  /** The true class, by its index. */
  label: number;
  /** How much it counts, about 1. */
  weight: number;
}

export interface Fitting {
  classes: number;
  /** The price of the square of the weights, beside the mean loss of the samples; of numbers that were brought to a deviation of 1. */
  decay: number;
  rounds: number;
}

/**
 * Fits a multinomial logistic regression by accelerated gradients (Nesterov, 1983).
 * @returns for each class a weight for each number, and one that is added
 */
export function fitLogisticRegression(samples: readonly Sample[], { classes, decay, rounds }: Fitting): Float32Array[] {
  const { means, deviations } = spreadOf(samples);
  const width = means.length + 1;
  const inputs = samples.map(({ numbers }) =>
    Float64Array.from({ length: width }, (_, at) =>
      at < means.length ? ((numbers[at] ?? 0) - (means[at] ?? 0)) / (deviations[at] ?? 1) : 1,
    ),
  );
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const step = 1 / (decay + largestCurvature(inputs, samples, total) / 2);
  let weights = new Float64Array(classes * width);
  let ahead = weights.slice();
  let momentum = 1;
  for (let round = 0; round < rounds; round++) {
    const slope = slopeAt(ahead, inputs, samples, { classes, decay, total });
    const next = ahead.map((value, at) => value - step * (slope[at] ?? 0));
    const following = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const carried = (momentum - 1) / following;
    ahead = next.map((value, at) => value + carried * (value - (weights[at] ?? 0)));
    [weights, momentum] = [next, following];
  }
  return Array.from({ length: classes }, (_, label) => {
    const row = weights.subarray(label * width, (label + 1) * width);
    const scaled = Float32Array.from({ length: width }, (_value, at) => (row[at] ?? 0) / (deviations[at] ?? 1));
    const shift = means.reduce((sum, mean, at) => sum + mean * (scaled[at] ?? 0), 0);
    scaled[width - 1] = (row[width - 1] ?? 0) - shift;
    return scaled;
  });
}

function spreadOf(samples: readonly Sample[]): { means: Float64Array; deviations: Float64Array } {
  const width = samples[0]?.numbers.length ?? 0;
  const meanOf = (value: (sample: Sample, at: number) => number): Float64Array =>
    Float64Array.from(
      { length: width },
      (_, at) => samples.reduce((sum, sample) => sum + value(sample, at), 0) / samples.length,
    );
  const means = meanOf(({ numbers }, at) => numbers[at] ?? 0);
  const variances = meanOf(({ numbers }, at) => ((numbers[at] ?? 0) - (means[at] ?? 0)) ** 2);
  return { means, deviations: variances.map((variance) => Math.sqrt(variance) + 1e-6) };
}

/** The largest eigenvalue of the weighted mean of the squares of the inputs, by power iteration. */
function largestCurvature(inputs: readonly Float64Array[], samples: readonly Sample[], total: number): number {
  let direction = Float64Array.from({ length: inputs[0]?.length ?? 0 }, () => 1);
  let size = 0;
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(direction.length);
    for (const [index, input] of inputs.entries()) {
      let along = 0;
      for (let at = 0; at < input.length; at++) along += (input[at] ?? 0) * (direction[at] ?? 0);
      const share = (along * (samples[index]?.weight ?? 0)) / total;
      for (let at = 0; at < input.length; at++) next[at] = (next[at] ?? 0) + share * (input[at] ?? 0);
    }
    size = Math.hypot(...next);
    direction = next.map((value) => value / size);
  }
  return size;
}

/** How the loss changes with each weight. */
function slopeAt(
  weights: Float64Array,
  inputs: readonly Float64Array[],
  samples: readonly Sample[],
  { classes, decay, total }: { classes: number; decay: number; total: number },
): Float64Array {
  const width = weights.length / classes;
  const slope = weights.map((value, at) => (at % width === width - 1 ? 0 : decay * value));
  const logits = new Float64Array(classes);
  for (const [index, input] of inputs.entries()) {
    const { label = 0, weight = 0 } = samples[index] ?? {};
    for (let one = 0; one < classes; one++) {
      let sum = 0;
      for (let at = 0; at < width; at++) sum += (weights[one * width + at] ?? 0) * (input[at] ?? 0);
      logits[one] = sum;
    }
    const highest = Math.max(...logits);
    const shares = logits.map((logit) => Math.exp(logit - highest));
    const sum = shares.reduce((all, share) => all + share, 0);
    for (let one = 0; one < classes; one++) {
      const error = (((shares[one] ?? 0) / sum - Number(one === label)) * weight) / total;
      for (let at = 0; at < width; at++)
        slope[one * width + at] = (slope[one * width + at] ?? 0) + error * (input[at] ?? 0);
    }
  }
  return slope;
}
