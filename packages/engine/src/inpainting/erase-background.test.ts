import { expect, it } from 'vitest';
import { drawOnBox } from '../testing/draw-box.ts';
import { blotches, type Context, type DrawnText, largestDifference, plain, slope } from '../testing/drawing.ts';
import { eraseBackground } from './erase-background.ts';

const words: DrawnText = { lines: ['Fresh from the sea'], x: 120, y: 150, size: 32, colour: '#ffffff' };
const padding = { left: 14, right: 14, top: 12, bottom: 12 };

function erased(background: (context: Context) => void) {
  const drawing = drawOnBox({ width: 640, height: 300 }, background, [words], {
    colour: '#1a66aa',
    padding,
    radius: 8,
  });
  const picture = { ...drawing.clean, data: drawing.clean.data.slice() };
  const gone = eraseBackground(picture, { rectangle: drawing.box }, 32);
  return { ...drawing, picture, gone };
}

it.each([
  ['a plain background', plain('#f4ead7'), 0],
  ['a background that changes evenly', slope('#f4ead7', '#d8c7a4'), 3],
])('takes a box off %s without a trace', (_, background, most) => {
  const { picture, bare, gone } = erased(background);
  expect(gone?.changed).toContain(1);
  expect(largestDifference(picture, bare)).toBeLessThanOrEqual(most);
});

it('leaves a box on a texture, where its place would be seen', () => {
  const { picture, clean, gone } = erased(blotches());
  expect(gone).toBeUndefined();
  expect(largestDifference(picture, clean)).toBe(0);
});

it('leaves a box at the edge of something else', () => {
  const { picture, clean, gone } = erased((context) => {
    plain('#f4ead7')(context);
    context.fillStyle = '#203040';
    context.fillRect(0, 168, 640, 132);
  });
  expect(gone).toBeUndefined();
  expect(largestDifference(picture, clean)).toBe(0);
});
