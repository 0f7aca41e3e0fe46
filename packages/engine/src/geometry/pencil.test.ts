import { describe, expect, test } from 'vitest';
import { directionAt, fitPencil, pencilOfTwo, type Ray, turnBetween } from './pencil.ts';

const degree = Math.PI / 180;
const ray = (x: number, y: number, degrees: number): Ray => ({ x, y, angle: degrees * degree, weight: 1 });
const towards = (x: number, y: number, point: { x: number; y: number }, error = 0): Ray =>
  ray(x, y, Math.atan2(point.y - y, point.x - x) / degree + error);

test('two lines meet in the point of their pencil', () => {
  const { x, y, w } = pencilOfTwo(ray(0, 10, 0), ray(30, 0, 90));
  expect([x / w, y / w]).toEqual([expect.closeTo(30), expect.closeTo(10)]);
});

test('a turn between undirected lines is at most a quarter', () => {
  expect(turnBetween(10 * degree, 170 * degree) / degree).toBeCloseTo(-20);
});

describe('fitPencil', () => {
  const meeting = { x: 3000, y: 200 };

  test('finds where lines meet that were measured with small errors', () => {
    const rays = [0, 1, 2, 3, 4].map((row) => towards(400, row * 100, meeting, row % 2 === 0 ? 0.1 : -0.1));
    const pencil = fitPencil(rays, 0);
    for (const { x, y, angle } of [towards(100, 0, meeting), towards(700, 400, meeting)])
      expect(turnBetween(angle, directionAt(pencil, { x, y }, 0)) / degree).toBeCloseTo(0, 0);
  });

  test('takes lines that lie close together for parallel: their errors would be large farther off', () => {
    const rays = [ray(0, 0, 91), ray(10, 0, 89), ray(20, 0, 91), ray(30, 0, 89)];
    const apart = (stiffness: number): number => {
      const pencil = fitPencil(rays, stiffness);
      return (
        Math.abs(turnBetween(directionAt(pencil, { x: 0, y: 0 }, 0), directionAt(pencil, { x: 300, y: 0 }, 0))) / degree
      );
    };
    expect(apart(0)).toBeGreaterThan(10);
    expect(apart(0.04 * 300 ** 2)).toBeLessThan(2);
  });

  test('keeps the direction of parallel lines everywhere', () => {
    const pencil = fitPencil([ray(0, 0, 12), ray(50, 80, 12), ray(0, 200, 12)], 0);
    expect(directionAt(pencil, { x: 900, y: -400 }, 0) / degree).toBeCloseTo(12);
  });
});
