import { describe, expect, it } from 'vitest';
import { createRandom } from '../blind/random.ts';
import { mutate } from './mutate.ts';

const intact = Uint8Array.from({ length: 600 }, (_, index) => index % 251);
const mutated = (seed: number): Uint8Array => mutate(intact, createRandom(String(seed)));
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('mutate', () => {
  it('makes the same file of the same seed', () => {
    expect(mutated(7)).toEqual(mutated(7));
  });

  it('changes nearly every file, and none by more than 1 kB', () => {
    const changed = seeds.filter((seed) => Buffer.compare(mutated(seed), intact) !== 0);
    expect(changed.length).toBeGreaterThan(190);
    expect(Math.max(...seeds.map((seed) => mutated(seed).length))).toBeLessThanOrEqual(intact.length + 1024);
  });

  it('makes shorter, longer and equally long files', () => {
    const lengths = new Set(seeds.map((seed) => Math.sign(mutated(seed).length - intact.length)));
    expect(lengths).toEqual(new Set([-1, 0, 1]));
  });

  it('leaves the intact file as it is', () => {
    const before = Uint8Array.from(intact);
    mutated(3);
    expect(intact).toEqual(before);
  });
});
