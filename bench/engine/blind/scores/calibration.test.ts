import { array, assert, boolean, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLines } from '../../correspondence.ts';
import { calibrationError, samplesOf } from './calibration.ts';
import type { Sample } from './calibration.ts';
import { box } from './made-up.ts';

const said = (confidence: number, ...right: boolean[]): Sample[] => right.map((each) => ({ confidence, right: each }));

describe('calibrationError', () => {
  it('is 0 where of the lines said to be 0.75 sure three in four are right', () => {
    expect(calibrationError(said(0.75, true, true, true, false))).toBe(0);
  });

  it('is the distance between how sure and how often right', () => {
    expect(calibrationError(said(0.95, true, false))).toBeCloseTo(0.45, 10);
  });

  it('weighs each bin by its lines', () => {
    expect(calibrationError([...said(0.95, false), ...said(0.5, true, false, true, false)])).toBeCloseTo(0.95 / 5, 10);
  });

  it('does not let a line too sure make up for one too unsure', () => {
    expect(calibrationError([...said(1, false), ...said(0, true)])).toBe(1);
  });

  it('lies between 0 and 1', () => {
    const samples = array(record({ confidence: double({ min: 0, max: 1, noNaN: true }), right: boolean() }), {
      minLength: 1,
    });
    assert(
      property(samples, (list) => {
        const error = calibrationError(list) ?? -1;
        expect(error).toBeGreaterThanOrEqual(0);
        expect(error).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is undefined without lines', () => {
    expect(calibrationError([])).toBeUndefined();
  });
});

describe('samplesOf', () => {
  const place = box(0, 0, 100, 20);
  const truth = [{ text: 'Menú del día', quad: place, owner: 0 }];
  const samples = (text: string, confidence: number | undefined, quad = place) =>
    samplesOf(matchLines(truth, [{ text, quad, owner: 0, confidence }]));

  it('calls a line right that the truth holds to the letter', () => {
    expect(samples('Menú del día', 0.9)).toEqual([{ confidence: 0.9, right: true }]);
  });

  it('calls whole words right, a part of a word wrong', () => {
    expect(samples('Menú del', 0.9)).toEqual([{ confidence: 0.9, right: true }]);
    expect(samples('nú del día', 0.9)).toEqual([{ confidence: 0.9, right: false }]);
  });

  it('calls a lost accent wrong', () => {
    expect(samples('Menu del día', 0.9)).toEqual([{ confidence: 0.9, right: false }]);
  });

  it('calls text wrong that is read where there is none', () => {
    expect(samples('Menú del día', 0.9, box(300, 300, 400, 320))).toEqual([{ confidence: 0.9, right: false }]);
  });

  it('leaves out a line of which nobody said how sure it is', () => {
    expect(samples('Menú del día', undefined)).toEqual([]);
  });
});
