import { describe, expect, test } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import { findRepeats } from './repeats.ts';

const width = 240;
const height = 160;
const lineHeight = 40;
const nothing = new Uint8Array(width * height);

const planesOf = (levelAt: (x: number, y: number) => number): ColourPlanes => {
  const plane = Float32Array.from({ length: width * height }, (_, i) => levelAt(i % width, Math.floor(i / width)));
  return { width, height, channels: [plane, plane.slice(), plane.slice()] };
};
const dot = (x: number, y: number): number => (Math.hypot((x % 24) - 12, (y % 30) - 15) < 5 ? 190 : 240);
const isPictogram = (x: number, y: number): boolean => Math.hypot(x - 120, y - 80) < 22;
const soft = (x: number, y: number): number => ((Math.floor(x / 12) + Math.floor(y / 12)) % 2 === 0 ? 225 : 235);
const shiftsOf = (planes: ColourPlanes, unknown = nothing): string[] =>
  findRepeats(planes, unknown, lineHeight).map(({ across, down }) => `${across}, ${down}`);

describe('a pattern repeats itself', () => {
  test('across and down, by the nearest shift first, and by multiples of it', () => {
    expect(shiftsOf(planesOf(dot)).slice(0, 2)).toEqual(['24, 0', '0, 30']);
    expect(shiftsOf(planesOf(dot))).toContain('48, 30');
  });

  test('across its stripes, not along them', () => {
    const shifts = shiftsOf(planesOf((x) => (x % 16 < 8 ? 60 : 200)));
    expect(shifts[0]).toBe('16, 0');
    expect(shifts).not.toContain('0, 16');
  });

  test('beside letters, whose pixels are not looked at', () => {
    const letters = Uint8Array.from(nothing, (_, i) => (i % width > 40 && i % width < 200 && i % 7 < 4 ? 1 : 0));
    const planes = planesOf((x, y) => (letters[y * width + x] === 1 ? 0 : dot(x, y)));
    expect(shiftsOf(planes, letters)[0]).toBe('24, 0');
  });

  test('also where something lies on a part of it', () => {
    const covered = planesOf((x, y) => (y > 120 ? 240 : dot(x, y)));
    expect(shiftsOf(covered)).toEqual(expect.arrayContaining(['24, 0', '0, 30']));
  });

  test('behind a pictogram that stands out from all', () => {
    const planes = planesOf((x, y) => (isPictogram(x, y) ? 20 : soft(x, y)));
    expect(shiftsOf(planes)).toEqual(expect.arrayContaining(['12, 12', '24, 0', '0, 24']));
  });

  test('where it is a little uneven', () => {
    const uneven = planesOf((x, y) => dot(x, y) + ((x * 31 + y * 17) % 5) - 2);
    expect(shiftsOf(uneven)[0]).toBe('24, 0');
  });
});

describe('nothing repeats itself', () => {
  test.each<[string, (x: number, y: number) => number]>([
    ['one colour', () => 240],
    ['a slope', (x, y) => 40 + x / 2 + y / 3],
    ['an edge', (x) => (x < 100 ? 60 : 200)],
    ['a single dot', (x, y) => (Math.hypot(x - 120, y - 80) < 20 ? 60 : 200)],
    ['noise', (x, y) => 128 + 100 * Math.sin((x * 12.9898 + y * 78.233) ** 2)],
    ['a soft light', (x, y) => 200 * Math.exp(-((x - 120) ** 2 + (y - 80) ** 2) / 4000)],
  ])('in %s', (_, levelAt) => {
    expect(shiftsOf(planesOf(levelAt))).toEqual([]);
  });
});
