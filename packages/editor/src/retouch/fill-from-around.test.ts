import { expect, test } from 'vitest';
import { fillFromAround } from './fill-from-around.ts';

/** A picture of one colour a pixel. */
function picture(width: number, height: number, color: (x: number, y: number) => readonly [number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set([...color(at % width, Math.floor(at / width)), 255], at * 4);
  return { data, width, height };
}

const slope = (x: number) => [x * 6, 40, 255 - x * 6] as const;

const inHole = (width: number) => (at: number) => {
  const [x, y] = [at % width, Math.floor(at / width)];
  return x >= 8 && x < 24 && y >= 8 && y < 24;
};

test('fills a hole in one colour with that colour, and leaves the rest as it was', () => {
  const pixels = picture(33, 31, (x, y) => (inHole(33)(y * 33 + x) ? [255, 0, 0] : [20, 120, 200]));
  expect(fillFromAround(pixels, inHole(33))).toBe(true);
  expect([...pixels.data]).toEqual([...picture(33, 31, () => [20, 120, 200]).data]);
});

test('carries a slope of colour on through the hole', () => {
  const pixels = picture(32, 32, (x, y) => (inHole(32)(y * 32 + x) ? [0, 0, 0] : slope(x)));
  fillFromAround(pixels, inHole(32));
  for (let x = 8; x < 24; x += 1) expect(Math.abs((pixels.data[(16 * 32 + x) * 4] ?? 0) - x * 6)).toBeLessThan(24);
});

test('where nothing is known nothing is changed', () => {
  const pixels = picture(4, 4, () => [9, 9, 9]);
  const before = [...pixels.data];
  expect(fillFromAround(pixels, () => true)).toBe(false);
  expect([...pixels.data]).toEqual(before);
});
