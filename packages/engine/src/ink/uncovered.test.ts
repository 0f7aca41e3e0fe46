import { expect, test } from 'vitest';
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import { uncoveredStretches } from './uncovered.ts';

const box: OrientedRectangle = { x: 200, y: 50, width: 400, height: 20, angle: 0 };
const ink = (from: number, to: number): OrientedRectangle => ({ ...box, x: (from + to) / 2, width: to - from });
const found = (...lines: OrientedRectangle[]): [from: number, to: number][] =>
  uncoveredStretches(box, lines, 2).map(({ x, width }) => [x - width / 2, x + width / 2]);

test('tells where a box holds no ink, at its ends and between lines', () => {
  expect(found(ink(60, 120), ink(200, 310))).toEqual([
    [0, 60],
    [120, 200],
    [310, 400],
  ]);
});

test('passes over what is shorter than two heights', () => {
  expect(found(ink(30, 200), ink(230, 380))).toEqual([]);
});

test('follows the turn of the box', () => {
  const turned = { ...box, angle: Math.PI / 2 };
  const [stretch] = uncoveredStretches(turned, [{ ...turned, y: 0, width: 300 }], 2);
  expect(stretch?.x).toBeCloseTo(200);
  expect(stretch?.y).toBeCloseTo(200);
  expect(stretch?.width).toBeCloseTo(100);
});
