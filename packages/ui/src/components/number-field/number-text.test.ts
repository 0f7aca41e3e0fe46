import { describe, expect, test } from 'vitest';
import { addSteps, formatNumber, parseNumber } from './number-text.ts';

describe('parseNumber', () => {
  test.each([
    ['24', 24],
    [' 24 ', 24],
    ['24px', 24],
    ['24 PX', 24],
    ['17.5', 17.5],
    ['17,5', 17.5],
    ['.5', 0.5],
    ['24.', 24],
    ['-8', -8],
    ['−8', -8],
    ['+8', 8],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text, 'px')).toBe(value);
  });

  test.each(['', ' ', 'px', 'large', '12em', '1e3', '3 4', '1.2.3', '--4', '.', 'NaN', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text, 'px')).toBeUndefined();
    },
  );

  test('reads back what is shown', () => {
    for (const value of [-120.25, -1, 0, 0.25, 12, 17.46, 4800]) {
      expect(parseNumber(formatNumber(value, 2))).toBe(value);
    }
  });
});

describe('formatNumber', () => {
  test('shows no more decimals than asked for', () => {
    expect(formatNumber(17.456, 2)).toBe('17.46');
    expect(formatNumber(17.456, 0)).toBe('17');
  });

  test('writes small numbers with digits, as they are read', () => {
    expect(formatNumber(1e-7, 7)).toBe('0.0000001');
    expect(formatNumber(-2.5e-8, 9)).toBe('-0.000000025');
    expect(parseNumber(formatNumber(1e-7, 7))).toBe(1e-7);
  });

  test('keeps the zeros of a whole number', () => {
    expect(formatNumber(1200, 2)).toBe('1200');
    expect(formatNumber(1200, 0)).toBe('1200');
  });

  test('drops trailing zeros, and the sign of zero', () => {
    expect(formatNumber(17.1, 2)).toBe('17.1');
    expect(formatNumber(-0.001, 2)).toBe('0');
  });
});

describe('addSteps', () => {
  const percent = { min: 0, max: 1, step: 0.1 };

  test('adds decimal fractions exactly', () => {
    expect(addSteps(0.1, 2, percent)).toBe(0.3);
  });

  test('stops at either end', () => {
    expect(addSteps(0.95, 1, percent)).toBe(1);
    expect(addSteps(0.05, -1, percent)).toBe(0);
  });

  test('adds steps that JavaScript writes with an exponent', () => {
    const tiny = { min: 0, max: 1, step: 1e-7 };
    expect(addSteps(0, 1, tiny)).toBe(1e-7);
    expect(addSteps(1.5e-7, 2, tiny)).toBe(3.5e-7);
    expect(addSteps(0, 1, { ...tiny, step: 2.5e-10 })).toBe(2.5e-10);
    expect(addSteps(0, 1, { ...tiny, step: 1e-120 })).toBe(0);
  });

  test('keeps large numbers that JavaScript writes with an exponent', () => {
    expect(addSteps(1e21, 1, { min: 0, max: Infinity, step: 1 })).toBe(1e21);
  });

  test('keeps decimals that the step does not have', () => {
    expect(addSteps(17.46, 1, { min: 1, max: 400, step: 1 })).toBe(18.46);
  });
});
