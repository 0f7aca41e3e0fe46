import { describe, expect, test } from 'vitest';
import {
  formatTextShadow,
  formatTextStroke,
  formatTextUnderline,
  parseTextShadow,
  parseTextStroke,
  parseTextUnderline,
} from './effects.ts';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const size = 300;
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 100, textAlign: 'center' };

/** Mean place and amount of what is red, green or blue, of a letter set in a square on a context scaled by `zoom`. */
function painted(effects: Partial<TextStyle>, channel: 0 | 2, { rotation = 0, zoom = 1 } = {}) {
  const canvas = createCanvas(size * zoom, size * zoom);
  const ctx = canvas.getContext('2d');
  ctx.scale(zoom, zoom);
  const set = { ...style, ...effects };
  paintText(ctx, layoutText(ctx, 'o', set, size), { x: 0, y: 0, width: size, height: size, rotation }, '#ff0000');
  const { data, width } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  let amount = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < data.length; i += 4) {
    const share = ((data[i + channel] ?? 0) * (data[i + 3] ?? 0)) / 255 ** 2;
    amount += share;
    x += share * ((i / 4) % width);
    y += share * Math.floor(i / 4 / width);
  }
  return { amount: amount / zoom ** 2, x: x / amount / zoom, y: y / amount / zoom };
}

describe('text effects', () => {
  test('are printed as they are parsed', () => {
    const shadow = '0.05em -0.02em 0.1em #1a66aa80';
    expect(formatTextShadow(parseTextShadow(shadow) ?? { dx: 0, dy: 0, blur: 0, colour: '' })).toBe(shadow);
    const stroke = '0.06em #ffffff';
    expect(formatTextStroke(parseTextStroke(stroke) ?? { width: 0, colour: '' })).toBe(stroke);
    const underline = '0.12em 0.06em #1a66aa';
    expect(formatTextUnderline(parseTextUnderline(underline) ?? { offset: 0, thickness: 0, colour: '' })).toBe(
      underline,
    );
  });

  test.each(['none', '5px 5px red', '0.1em #12', ''])('"%s" is no effect of ours', (css) => {
    expect(parseTextShadow(css)).toBeUndefined();
    expect(parseTextStroke(css)).toBeUndefined();
    expect(parseTextUnderline(css)).toBeUndefined();
  });

  test.each([0, 0.1])('a shadow blurred by %f em stands where it is said, whatever the zoom of the context', (blur) => {
    const textShadow = `1em 0.5em ${blur}em #0000ff`;
    const letter = painted({}, 0);
    for (const zoom of [1, 2]) {
      const shadow = painted({ textShadow }, 2, { zoom });
      expect(shadow.x - letter.x).toBeCloseTo(100, -0.5);
      expect(shadow.y - letter.y).toBeCloseTo(50, -0.5);
      expect(shadow.amount / letter.amount).toBeCloseTo(1, 1);
    }
  });

  test('a shadow turns with its text', () => {
    const shadow = painted({ textShadow: '1em 0em 0.1em #0000ff' }, 2, { rotation: 90 });
    const letter = painted({}, 0, { rotation: 90 });
    expect(shadow.y - letter.y).toBeCloseTo(100, -0.5);
  });

  test('an outline lies around the letters, which keep their ink', () => {
    const plain = painted({}, 0);
    expect(painted({ textStroke: '0.1em #0000ff' }, 0).amount / plain.amount).toBeGreaterThan(0.97);
    expect(painted({ textStroke: '0.1em #0000ff' }, 2).amount).toBeGreaterThan(0.3 * plain.amount);
  });

  test('an underline is as wide as its line and as thick and as far below the baseline as it says', () => {
    const ctx = createCanvas(size, size).getContext('2d');
    const layout = layoutText(ctx, 'ooo', { ...style, textUnderline: '0.2em 0.1em #0000ff' }, size);
    const [line] = layout.lines;
    const box = { x: 0, y: 0, width: size, height: layout.height, rotation: 0 };
    paintText(ctx, layout, box, '#ff0000');
    const { data } = ctx.getImageData(0, 0, size, size);
    const rows = new Set<number>();
    const columns = new Set<number>();
    for (let i = 0; i < data.length; i += 4) {
      if ((data[i + 2] ?? 0) < 128 || (data[i + 3] ?? 0) < 128) continue;
      rows.add(Math.floor(i / 4 / size));
      columns.add((i / 4) % size);
    }
    expect(Math.min(...rows)).toBeCloseTo((line?.baseline ?? 0) + 20, -0.5);
    expect(rows.size).toBeCloseTo(10, -0.5);
    expect(columns.size).toBeCloseTo(line?.width ?? 0, -0.5);
  });
});
