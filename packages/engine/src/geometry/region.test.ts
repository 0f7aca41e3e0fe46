import { describe, expect, test } from 'vitest';
import { isExcluded } from './region.ts';

describe('isExcluded', () => {
  const line = { x: 100, y: 100, width: 80, height: 20, angle: 0 };

  test('a line whose centre lies in a region', () => {
    expect(isExcluded(line, [{ x1: 95, y1: 95, x2: 105, y2: 105 }])).toBe(true);
  });

  test('a line most of which lies in a region beside its centre', () => {
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 300, y2: 99 }])).toBe(false);
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 300, y2: 101 }])).toBe(true);
  });

  test('not a line that only touches a region', () => {
    expect(isExcluded(line, [{ x1: 0, y1: 0, x2: 70, y2: 300 }])).toBe(false);
    expect(isExcluded(line, [])).toBe(false);
  });
});
