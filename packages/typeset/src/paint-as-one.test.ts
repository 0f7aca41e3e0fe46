import { describe, expect, test } from 'vitest';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import type { TextBox, TextStyle } from './types.ts';

registerFonts();
const size = 200;
const box: TextBox = { x: 20.3, y: 30.7, width: 150, height: 120, rotation: 12 };
const style: TextStyle = {
  fontFamily: 'Roboto',
  fontWeight: 700,
  fontSize: 60,
  textAlign: 'center',
  textStroke: '0.2em #00ff00',
  textShadow: '0.1em 0.1em 0.1em #000000',
  textUnderline: '0.12em 0.06em #ff00ff',
  textBackground: '0.9em 0.2em 0.1em 0.1em #ffff00',
};

/** The pixels of a text on a background, at a zoom. */
function painted(set: Partial<TextStyle>, at: Partial<TextBox> = {}, background?: string, zoom = 1): Uint8ClampedArray {
  const ctx = createCanvas(size, size).getContext('2d');
  if (background !== undefined) {
    ctx.fillStyle = background;
    ctx.fillRect(0, 0, size, size);
  }
  ctx.scale(zoom, zoom);
  const placed = { ...box, ...at };
  paintText(ctx, layoutText(ctx, 'Abc', { ...style, ...set }, placed.width), placed, '#0000ff');
  return ctx.getImageData(0, 0, size, size).data;
}

/** How far pixels are at most from a mixture of others, 0 to 255. */
function distance(pixels: Uint8ClampedArray, mixture: (index: number) => number): number {
  return pixels.reduce((most, value, index) => Math.max(most, Math.abs(value - mixture(index))), 0);
}

const perspective: NonNullable<TextBox['perspective']> = [
  { x: 0, y: 0.1 },
  { x: 0.9, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 0.8 },
];

describe('a text that is seen through', () => {
  test.each([
    ['turned', {}, 1],
    ['beyond the edge', { x: -60, y: 110 }, 1],
    ['zoomed', {}, 1.7],
    ['at an angle', { perspective }, 1],
  ] as const)('is its opaque picture mixed with what is behind: %s', (_name, at, zoom) => {
    const opaque = painted({}, at, '#808080', zoom);
    const half = painted({ opacity: 0.4 }, at, '#808080', zoom);
    expect(distance(opaque, () => 128)).toBeGreaterThan(100);
    expect(distance(half, (index) => (index % 4 === 3 ? 255 : (opaque[index] ?? 0) * 0.4 + 128 * 0.6))).toBeLessThan(4);
  });

  test('is not there at 0, and as without a value at 1', () => {
    expect(painted({ opacity: 0 }).every((value) => value === 0)).toBe(true);
    const opaque = painted({});
    expect(distance(painted({ opacity: 1 }), (index) => opaque[index] ?? 0)).toBe(0);
  });

  test('leaves the context as it was', () => {
    const ctx = createCanvas(size, size).getContext('2d');
    ctx.globalAlpha = 0.5;
    paintText(ctx, layoutText(ctx, 'Abc', { ...style, opacity: 0.5 }, box.width), box, '#0000ff');
    expect(ctx.globalAlpha).toBe(0.5);
    expect(ctx.getTransform()).toMatchObject({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  });

  test('outside of the canvas it is not painted at all', () => {
    expect(painted({ opacity: 0.5 }, { x: 2_000 }).every((value) => value === 0)).toBe(true);
  });
});
