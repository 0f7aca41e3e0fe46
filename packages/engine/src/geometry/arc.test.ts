import { describe, expect, it } from 'vitest';
import { fitArc, lengthOf, sagittaOf } from './arc.ts';
import type { Point } from './quad.ts';

/** The pixels of a band along a circle. */
function band(centre: Point, radius: number, height: number, from: number, to: number): Point[] {
  const points: Point[] = [];
  const reach = Math.ceil(radius + height);
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const angle = Math.atan2(y, x);
      if (Math.abs(Math.hypot(x, y) - radius) > height / 2 || angle < from || angle > to) continue;
      points.push({ x: centre.x + x, y: centre.y + y });
    }
  }
  return points;
}

describe('fitArc', () => {
  it.each([
    { about: 'half a circle', radius: 100, from: -3, to: -0.1 },
    { about: 'a slight bow', radius: 600, from: -1.8, to: -1.4 },
    { about: 'a bow that hangs down', radius: 150, from: 0.7, to: 2.2 },
  ])('finds $about', ({ radius, from, to }) => {
    const centre = { x: 320, y: 240 };
    const fit = fitArc(band(centre, radius, 20, from, to));
    if (!fit) throw new Error('The band is an arc.');
    const { arc, error } = fit;
    expect(Math.abs(arc.radius - radius)).toBeLessThan(0.02 * radius);
    expect(Math.hypot(arc.x - centre.x, arc.y - centre.y)).toBeLessThan(0.02 * radius);
    expect(arc.from).toBeCloseTo(from, 1);
    expect(arc.to).toBeCloseTo(to, 1);
    expect(arc.height).toBeCloseTo(20, -1);
    expect(error).toBeLessThan(0.35 * 20);
  });

  it('has none for a line', () => {
    expect(fitArc(Array.from({ length: 40 }, (_, x) => ({ x, y: 2 * x })))).toBeUndefined();
  });

  it('errs by more than the height of a band where the points lie on two', () => {
    const two = [...band({ x: 0, y: 0 }, 100, 6, -2.5, -0.5), ...band({ x: 0, y: 0 }, 160, 6, -2.5, -0.5)];
    expect(fitArc(two)?.error).toBeGreaterThan(6);
  });
});

it('measures a half circle', () => {
  const arc = { x: 0, y: 0, radius: 50, from: -Math.PI, to: 0, height: 10 };
  expect(lengthOf(arc)).toBeCloseTo(50 * Math.PI);
  expect(sagittaOf(arc)).toBeCloseTo(50);
});
