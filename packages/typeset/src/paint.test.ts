import { describe, expect, test } from 'vitest';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintedBounds, paintText } from './paint.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const size = 200;
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 100, textAlign: 'left' };

/** The first and the last column with ink in one row of pixels, of the letter set in a square. */
function inkOfRow(text: string, style: TextStyle, row: number): [number, number] {
  const ctx = createCanvas(size, size).getContext('2d');
  const box = { x: 0, y: 0, width: size, height: size, rotation: 0 };
  paintText(ctx, layoutText(ctx, text, style, size), box, 'black');
  const { data } = ctx.getImageData(0, row, size, 1);
  const columns = Array.from({ length: size }, (_, column) => column).filter(
    (column) => (data[column * 4 + 3] ?? 0) > 127,
  );
  return [columns[0] ?? NaN, columns.at(-1) ?? NaN];
}

describe('paintText', () => {
  test('slants letters to the right about their baseline', () => {
    const baseline = Math.round(
      (size - 120) / 2 + (layoutText(createCanvas(1, 1).getContext('2d'), 'l', style, size).lines[0]?.baseline ?? 0),
    );
    const [atBaseline] = inkOfRow('l', { ...style, slope: 45 }, baseline - 2);
    const [above] = inkOfRow('l', { ...style, slope: 45 }, baseline - 52);
    const [upright] = inkOfRow('l', style, baseline - 52);
    expect(Math.abs(above - atBaseline - 50)).toBeLessThanOrEqual(1);
    expect(Math.abs(atBaseline - upright)).toBeLessThanOrEqual(3);
  });

  test('sets letters apart where the layout put them', () => {
    const row = size / 2;
    const [, end] = inkOfRow('ll', style, row);
    const [, endApart] = inkOfRow('ll', { ...style, letterSpacing: 0.2 }, row);
    expect(endApart - end).toBe(20);
  });

  test('leaves the state of the context as it was', () => {
    const ctx = createCanvas(size, size).getContext('2d');
    const layout = layoutText(ctx, 'word', { ...style, letterSpacing: 0.1, slope: 10 }, size);
    paintText(ctx, layout, { x: 0, y: 0, width: size, height: size, rotation: 30 }, 'red');
    expect([ctx.letterSpacing, ctx.getTransform().toJSON()]).toEqual([
      '0px',
      expect.objectContaining({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    ]);
  });
});

describe('paintedBounds', () => {
  test.each([
    ['upright', 0, style],
    ['turned', 35, style],
    ['with a shadow', -20, { ...style, textShadow: '0.4em 0.4em 0.1em #000000' }],
    ['higher than its box', 0, { ...style, fontSize: 60, lineHeight: 2 }],
  ])('hold all the ink of a text that is %s', (_, rotation, set) => {
    const ctx = createCanvas(3 * size, 3 * size).getContext('2d');
    const box = { x: size, y: size, width: size, height: 60, rotation };
    const layout = layoutText(ctx, 'Ågf jy', { ...set, fontSize: Math.min(set.fontSize, 60) }, box.width);
    paintText(ctx, layout, box, 'black');
    const { x, y, width, height } = paintedBounds(layout, box);
    ctx.clearRect(x, y, width, height);
    const { data } = ctx.getImageData(0, 0, 3 * size, 3 * size);
    expect(width * height).toBeLessThan(ctx.canvas.width * ctx.canvas.height);
    expect(data.filter((value, at) => at % 4 === 3 && value > 0)).toHaveLength(0);
  });
});
