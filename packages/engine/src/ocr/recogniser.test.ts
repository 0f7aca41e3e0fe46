import { describe, expect, test } from 'vitest';
import { decodeCtc } from './recogniser.ts';

const symbols = ['', 'a', 'b', '\ufffd', ' ', "'", '’'];
const alphabet = { signs: symbols, likelihood: symbols.map(() => 1) };

/** Reads steps of which each is all but sure of one class. */
const decode = (...classes: number[]) =>
  decodeCtc(
    Float32Array.from(
      classes.flatMap((sure) => symbols.map((_, at) => (at === sure ? 0.9 : 0.1 / (symbols.length - 1)))),
    ),
    alphabet,
  );

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
    expect(reading.characters).toHaveLength(3);
    expect(reading.confidence).toBeCloseTo(0.9, 5);
  });

  test('says where each character stands, in the middle of its steps', () => {
    expect(decode(0, 1, 1, 0, 2).characters.map(({ place }) => place)).toEqual([8, 18]);
  });

  test('says what a character may be instead', () => {
    const { characters } = decodeCtc(Float32Array.from([0, 0.7, 0.25, 0, 0.05, 0, 0]), alphabet);
    expect(characters[0]?.alternatives).toEqual([{ sign: 'b', certainty: 0.25 }]);
  });

  test('reads an apostrophe once that is both straight and curved', () => {
    expect(decode(1, 5, 6, 2).text).toBe("a'b");
    expect(decode(1, 5, 0, 5, 2).text).toBe("a''b");
  });

  test('says where a letter may be doubled: the blank is likelier there for a step', () => {
    const sure = [0, 0.98, 0.02, 0, 0, 0, 0];
    const unsure = [0.2, 0.8, 0, 0, 0, 0, 0];
    const { text, characters } = decodeCtc(Float32Array.from([sure, unsure, sure].flat()), alphabet);
    expect(text).toBe('a');
    expect(characters[0]?.missed.map(({ sign }) => sign)).toEqual(['a']);
    const { characters: plain } = decodeCtc(Float32Array.from([sure, sure, unsure].flat()), alphabet);
    expect(plain[0]?.missed).toEqual([]);
  });

  test('reads the letter that a bar is most like, though the blank is likelier than each', () => {
    const bar = [0.5, 0.3, 0.2, 0, 0, 0, 0];
    expect(decodeCtc(Float32Array.from(bar), alphabet).text).toBe('a');
    expect(decodeCtc(Float32Array.from([0.8, 0.1, 0.1, 0, 0, 0, 0]), alphabet).text).toBe('');
  });

  test('reads nothing from blanks', () => {
    expect(decode(0, 0)).toEqual({ text: '', confidence: 0, characters: [], otherScript: 0 });
  });

  test('says what may stand between two characters and was not read', () => {
    const steps = [
      [0.01, 0.99, 0, 0, 0, 0, 0],
      [0.7, 0.05, 0.05, 0, 0, 0.2, 0],
      [0.01, 0, 0, 0, 0.99, 0, 0],
    ];
    const { text, characters } = decodeCtc(Float32Array.from([...steps.flat(), ...(steps[0] ?? [])]), alphabet);
    expect(text).toBe('a a');
    expect(characters[1]?.missed.map(({ sign }) => sign)).toEqual(['b', "'"]);
    expect(characters[2]?.missed).toEqual([]);
  });

  test('tells letters of another script, and writes none of them nor the space that they leave', () => {
    const reading = decode(1, 4, 3, 0, 3, 4, 2);
    expect(reading.text).toBe('a b');
    expect(reading.otherScript).toBe(0.5);
    expect(decode(1, 2).otherScript).toBe(0);
  });
});
