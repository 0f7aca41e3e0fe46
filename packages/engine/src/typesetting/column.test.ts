import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { layoutText, measureText } from '@palimpsest/typeset';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ColumnText, columnRange, columnWidths } from './column.ts';

const ctx = createCanvas(1, 1).getContext('2d');
const style = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 30, textAlign: 'left' as const };
const text = 'Walk with us through quiet valleys and sleep in a warm mountain hut above the clouds';

beforeAll(registerFonts);

const linesIn = (words: string, width: number): string[] =>
  layoutText(ctx, words, style, width).lines.map((line) => line.text);

const pouredText = (lines: readonly string[]): ColumnText => ({
  range: columnRange(ctx, lines, style),
  angle: 0,
  style,
});

/** The width of the column of a text that stands alone. */
const columnOf = (lines: readonly string[]): number | undefined => columnWidths([pouredText(lines)])[0];

describe('the column of a text', () => {
  it.each([240, 330, 470])('is one in which the lines break where they did: %i px', (width) => {
    const lines = layoutText(ctx, text, style, width).lines.map((line) => line.text);
    const found = columnOf(lines) ?? 0;
    expect(layoutText(ctx, text, style, found + 0.01).lines.map((line) => line.text)).toEqual(lines);
  });

  it('is unknown where a word stands on the next line although there was room for it', () => {
    expect(columnOf(['Walk with', 'us through quiet valleys'])).toBeUndefined();
  });

  it('is unknown of a single line', () => {
    expect(columnOf(['Walk with us'])).toBeUndefined();
  });

  it('is not much wider than the widest line, however long the next word is', () => {
    const lines = ['Walk', 'incomprehensibly'];
    const widest = measureText(ctx, 'incomprehensibly', style);
    expect(columnOf([...lines, 'incomprehensibly'])).toBeLessThan(1.2 * widest);
  });

  it('is one for texts that were set alike side by side, which together tell it more exactly', () => {
    const column = 470;
    const others = 'Bring your friends, a blanket and a good appetite, we take care of everything else for you';
    const texts = [text, others].map((words) => pouredText(linesIn(words, column)));
    const alone = texts.map((one) => columnWidths([one])[0] ?? 0);
    const [one, other] = columnWidths(texts);
    expect(one).toBe(other);
    expect(Math.abs((one ?? 0) - column)).toBeLessThanOrEqual(
      Math.max(...alone.map((width) => Math.abs(width - column))),
    );
    expect(new Set(alone).size).toBe(2);
  });

  it('is its own where texts that were set alike cannot have had the same', () => {
    const texts = [pouredText(linesIn(text, 470)), pouredText(linesIn(text, 240))];
    const [one, other] = columnWidths(texts);
    expect((one ?? 0) - (other ?? 0)).toBeGreaterThan(150);
  });
});
