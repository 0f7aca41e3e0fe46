import type { Quad } from '@palimpsest/engine';
import { describe, expect, test } from 'vitest';
import { causeOf, inkApart, printCauses, type SeenText } from './apart.ts';

const near: SeenText = {
  closeness: 0.9,
  read: true,
  class: true,
  family: true,
  weight: true,
  slope: true,
  effect: undefined,
  lines: true,
  apart: { width: 0.001, place: 0.01 },
  sameWords: 0.2,
};

const box = (left: number, top: number, width: number): Quad => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + 20 },
  { x: left, y: top + 20 },
];

describe('a text far from the designer’s', () => {
  test('has the first cause that holds, and one that is near has none', () => {
    expect(causeOf(near)).toBeUndefined();
    const far = { ...near, closeness: 0.2 };
    expect(causeOf({ ...far, lines: false, family: false })).toBe('lines break elsewhere');
    expect(causeOf({ ...far, apart: { width: 0.02, place: 0.1 } })).toBe('lines of another width');
    expect(causeOf({ ...far, sameWords: 0.9 })).toBe('words that hardly differ between the languages');
    expect(causeOf(far)).toBe('none of these');
  });

  test('is counted under it, with what it takes off the mean of all', () => {
    const scores = [
      near,
      { ...near, closeness: 0.25, family: false },
      { ...near, closeness: -0.35, lines: false },
      near,
    ];
    expect(printCauses(scores)).toBe(
      [
        'closeness below 0.65: 2 of 4 texts',
        'lines break elsewhere: 1 texts, 0.25',
        'another family: 1 texts, 0.10',
      ].join('\n'),
    );
  });
});

describe('ink beside that of the designer’s', () => {
  test('is as far away as the edge that agrees best', () => {
    const apart = inkApart(box(10, 5, 110), box(10, 3, 100), 20);
    expect(apart.width).toBeCloseTo(0.1, 6);
    expect(apart.place).toBeCloseTo(0.1, 6);
  });
});
