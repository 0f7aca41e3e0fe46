import { expect, test } from 'vitest';
import { fromHex } from '../image/colour.ts';
import { quadOf, rectangleOf } from '../geometry/oriented-rectangle.ts';
import { draw, plain } from '../testing/drawing.ts';
import { lineInks } from './line-ink.ts';

const colour = '#4a2d52';
const background = plain('#f4e4dc');
const { image, paragraphs } = draw(800, 320, background, [
  { lines: ['Retiro de ioga', 'e meditação'], x: 40, y: 120, size: 118, weight: 300, leading: 1.05, colour },
]);
const erased = draw(800, 320, background, []).image;
const lines = paragraphs[0]?.lines ?? [];

test('the ink of a line ends above the letters of the next, though the line was read with a part of them', () => {
  const inkOf = (read: typeof lines) => lineInks(image, erased, read, [fromHex(colour)]).map(({ bounds }) => bounds);
  const [first, second] = inkOf(lines);
  const [tall] = inkOf(
    lines.map((line, index) => {
      const { y, height, ...frame } = rectangleOf(line.quad);
      return index > 0 ? line : { ...line, quad: quadOf({ ...frame, y: y + 12, height: height + 24 }) };
    }),
  );
  expect(second).toBeDefined();
  expect((tall?.bottom ?? 0) - (tall?.top ?? 0)).toBeCloseTo((first?.bottom ?? 0) - (first?.top ?? 0), 1);
});
