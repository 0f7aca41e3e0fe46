import { expect, test } from 'vitest';
import { findInkParameters } from '../ink/parameters.ts';
import { withoutMarks } from './marks-beside.ts';

const { rim } = findInkParameters;
const box = { x: 500, y: 50, width: 400, height: 40, angle: 0 };
/** The crop shows the line at twice its size. */
const image = { width: 800 + 2 * rim, height: 80 + 2 * rim, data: new Uint8Array(0) };
const cuts = (...spans: readonly [from: number, to: number][]) =>
  withoutMarks({ box, image, columns: spans.map(([from, to]) => ({ left: 100 + 2 * from, right: 100 + 2 * to })) }).map(
    ({ rest, mark }) => [rest, mark].map(({ x, width }) => [x - width / 2 - 300, x + width / 2 - 300]),
  );

test('takes off the marks before the last gap near an end', () => {
  expect(cuts([0, 20], [22, 50], [70, 100], [104, 400])).toEqual([
    [
      [70, 400],
      [0, 50],
    ],
  ]);
});

test('takes off the marks of either end', () => {
  expect(cuts([0, 30], [50, 340], [360, 400])).toEqual([
    [
      [50, 400],
      [0, 30],
    ],
    [
      [0, 340],
      [360, 400],
    ],
  ]);
});

test('leaves letters that stand close, and words longer than a pictogram', () => {
  expect(cuts([0, 30], [35, 200], [205, 400])).toEqual([]);
  expect(cuts([0, 100], [120, 280], [300, 400])).toEqual([]);
});

test('follows the turn of the line', () => {
  const [cut] = withoutMarks({
    box: { ...box, angle: Math.PI / 2 },
    image,
    columns: [
      { left: 0, right: 60 },
      { left: 100, right: 800 },
    ],
  });
  expect(cut?.rest.x).toBeCloseTo(500);
  expect(cut?.rest.y).toBeCloseTo(50 - 200 + (50 + 400) / 2);
});
