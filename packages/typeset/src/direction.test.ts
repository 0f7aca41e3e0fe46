import { describe, expect, test } from 'vitest';
import { directionOfText, embeddingLevels, firstStrongDirection } from './direction.ts';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { measureText } from './measure.ts';
import { paintText } from './paint.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 40, textAlign: 'left' };

describe('the direction of a paragraph', () => {
  test.each([
    ['Plaza שלום', 'ltr'],
    ['שלום Plaza', 'rtl'],
    ['«50 % ‏» Plaza', 'rtl'],
    ['123 – 456!', undefined],
    ['123 مهرجان', 'rtl'],
    ['؟ Plaza', 'rtl'],
    ['', undefined],
    ['\u2067שלום\u2069 Plaza', 'ltr'],
    ['\u2067שלום Plaza', undefined],
  ] as const)('of "%s" is that of its first letter with one', (text, expected) => {
    expect(firstStrongDirection(text)).toBe(expected);
  });

  test('is that of the language of the text, where some letter has it', () => {
    expect(directionOfText('Nike נעליים', 'he')).toBe('rtl');
    expect(directionOfText('Nike', 'he')).toBeUndefined();
    expect(directionOfText('שלום heißt Frieden', 'de-AT')).toBe('ltr');
    expect(directionOfText('مرحبا', 'de')).toBeUndefined();
    expect(directionOfText('Salam', 'ms-Arab')).toBeUndefined();
    expect(directionOfText('سلام Salam', 'ms-Arab-MY')).toBe('rtl');
    expect(directionOfText('שלום', 'not a tag')).toBeUndefined();
  });

  test('is each of its own, on every line of it', () => {
    const { lines } = layoutText(ctx, 'Uno dos\nשלום Plaza Mayor שלום', style, 170);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map(({ direction }) => direction)).toEqual([undefined, ...lines.slice(1).map(() => 'rtl')]);
    const { lines: hebrew } = layoutText(ctx, 'Nike\nשלום', { ...style, lang: 'he' }, 400);
    expect(hebrew.map(({ direction }) => direction)).toEqual(['rtl', 'rtl']);
  });
});

test('letters of two UTF-16 units have the direction of their script, and emoji that of what is around them', () => {
  expect([...embeddingLevels('𞤀a', 'ltr')]).toEqual([1, 1, 0]);
  expect([...embeddingLevels('ש😀ש', 'ltr')]).toEqual([1, 1, 1, 1]);
  expect([...embeddingLevels('a😀', 'rtl')]).toEqual([2, 1, 1]);
});

/** How many pixels of each column are inked in a colour, of a line of 400 px. */
function inkedColumns(text: string, set: Partial<TextStyle>, isCounted: (red: number) => boolean): number[] {
  const canvas = createCanvas(400, 80).getContext('2d');
  const box = { x: 0, y: 0, width: 400, height: 80, rotation: 0 };
  paintText(canvas, layoutText(canvas, text, { ...style, ...set }, 400), box, '#000000');
  const { data } = canvas.getImageData(0, 0, 400, 80);
  return Array.from({ length: 400 }, (_, x) => {
    const rows = Array.from({ length: 80 }, (_row, y) => (y * 400 + x) * 4);
    return rows.filter((at) => (data[at + 3] ?? 0) > 128 && isCounted(data[at] ?? 0)).length;
  });
}

/** The first and the last column with red. */
function redColumns(text: string, set: Partial<TextStyle>): [number, number] {
  const columns = inkedColumns(text, set, (value) => value > 200);
  return [columns.findIndex((count) => count > 0), columns.findLastIndex((count) => count > 0)];
}

/** The columns up to which each tenth of the ink is. */
function shares(inked: readonly number[]): number[] {
  const total = inked.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: 9 }, (_, tenth) => {
    let seen = 0;
    return inked.findIndex((count) => (seen += count) >= (total * (tenth + 1)) / 10);
  });
}

const red = (start: number, end: number) => [{ start, end, fill: '#ff0000' }];

