import { describe, expect, test } from 'vitest';
import { countAt, decimalsOf } from './counting.ts';

describe('a count', () => {
  test('starts where it starts and ends exactly at its end', () => {
    expect(countAt(0, 18_204, 0, 1000, 0)).toBe(0);
    expect(countAt(0, 18_204, 1000, 1000, 0)).toBe(18_204);
    expect(countAt(0, 18_204, 5000, 1000, 0)).toBe(18_204);
  });

  test('never turns back, and covers most of its way early', () => {
    const steps = Array.from({ length: 101 }, (_, step) => countAt(0, 1000, step * 10, 1000, 0));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps[50]).toBeGreaterThan(900);
  });

  test('counts down as well', () => {
    expect(countAt(100, 20, 250, 1000, 0)).toBeLessThan(100);
    expect(countAt(100, 20, 250, 1000, 0)).toBeGreaterThan(20);
  });

  test('is at its end at once if the duration is 0', () => {
    expect(countAt(0, 7, 0, 0, 0)).toBe(7);
  });

  test('is a number in a frame that began before it', () => {
    expect(countAt(0, 7, -3, 0, 0)).toBe(7);
    expect(countAt(0, 7, -3, 1000, 0)).toBe(0);
  });

  test('has as many places as its end', () => {
    expect(countAt(0, 0.425, 300, 1000, 3).toString()).toMatch(/^0\.\d{1,3}$/);
  });

  test.each([
    [18_204, 0],
    [7.5, 1],
    [0.425, 3],
    [1.5e-7, 8],
    [1e21, 0],
  ])('%d is written with %d places', (value, places) => {
    expect(decimalsOf(value)).toBe(places);
  });
});
