import { layoutText, measureText, type TextStyle } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { describe, expect, test } from 'vitest';
import { widthWithoutShortWord } from './column-width.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 600, fontSize: 120, textAlign: 'center' };

/** The lines of a text in a column that its last word is just too long for. */
function linesOf(text: string): string[] {
  const column = measureText(ctx, text.slice(0, text.lastIndexOf(' ')), style) + 1;
  const width = widthWithoutShortWord(ctx, text, style, column) ?? 0;
  return layoutText(ctx, text, style, width).lines.map((line) => line.text);
}

describe('the width of a column', () => {
  test('becomes narrower where a short word would stand alone on the last line', () => {
    const text = 'A long summer and a sale';
    const column = measureText(ctx, 'A long summer and a', style) + 1;
    expect(layoutText(ctx, text, style, column).lines.at(-1)?.text).toBe('sale');
    const width = widthWithoutShortWord(ctx, text, style, column) ?? 0;
    expect(layoutText(ctx, text, style, width).lines.map((line) => line.text)).toEqual(['A long summer and', 'a sale']);
  });

  test('becomes narrower for a word of six letters that leaves most of the last line free, but not for one of eight', () => {
    expect(linesOf('Wir wollen heute alles wieder ganz neu machen')).toEqual([
      'Wir wollen heute alles wieder ganz',
      'neu machen',
    ]);
    expect(linesOf('Wir wollen heute alles wieder ganz neu bedenken').at(-1)).toBe('bedenken');
  });

  test('stays where a word of six letters takes a good part of the last line, as in titles', () => {
    expect(linesOf('Neues zu machen')).toEqual(['Neues zu', 'machen']);
  });

  test('is never so narrow that a word is cut', () => {
    const column = measureText(ctx, 'Summer', style) + 40;
    expect(widthWithoutShortWord(ctx, 'Summer sale', style, column)).toBeUndefined();
  });
});
