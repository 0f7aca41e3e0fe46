/** One observation: what was seen, and whether it turned out right. */
export interface Observation {
  features: readonly number[];
  right: boolean;
}

/** Weight of the constant term first. */
export type Weights = readonly number[];

const rounds = 100;
const settled = 1e-9;

/** Probability, 0 to 1. */
export function probability(weights: Weights, features: readonly number[]): number {
  const [constant = 0, ...rest] = weights;
  return 1 / (1 + Math.exp(-rest.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), constant)));
}

/**
 * Logistic regression by Newton's method.
 * @param penalty of the squared weights, but for the constant (ridge)
 */
export function fitLogistic(observations: readonly Observation[], penalty: number): Weights {
  const size = (observations[0]?.features.length ?? 0) + 1;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -penalty * weight));
    const curvature = weights.map((_, row) =>
      weights.map((__, column) => (row === column && row > 0 ? penalty : 1e-9)),
    );
    for (const { features, right } of observations) {
      const inputs = [1, ...features];
      const chance = probability(weights, features);
      inputs.forEach((input, row) => {
        gradient[row] = (gradient[row] ?? 0) + ((right ? 1 : 0) - chance) * input;
        const into = curvature[row] ?? [];
        inputs.forEach((other, column) => {
          into[column] = (into[column] ?? 0) + chance * (1 - chance) * input * other;
        });
      });
    }
    const step = solve(curvature, gradient);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((change) => Math.abs(change) < settled)) break;
  }
  return weights;
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows
      .slice(at)
      .reduce(
        (best, row, offset) => (Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? at + offset : best),
        at,
      );
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (rows[at]?.[at] ?? 1);
      for (let column = at; column <= size; column++) {
        row[column] = (row[column] ?? 0) - factor * (rows[at]?.[column] ?? 0);
      }
    }
  }
  const result: number[] = [];
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const known = result.reduce((sum, value, offset) => sum + value * (row[at + 1 + offset] ?? 0), 0);
    result.unshift(((row[size] ?? 0) - known) / (row[at] ?? 1));
  }
  return result;
}
