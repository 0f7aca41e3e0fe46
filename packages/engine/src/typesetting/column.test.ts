import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { layoutText, measureText } from '@palimpsest/typeset';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from './column.ts';

const ctx = createCanvas(1, 1).getContext('2d');
const style = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 30, textAlign: 'left' as const };
const text = 'Walk with us through quiet valleys and sleep in a warm mountain hut above the clouds';

beforeAll(registerFonts);

describe('the column of a text', () => {
  it.each([240, 330, 470])('is one in which the lines break where they did: %i px', (width) => {
    const lines = layoutText(ctx, text, style, width).lines.map((line) => line.text);
    const found = columnOf(ctx, lines, style) ?? 0;
    expect(layoutText(ctx, text, style, found + 0.01).lines.map((line) => line.text)).toEqual(lines);
  });

  it('is unknown where a word stands on the next line although there was room for it', () => {
    expect(columnOf(ctx, ['Walk with', 'us through quiet valleys'], style)).toBeUndefined();
  });

  it('is unknown of a single line', () => {
    expect(columnOf(ctx, ['Walk with us'], style)).toBeUndefined();
  });

  it('is not much wider than the widest line, however long the next word is', () => {
    const lines = ['Walk', 'incomprehensibly'];
    const widest = measureText(ctx, 'incomprehensibly', style);
    expect(columnOf(ctx, [...lines, 'incomprehensibly'], style)).toBeLessThan(1.2 * widest);
  });
});
