import { describe, expect, test } from 'vitest';
import { brokenPromises } from './bench.ts';
import { loads, type Rendering } from './rendering.ts';

const sizes = (own: number) => [
  { job: 'Button', system: 'palimpsest', bytes: own },
  { job: 'Button', system: 'radix-themes', bytes: 8000 },
  { job: 'Button', system: 'mantine', bytes: 11_000 },
];
const renderings = (own: number): Rendering[] =>
  [
    ['palimpsest', own],
    ['radix-themes', 20],
    ['mantine', 10],
  ].map(([system, restyle]) => ({
    system: String(system),
    load: loads[0],
    mount: 1,
    update: 1,
    restyle: Number(restyle),
    elements: 1000,
  }));

describe('the promises of weight and speed', () => {
  test('hold up to their limits', () => {
    expect(brokenPromises(sizes(10_999), renderings(15))).toEqual([]);
  });

  test('break above 1.5 × Radix Themes, from the weight of Mantine on, and above 1.5 × the faster one', () => {
    expect(brokenPromises(sizes(12_001), renderings(15))).toHaveLength(2);
    expect(brokenPromises(sizes(11_000), renderings(15))).toHaveLength(1);
    expect(brokenPromises(sizes(9000), renderings(15.1))).toHaveLength(1);
  });

  test('hold beside one rival where the other has no such component', () => {
    expect(brokenPromises(sizes(10_999).slice(0, 2), renderings(15))).toEqual([]);
    expect(brokenPromises(sizes(12_001).slice(0, 2), renderings(15))).toHaveLength(1);
  });

  test('do not hold of what was not measured', () => {
    expect(brokenPromises(sizes(9000).slice(0, 1), [])).toHaveLength(2);
  });
});
