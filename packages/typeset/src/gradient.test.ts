import { describe, expect, test } from 'vitest';
import { formatTextGradient, parseTextGradient, textGradientLine } from './gradient.ts';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const [width, height] = [400, 160];
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 100, textAlign: 'center' };
const gradient = 'linear-gradient(90deg, #ff0000, #0000ff)';

/** The colour of the ink in a share of the width of a text. */
function inkAt(share: number, set: Partial<TextStyle>): number[] {
  const ctx = createCanvas(width, height).getContext('2d');
  const layout = layoutText(ctx, 'HHHHH', { ...style, ...set }, width);
  paintText(ctx, layout, { x: 0, y: 0, width, height, rotation: 0 }, '#00ff00');
  const [line] = layout.lines;
  const column = Math.round((line?.x ?? 0) + share * (line?.width ?? 0));
  const { data } = ctx.getImageData(column - 20, height / 2, 40, 1);
  const sums = [0, 0, 0];
  let ink = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    ink += alpha;
    for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (data[i + c] ?? 0) * alpha;
  }
  return sums.map((sum) => sum / ink);
}

describe('a gradient', () => {
  test('is printed as it is parsed', () => {
    expect(formatTextGradient(parseTextGradient(gradient) ?? { angle: 0, from: '', to: '' })).toBe(gradient);
  });

  test.each(['none', 'linear-gradient(red, blue)', 'linear-gradient(90deg, #ff0000, #00ff00, #0000ff)'])(
    '"%s" is none of ours',
    (css) => expect(parseTextGradient(css)).toBeUndefined(),
  );

  test('goes down from the capitals of the first line to the baseline of the last', () => {
    const ctx = createCanvas(1, 1).getContext('2d');
    const layout = layoutText(ctx, 'one\ntwo', { ...style, lineHeight: 1 }, width);
    const { y1, y2 } = textGradientLine(180, layout);
    expect(y1).toBeCloseTo((layout.lines[0]?.baseline ?? 0) - 70);
    expect(y2).toBeCloseTo((layout.lines[0]?.baseline ?? 0) + 100);
  });

  test.each([0, 12])('fills the letters from side to side, slanted by %i degrees too', (slope) => {
    const [left = 0, , leftBlue = 0] = inkAt(0.1, { textGradient: gradient, slope });
    const [right = 0, green = 0, rightBlue = 0] = inkAt(0.9, { textGradient: gradient, slope });
    expect(left - leftBlue).toBeGreaterThan(150);
    expect(rightBlue - right).toBeGreaterThan(150);
    expect(green).toBeLessThan(2);
  });

  test('leaves letters that have a colour of their own as they are', () => {
    const runs = [{ start: 0, end: 1, fill: '#00ff00' }];
    expect(inkAt(0.1, { textGradient: gradient, runs })[1]).toBeGreaterThan(250);
  });
});