describe('words in colours', () => {
  test('stand on the right where the line begins there', () => {
    const [left] = redColumns('שלום Plaza', { runs: red(0, 4) });
    expect(left).toBeGreaterThan(measureText(ctx, 'Plaza', style));
    const [from, to] = redColumns('שלום Plaza', { runs: red(5, 10) });
    expect(from).toBeLessThan(6);
    expect(to).toBeLessThan(measureText(ctx, 'Plaza ', style));
  });

  test('keep their order among words of their direction', () => {
    const [, firstEnd] = redColumns('שלום Plaza Mayor', { runs: red(5, 10) });
    const [second] = redColumns('שלום Plaza Mayor', { runs: red(11, 16) });
    expect(second).toBeGreaterThan(firstEnd);
    const [hebrewFirst] = redColumns('Plaza שלום עולם', { runs: red(6, 10) });
    const [, hebrewSecondEnd] = redColumns('Plaza שלום עולם', { runs: red(11, 15) });
    expect(hebrewSecondEnd).toBeLessThan(hebrewFirst);
  });

  test('stand where they do without colours, with numbers and signs', () => {
    for (const [text, word] of [
      ['Nike נעליים, 50%!', '50'],
      ['Nike נעליים, 50%!', '!'],
      ['נעליים (Plaza 7) 50%!', 'Plaza'],
      ['נעליים (Plaza 7) 50%!', '('],
      ['Bar 7 שלום 12 עולם', '12'],
    ] as const) {
      const at = text.indexOf(word);
      const plain = shares(inkedColumns(text, {}, () => true));
      const coloured = shares(inkedColumns(text, { runs: red(at, at + word.length) }, () => true));
      for (const [index, column] of plain.entries())
        expect(Math.abs(column - (coloured[index] ?? NaN))).toBeLessThan(3);
    }
  });

  test('have their marks on the side where they end', () => {
    const [, end] = redColumns('שלום!', { runs: red(4, 5) });
    expect(end).toBeLessThan(measureText(ctx, 'שלום', style) / 2);
    const [start] = redColumns('Plaza!', { runs: red(5, 6) });
    expect(start).toBeGreaterThan(measureText(ctx, 'Plaza', style) / 2);
  });
});

/** The lines of a text, and the words of those that are placed word by word, from left to right. */
const placesOf = (text: string, width: number) =>
  layoutText(ctx, text, style, width).lines.map(({ text: shown, segments }) => ({
    shown,
    words: segments?.toSorted((a, b) => a.x - b.x).map((segment) => segment.text.trim()),
  }));

describe('a paragraph of both directions over several lines', () => {
  test('has a number at the beginning of a line among the words that it follows', () => {
    expect(placesOf('Bar Plaza שלום 50 עולם', 300)).toEqual([
      { shown: 'Bar Plaza שלום', words: undefined },
      { shown: '50 עולם', words: ['עולם', '50'] },
    ]);
  });

  test('has a sign at the end of a line between the words that it stands between', () => {
    const [first] = placesOf('Bar Plaza שלום – עולם', 310);
    expect(first).toEqual({ shown: 'Bar Plaza שלום –', words: ['Bar', 'Plaza', '–', 'שלום'] });
  });

  test.each([
    ['Bar שלום (עולם טוב) Plaza', 'Bar שלום (עולם', 'טוב) Plaza', [')', 'טוב', 'Plaza']],
    ['שלום Plaza (Mayor Real) עולם', 'שלום Plaza (Mayor', 'Real) עולם', ['עולם', 'Real', ')']],
    ['שלום Plaza (Mayor עולם) טוב', 'שלום Plaza (Mayor', 'עולם) טוב', undefined],
  ])(
    'has brackets of which the other is on the line before where the whole paragraph has them: %s',
    (text, first, second, words) => {
      const width = measureText(ctx, first, style) + 4;
      const [before, after] = placesOf(text, width);
      expect(before?.shown).toBe(first);
      expect(after).toEqual({ shown: second, words });
    },
  );

  test('is ordered by itself on each line that begins and ends with letters', () => {
    expect(placesOf('Bar Plaza שלום עולם', 300).map(({ words }) => words)).toEqual([undefined, undefined]);
  });
});
