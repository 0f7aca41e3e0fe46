import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRect, containsRect } from '../geometry/rect.ts';
import { handles } from '../geometry/resize-rect.ts';
import { createExclusion, rectOfExclusion } from '../model/exclusion-rectangle.ts';
import { isDrawn, rectOfGesture } from './exclusion-gesture.ts';
import type { ExclusionGesture } from './exclusion-gesture.ts';

const image = { width: 800, height: 600 };
const coordinate = fc.integer({ min: -500, max: 1_500 });
const point = fc.record({ x: coordinate, y: coordinate });
const side = fc.integer({ min: 5, max: 500 });
const start = fc
  .record({ x: coordinate, y: coordinate, width: side, height: side })
  .map((rect) => clampRect(rect, { x: 0, y: 0, ...image }));
const gesture: fc.Arbitrary<ExclusionGesture> = fc.oneof(
  fc.record({ name: fc.constant('drawing'), from: point, to: point }),
  fc.record({ name: fc.constant('moving'), id: fc.constant('a'), start, from: point, to: point }),
  fc.record({
    name: fc.constant('resizing'),
    id: fc.constant('a'),
    start,
    handle: fc.constantFrom(...handles),
    from: point,
    to: point,
  }),
);

test('no gesture takes a rectangle out of the image', () => {
  fc.assert(
    fc.property(gesture, (gesture) => {
      expect(containsRect({ x: 0, y: 0, ...image }, rectOfGesture(gesture, image))).toBe(true);
    }),
  );
});

test('a rectangle keeps its size while it is moved', () => {
  fc.assert(
    fc.property(start, point, point, (start, from, to) => {
      const moved = rectOfGesture({ name: 'moving', id: 'a', start, from, to }, image);
      expect([moved.width, moved.height]).toEqual([start.width, start.height]);
    }),
  );
});

describe('a drawn rectangle', () => {
  test('may be drawn from any corner', () => {
    const rect = rectOfGesture({ name: 'drawing', from: { x: 90, y: 80 }, to: { x: 10, y: 20 } }, image);
    expect(rect).toEqual({ x: 10, y: 20, width: 80, height: 60 });
  });

  test.each([
    [5, 50, false],
    [50, 5, false],
    [5.1, 5.1, true],
  ])('of %d by %d pixels counts: %s', (width, height, counts) => {
    expect(isDrawn({ x: 0, y: 0, width, height })).toBe(counts);
  });
});

test('a rectangle is its four corners, clockwise from the top left', () => {
  const region = createExclusion('a', { x: 10, y: 20, width: 30, height: 40 });
  expect(region.points).toEqual([
    { x: 10, y: 20 },
    { x: 40, y: 20 },
    { x: 40, y: 60 },
    { x: 10, y: 60 },
  ]);
  expect(rectOfExclusion(region)).toEqual({ x: 10, y: 20, width: 30, height: 40 });
});
