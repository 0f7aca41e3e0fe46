import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthAt, homographyBetween, inverse, mapped, moved } from './homography.ts';
import type { Point, Quad } from './homography.ts';

const near = (x: number, y: number): fc.Arbitrary<Point> =>
  fc.record({
    x: fc.double({ min: x - 20, max: x + 20, noNaN: true }),
    y: fc.double({ min: y - 20, max: y + 20, noNaN: true }),
  });
const quads: fc.Arbitrary<Quad> = fc.tuple(near(0, 0), near(200, 0), near(200, 120), near(0, 120));
const inside = fc.record({
  x: fc.double({ min: 30, max: 170, noNaN: true }),
  y: fc.double({ min: 30, max: 90, noNaN: true }),
});

const close = ({ x, y }: Point): Point => ({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) });

test('takes the corners of one quad to those of another', () => {
  fc.assert(
    fc.property(quads, quads, (from, to) => {
      const map = homographyBetween(from, to);
      expect(from.map((corner) => mapped(map, corner))).toEqual(to.map(close));
    }),
  );
});

test('is undone by its inverse', () => {
  fc.assert(
    fc.property(quads, quads, inside, (from, to, point) => {
      const map = homographyBetween(from, to);
      expect(mapped(inverse(map), mapped(map, point))).toEqual(close(point));
    }),
  );
});

test('can be followed by a move', () => {
  fc.assert(
    fc.property(quads, quads, inside, (from, to, point) => {
      const map = homographyBetween(from, to);
      const { x, y } = mapped(map, point);
      expect(mapped(moved(map, { x: 7, y: -3 }), point)).toEqual(close({ x: x + 7, y: y - 3 }));
    }),
  );
});

test('tells how near a part of a surface is', () => {
  const seen: Quad = [
    { x: 0, y: 0 },
    { x: 100, y: 25 },
    { x: 100, y: 75 },
    { x: 0, y: 100 },
  ];
  const toView = homographyBetween(seen, [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ]);
  // The left edge is seen twice as large as the right one.
  expect(depthAt(toView, { x: 0, y: 50 }) / depthAt(toView, { x: 100, y: 50 })).toBeCloseTo(2);
});
