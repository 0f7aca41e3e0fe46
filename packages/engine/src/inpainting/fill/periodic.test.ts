import { expect, test } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import { fillPeriodic, repetitionOf } from './periodic.ts';

const width = 120;
const height = 60;
const shift = (across: number, down: number) => ({ across, down, share: 1, error: 0 });
const shifts = [shift(12, 0), shift(0, 12), shift(24, 0)];
const checked = (x: number, y: number): number => ((Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? 50 : 200);

const planesOf = (levelAt: (x: number, y: number) => number): ColourPlanes => {
  const plane = Float32Array.from({ length: width * height }, (_, i) => levelAt(i % width, Math.floor(i / width)));
  return { width, height, channels: [plane, plane.slice(), plane.slice()] };
};
const within = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;
const gapOf = (isIn: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: width * height }, (_, i) => (isIn(i % width, Math.floor(i / width)) ? 1 : 0));

test('a gap wider than the pattern takes it from where it is filled already', () => {
  const isGap = within(20, 0, 100, height);
  const planes = planesOf((x, y) => (isGap(x, y) ? 0 : checked(x, y)));
  fillPeriodic(planes, gapOf(isGap), shifts);
  expect(planes.channels[0]).toEqual(planesOf(checked).channels[0]);
});

test('what lies on one of the places is not taken for the pattern', () => {
  const isGap = within(40, 20, 44, 24);
  const isStain = within(52, 20, 56, 24);
  const planes = planesOf((x, y) => (isGap(x, y) ? 0 : isStain(x, y) ? 120 : checked(x, y)));
  fillPeriodic(planes, gapOf(isGap), shifts);
  expect(planes.channels[0][22 * width + 42]).toBe(checked(42, 22));
});

test('what comes again nowhere is blended', () => {
  const planes = planesOf((x) => (x < 60 ? 80 : 80));
  planes.channels[0].fill(0, 30 * width + 60, 30 * width + 61);
  const gap = gapOf(within(60, 30, 61, 31));
  fillPeriodic(planes, gap, [shift(200, 0)]);
  expect(planes.channels[0][30 * width + 60]).toBeCloseTo(80);
});

test('a repetition says how far its likest place is apart', () => {
  const planes = planesOf((x) => (x === 22 ? 90 : x === 46 ? 100 : 0));
  const unknown = gapOf(within(34, 0, 35, height));
  expect(repetitionOf(planes, unknown, [shift(12, 0)], 34)).toEqual({ pixel: 46, apart: 10 });
  expect(repetitionOf(planes, unknown, [shift(100, 0)], 34)).toBeUndefined();
});
