import { describe, expect, test } from 'vitest';
import { confidenceOf } from './confidence.ts';
import type { ReadingEvidence } from './evidence.ts';

/** A line of print on paper that both recognisers read alike. */
const clear: ReadingEvidence = {
  tesseract: 0.96,
  tesseractWeakest: 0.94,
  ctc: 0.99,
  ctcWeakest: 0.93,
  difference: 0,
  height: 32,
  contrast: 200,
  letters: 14,
  otherScript: 0,
};

describe('confidenceOf', () => {
  test('is near certainty where both recognisers are sure', () => {
    expect(confidenceOf(clear)).toBeGreaterThan(0.95);
  });

  test('is low where the CTC network alone is sure: tesseract found no word of the language', () => {
    // A Cyrillic word that was read as "Bxin".
    const otherScript = { ...clear, tesseract: 0, tesseractWeakest: 0, ctc: 0.94, ctcWeakest: 0.79, letters: 4 };
    expect(confidenceOf(otherScript)).toBeLessThan(0.3);
  });

  test.each([
    ['tesseract', 0.6],
    ['ctc', 0.7],
    ['contrast', 20],
  ] as const)('is lower where %s is %d', (feature, value) => {
    expect(confidenceOf({ ...clear, [feature]: value })).toBeLessThan(confidenceOf(clear));
  });

  test('is a probability where ink could not be told and nothing was read', () => {
    const nothing = { ...clear, tesseract: 0, ctc: 0, ctcWeakest: 0, contrast: 0, letters: 0 };
    expect(confidenceOf(nothing)).toBeGreaterThanOrEqual(0);
    expect(confidenceOf(nothing)).toBeLessThan(0.05);
  });
});
