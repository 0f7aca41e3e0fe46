import { describe, expect, test } from 'vitest';
import { createRandom } from '../blind/random.ts';
import { fitLogistic, type Observation, probability } from './logistic.ts';

const truth = [0.5, 2, -1];

/** Observations whose outcomes are drawn with the probabilities of `truth`. */
function drawn(count: number): Observation[] {
  const random = createRandom('logistic');
  return Array.from({ length: count }, () => {
    const features = [random.between(-2, 2), random.between(-2, 2)];
    return { features, right: random.between(0, 1) < probability(truth, features) };
  });
}

describe('fitLogistic', () => {
  test('finds the weights that the outcomes were drawn with', () => {
    fitLogistic(drawn(20_000), 0).forEach((weight, index) => expect(weight).toBeCloseTo(truth[index] ?? NaN, 0.9));
  });

  test('tells probabilities that add up to the number of right ones', () => {
    const observations = drawn(500);
    const weights = fitLogistic(observations, 1);
    const expected = observations.reduce((sum, { features }) => sum + probability(weights, features), 0);
    expect(expected).toBeCloseTo(observations.filter(({ right }) => right).length, 3);
  });

  test('keeps weights finite where the outcomes can be told without fail', () => {
    const observations = [-2, -1, 1, 2].map((feature) => ({ features: [feature], right: feature > 0 }));
    const [constant = NaN, weight = NaN] = fitLogistic(observations, 1);
    expect(constant).toBeCloseTo(0, 6);
    expect(weight).toBeGreaterThan(0.5);
    expect(weight).toBeLessThan(5);
  });
});
