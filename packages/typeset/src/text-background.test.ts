import { describe, expect, test } from 'vitest';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintedBounds, paintText } from './paint.ts';
import { backgroundBox, formatTextBackground, parseTextBackground } from './text-background.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const size = { width: 600, height: 200 };
const style: TextStyle = {
  fontFamily: 'Roboto',
  fontWeight: 400,
  fontSize: 40,
  textAlign: 'left',
  textBackground: '1em 0.5em 0.75em 0em #0000ff',
};

/** Finds the pixels that are blue when a text is set in a box of its own. */
function blueBounds(text: string, set: Partial<TextStyle> = {}) {
  const ctx = createCanvas(size.width, size.height).getContext('2d');
  const layout = layoutText(ctx, text, { ...style, ...set }, 400);
  const box = { x: 100, y: 50, width: 400, height: 100, rotation: 0 };
  paintText(ctx, layout, box, '#ff0000');
  const { data } = ctx.getImageData(0, 0, size.width, size.height);
  const bounds = { left: Infinity, top: Infinity, right: 0, bottom: 0, corner: 0 };
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 2] ?? 0) < 128 || (data[i + 3] ?? 0) < 128) continue;
    const [x, y] = [(i / 4) % size.width, Math.floor(i / 4 / size.width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  bounds.corner = data[(bounds.top * size.width + bounds.left) * 4 + 3] ?? 0;
  return { ...bounds, layout, painted: paintedBounds(layout, box) };
}

describe('a box behind a text', () => {
  test('is printed as it is parsed', () => {
    const background = '1em 0.4em 0.5em 0.2em #1a66aa80';
    const parsed = parseTextBackground(background);
    expect(parsed).toEqual({ above: 1, below: 0.4, beside: 0.5, radius: 0.2, colour: '#1a66aa80' });
    expect(parsed && formatTextBackground(parsed)).toBe(background);
  });

  test.each(['none', '1em 1em 1em #1a66aa', '1em 1em 1em 1em blue', ''])('"%s" is none of ours', (css) => {
    expect(parseTextBackground(css)).toBeUndefined();
  });

  test('is as wide as the words, and grows with longer ones', () => {
    for (const text of ['Short', 'Quite a bit longer']) {
      const { left, right, layout } = blueBounds(text);
      const [line] = layout.lines;
      expect(left).toBeCloseTo(100 - 0.75 * 40, -0.5);
      expect(Math.abs(right - left - ((line?.width ?? 0) + 2 * 0.75 * 40))).toBeLessThanOrEqual(1);
    }
  });

  test('holds the letter spacing after the last letter, as in a browser', () => {
    const [plain, spaced] = [blueBounds('WORDS'), blueBounds('WORDS', { letterSpacing: 0.25 })];
    expect(spaced.left).toBe(plain.left);
    expect(Math.abs(spaced.right - plain.right - 5 * 0.25 * 40)).toBeLessThanOrEqual(1);
    expect(spaced.painted.x + spaced.painted.width).toBeGreaterThanOrEqual(spaced.right);
  });

  test('holds it on the left of letters that are written from the right', () => {
    const ctx = createCanvas(1, 1).getContext('2d');
    const boxOf = (letterSpacing: number) => {
      const layout = layoutText(ctx, 'שלום', { ...style, letterSpacing }, 400);
      const box = backgroundBox(layout);
      const [line] = layout.lines;
      if (!box || !line) throw new Error('A line of words has a box.');
      return { before: line.x - box.x, after: box.x + box.width - line.x - line.width };
    };
    expect(boxOf(0.25).before - boxOf(0).before).toBeCloseTo(0.25 * 40, 3);
    expect(boxOf(0.25).after).toBeCloseTo(boxOf(0).after, 3);
  });

  test('reaches from above the first baseline to below the last one', () => {
    const { top, bottom, layout } = blueBounds('Two lines of words in a box');
    const [first, last] = [layout.lines[0], layout.lines.at(-1)];
    expect(layout.lines).toHaveLength(2);
    expect(Math.abs(bottom - top - ((last?.baseline ?? 0) - (first?.baseline ?? 0) + 1.5 * 40))).toBeLessThanOrEqual(1);
  });

  test('has rounded corners', () => {
    expect(blueBounds('Words').corner).toBe(255);
    expect(blueBounds('Words', { textBackground: '1em 0.5em 0.75em 0.4em #0000ff' }).corner).toBe(0);
  });

  test('is within what the text is said to paint', () => {
    const { left, top, right, bottom, painted } = blueBounds('Words');
    expect(painted.x).toBeLessThanOrEqual(left);
    expect(painted.y).toBeLessThanOrEqual(top);
    expect(painted.x + painted.width).toBeGreaterThanOrEqual(right);
    expect(painted.y + painted.height).toBeGreaterThanOrEqual(bottom);
  });

  test('is not drawn behind no words, nor along a circle', () => {
    const ctx = createCanvas(1, 1).getContext('2d');
    expect(backgroundBox(layoutText(ctx, '', style, 400))).toBeUndefined();
    expect(backgroundBox(layoutText(ctx, 'Words', { ...style, curve: 90 }, 400))).toBeUndefined();
  });
});
