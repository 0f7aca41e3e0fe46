import { describe, expect, test } from 'vitest';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import type { TextStyle } from './types.ts';

registerFonts();

const [width, height] = [300, 60];

/** Ink of the text below at 12 px in black, in pixels. */
const inkInChromium = 192.7;

/** The pixels of a text of 12 px, or of that size. */
function paintedIn(fill: string, style: Partial<TextStyle> = {}): Uint8ClampedArray {
  const ctx = createCanvas(width, height).getContext('2d');
  const set: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 12, textAlign: 'left', ...style };
  paintText(ctx, layoutText(ctx, 'In small letters', set, width), { x: 0, y: 0, width, height, rotation: 0 }, fill);
  return ctx.getImageData(0, 0, width, height).data;
}

function alphasOf(pixels: Uint8ClampedArray): number[] {
  return Array.from({ length: width * height }, (_, pixel) => pixels[pixel * 4 + 3] ?? 0);
}

function inkOf(pixels: Uint8ClampedArray): number {
  return alphasOf(pixels).reduce((sum, alpha) => sum + alpha / 255, 0);
}

describe('the ink of small letters', () => {
  // Chromium 153, on a canvas and in a page.
  test.each([
    ['#000000', 1],
    ['#808080', 1.05],
    ['#ffffff', 1.11],
  ])('in %s is %d times that of black ones in Chromium, to 9 %', (fill, times) => {
    expect(Math.abs(inkOf(paintedIn(fill)) / inkInChromium / times - 1)).toBeLessThan(0.09);
  });

  test('is the same where words have colours of their own', () => {
    const runs = [{ start: 0, end: 'In small letters'.length, fill: '#c1121f' }];
    expect(alphasOf(paintedIn('#c1121f', { runs }))).toEqual(alphasOf(paintedIn('#c1121f')));
  });

  test.each(['#ffffff', '#c1121f', '#14202e'])('has exactly the colour %s', (fill) => {
    const pixels = paintedIn(fill, { fontSize: 40 });
    const whole = alphasOf(pixels).indexOf(255);
    expect(whole).toBeGreaterThan(0);
    const [r, g, b] = [0, 1, 2].map((channel) => pixels[whole * 4 + channel]);
    expect([r, g, b]).toEqual([1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)));
  });

  test('is as translucent as its colour', () => {
    expect(Math.max(...alphasOf(paintedIn('#00000080', { fontSize: 40 })))).toBe(128);
  });
});
