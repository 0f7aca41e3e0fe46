import { describe, expect, test } from 'vitest';
import { createAlphabet, decodeCtc } from './decode-ctc.ts';

const symbols = ['', 'a', 'b', '漢', ' '];
const alphabet = createAlphabet(symbols);

/** Scores of steps, each all but sure of one class. */
function steps(...classes: number[]): Float32Array {
  return Float32Array.from(classes.flatMap((sure) => symbols.map((_, at) => (at === sure ? 0.9 : 0.025))));
}

const decode = (...classes: number[]) => decodeCtc(steps(...classes), symbols.length, alphabet);

describe('decodeCtc', () => {
  test('drops blanks and repeats', () => {
    expect(decode(1, 1, 0, 2).text).toBe('ab');
  });

  test('keeps a repeated letter that a blank parts', () => {
    expect(decode(1, 0, 1).text).toBe('aa');
  });

  test('drops spaces at the ends, and their certainties with them', () => {
    const reading = decode(4, 1, 4, 2, 4);
    expect(reading.text).toBe('a b');
    expect(reading.certainty).toHaveLength(3);
    expect(reading.confidence).toBeCloseTo(0.9, 5);
  });

  test('reads nothing from blanks', () => {
    expect(decode(0, 0)).toEqual({ text: '', confidence: 0, certainty: [], otherScript: 0 });
  });

  test('tells letters of another script, and writes none of them', () => {
    const reading = decode(3, 0, 3, 0, 1);
    expect(reading.text).not.toContain('漢');
    expect(reading.otherScript).toBeGreaterThan(0.5);
    expect(decode(1, 2).otherScript).toBe(0);
  });
});
