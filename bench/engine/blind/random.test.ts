import { describe, expect, it } from 'vitest';
import { createRandom, weekSeed } from './random.ts';

const row = (seed: string): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: 8 }, () => random.whole(0, 1000));
};

describe('weekSeed', () => {
  it.each([
    ['2026-11-21', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
  ])('of %s is %s', (day, week) => {
    expect(weekSeed(new Date(`${day}T12:00:00Z`))).toBe(week);
  });
});

describe('createRandom', () => {
  it('gives the same row for the same seed and another for another', () => {
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
  });

  it('forks without regard to what was taken before', () => {
    const fresh = createRandom('a').fork('x').between(0, 1);
    const used = createRandom('a');
    used.between(0, 1);
    expect(used.fork('x').between(0, 1)).toBe(fresh);
  });

  it('shuffles without losing any', () => {
    expect(
      createRandom('a')
        .shuffled([1, 2, 3, 4, 5])
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('cannot pick from nothing', () => {
    expect(() => createRandom('a').pick([])).toThrow(RangeError);
  });
});
