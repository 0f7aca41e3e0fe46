import { describe, expect, test } from 'vitest';
import { confidenceOf, doubtOf, evidenceOf, type ReadingEvidence } from './confidence.ts';
import { readingOf } from './recogniser.ts';

/** A line of print on paper that the network is sure of. */
const clear: ReadingEvidence = { mean: 0.998, weakest: 0.98, height: 32, contrast: 200, letters: 14, otherScript: 0 };

describe('confidenceOf', () => {
  test('is near certainty where the network is sure', () => {
    expect(confidenceOf(clear)).toBeGreaterThan(0.95);
  });

  test.each([
    ['mean', 0.7],
    ['weakest', 0.4],
    ['contrast', 20],
  ] as const)('is lower where %s is %d', (feature, value) => {
    expect(confidenceOf({ ...clear, [feature]: value })).toBeLessThan(confidenceOf(clear));
  });

  test('is a probability where ink could not be told and nothing was read', () => {
    const nothing = { ...clear, mean: 0, weakest: 0, contrast: 0, letters: 0 };
    expect(confidenceOf(nothing)).toBeGreaterThanOrEqual(0);
    expect(confidenceOf(nothing)).toBeLessThan(0.1);
  });
});

test('a reading without characters is as unsure as can be', () => {
  expect(evidenceOf('', readingOf([], 1), 20)).toMatchObject({ weakest: 0, letters: 0, contrast: 0 });
});

test.each([
  ['words that were read surely', 0.9, clear, undefined],
  ['words of low confidence', 0.2, clear, 'low-confidence'],
  ['words in another script, however sure', 0.95, { ...clear, otherScript: 0.8 }, 'other-script'],
  ['two letters that the network is sure of', 0.9, { ...clear, letters: 2 }, undefined],
  ['two letters of which it is not', 0.9, { ...clear, letters: 2, weakest: 0.4 }, 'pictogram'],
] as const)('doubt of %s', (_, confidence, evidence, doubt) => {
  expect(doubtOf(confidence, evidence)).toBe(doubt);
});
