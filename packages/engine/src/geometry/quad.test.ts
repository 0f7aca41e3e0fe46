import { expect, test } from 'vitest';
import { mapQuad, type Quad } from './quad.ts';

test('mapQuad maps each corner and keeps their order', () => {
  const quad: Quad = [
    { x: 1, y: 2 },
    { x: 9, y: 2 },
    { x: 8, y: 6 },
    { x: 2, y: 7 },
  ];
  expect(mapQuad(quad, ({ x, y }) => ({ x: 2 * x, y: y - 1 }))).toEqual([
    { x: 2, y: 1 },
    { x: 18, y: 1 },
    { x: 16, y: 5 },
    { x: 4, y: 6 },
  ]);
});
