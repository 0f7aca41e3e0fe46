import { expect, test } from 'vitest';
import { bilinear } from './sample.ts';

const plane = { width: 2, height: 2, data: [0, 10, 20, 30] };

test('samples pixel centres and between them', () => {
  expect(bilinear(plane, 1, 1)).toBe(30);
  expect(bilinear(plane, 0.5, 0)).toBe(5);
  expect(bilinear(plane, 0.5, 0.5)).toBe(15);
});

test('fades to 0 within a pixel beyond the borders', () => {
  expect(bilinear(plane, 1, 1.5)).toBe(15);
  expect(bilinear(plane, 1, 2)).toBe(0);
  expect(bilinear(plane, -2, 0)).toBe(0);
});

test('takes one channel of several', () => {
  const rgba = { width: 2, height: 1, data: [1, 2, 3, 4, 5, 6, 7, 8] };
  expect(bilinear(rgba, 0.5, 0, 4, 2)).toBe(5);
});
