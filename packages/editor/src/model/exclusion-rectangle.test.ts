import { expect, test } from 'vitest';
import { createExclusion, rectOfExclusion } from './exclusion-rectangle.ts';

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
