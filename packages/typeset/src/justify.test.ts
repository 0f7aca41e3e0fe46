import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import { corpus } from './testing/corpus.ts';
import { partEveryLetter } from './testing/part-every-letter.ts';
import type { LayoutLine, TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 20, textAlign: 'left', justified: true };
const text = 'Wake to the sound of bells in a mountain hut above the clouds';

/** Right end of the last word of a line. */
function rightEnd({ x, segments = [] }: LayoutLine, set: TextStyle): number {
  const last = segments.at(-1);
  return last ? x + last.x + measureText(ctx, last.text, { ...set, fontWeight: last.fontWeight }) : NaN;
}

describe('justified text', () => {
  test('spreads the words of each line but the last over the box, with the spaces behind them', () => {
    const { lines } = layoutText(ctx, text, style, 190);
    const plain = layoutText(ctx, text, { ...style, justified: false }, 190).lines;
    expect(lines.map((line) => line.text)).toEqual(plain.map((line) => line.text));
    expect(lines.map(({ x, width }) => [x, width]).slice(0, -1)).toEqual(plain.slice(0, -1).map(() => [0, 190]));
    expect(lines.at(-1)).toEqual(plain.at(-1));
    const [first] = lines;
    expect(first?.segments?.map((segment) => segment.text)).toEqual(['Wake ', 'to ', 'the ', 'sound ', 'of']);
  });

  test('widens all spaces of a line alike', () => {
    const [first] = layoutText(ctx, text, style, 190).lines;
    const [plain] = layoutText(ctx, text, { ...style, justified: false }, 190).lines;
    const added = (190 - (plain?.width ?? 0)) / 4;
    const starts = ['', 'Wake ', 'Wake to ', 'Wake to the ', 'Wake to the sound '].map((before) =>
      measureText(ctx, before, style),
    );
    for (const [index, segment] of (first?.segments ?? []).entries())
      expect(segment.x).toBeCloseTo((starts[index] ?? 0) + index * added, 1);
  });

  test('leaves the last line of every paragraph where the alignment puts it', () => {
    const set = { ...style, textAlign: 'right' as const };
    const { lines } = layoutText(ctx, `${text}\n${text}`, set, 190);
    const ends = lines.filter((line) => line.text.endsWith('clouds'));
    expect(ends).toHaveLength(2);
    for (const { x, width } of ends) expect(x + width).toBeCloseTo(190, 6);
    for (const { width } of ends) expect(width).toBeLessThan(189);
  });

  test('leaves a line of one word, or of so few that they would be torn apart, as it is', () => {
    const [first] = layoutText(ctx, 'on accommodation', style, measureText(ctx, 'accommodation', style) + 1).lines;
    expect(first?.segments).toBeUndefined();
    const torn = layoutText(ctx, 'a b accommodations', style, measureText(ctx, 'accommodations', style) + 1).lines[0];
    expect(torn?.width).toBeLessThan(40);
  });

  test('does not put words that run from the right into another order', () => {
    const hebrew = 'שלום לכל העולם הזה ועוד כמה מילים בשורה';
    const lines = layoutText(ctx, hebrew, style, 150).lines;
    expect(lines.every(({ segments }) => segments === undefined)).toBe(true);
  });

  test('hyphenates sooner than ragged text, so that its spaces stay near their width', () => {
    const words = 'Breakfast with accommodation every morning of the week';
    const parted = { ...style, hyphenation: 'ac-com-mo-da-tion' };
    const width = measureText(ctx, 'Breakfast with ac-', style) + 1;
    expect(layoutText(ctx, words, { ...parted, justified: false }, width).lines[0]?.text).toBe('Breakfast with');
    expect(layoutText(ctx, words, parted, width).lines[0]?.text).toBe('Breakfast with ac-');
  });

  test('keeps an indent as wide as it is', () => {
    const [first] = layoutText(ctx, `   ${text}`, style, 190).lines;
    expect(first?.segments?.[1]?.x).toBeCloseTo(measureText(ctx, '   ', style), 6);
  });

  test('paints its last word against the right side of the box', () => {
    const canvas = createCanvas(240, 120);
    const painted = canvas.getContext('2d');
    paintText(
      painted,
      layoutText(ctx, text, style, 190),
      { x: 20, y: 10, width: 190, height: 100, rotation: 0 },
      '#000000',
    );
    const { data } = painted.getImageData(0, 0, 240, 40);
    const inked = Array.from({ length: 240 * 40 }, (_, pixel) => pixel).filter(
      (pixel) => (data[pixel * 4 + 3] ?? 0) > 60,
    );
    const right = Math.max(...inked.map((pixel) => pixel % 240));
    expect(right).toBeGreaterThanOrEqual(207);
    expect(right).toBeLessThanOrEqual(211);
  });
});

const textsOf = (lines: readonly LayoutLine[]) => lines.map((line) => line.text);

const someText = fc
  .array(fc.constantFrom(...Object.values(corpus).flatMap((words) => words.split(' ')), '\n'), {
    minLength: 8,
    maxLength: 40,
  })
  .map((words) => words.join(' '));
const someStyle: fc.Arbitrary<TextStyle> = fc.record({
  fontFamily: fc.constantFrom('Roboto', 'Lora'),
  fontWeight: fc.constantFrom(400, 700),
  fontSize: fc.double({ min: 6, max: 40, noNaN: true }),
  textAlign: fc.constantFrom('left', 'center', 'right'),
  letterSpacing: fc.constantFrom(0, -0.02, 0.1),
  justified: fc.constant(true),
});
const someRuns = fc.constantFrom(undefined, [{ start: 3, end: 20, fontWeight: 600, fill: '#aa0000' }]);
const someWidth = fc.double({ min: 60, max: 400, noNaN: true });

describe('laws of justified text', () => {
  test('each line that is spread ends on the right side of the box to a hundredth of a pixel', () => {
    let spread = 0;
    fc.assert(
      fc.property(someText, someStyle, someRuns, someWidth, (words, set, runs, width) => {
        for (const line of layoutText(ctx, words, { ...set, runs }, width).lines) {
          if (line.width !== width || line.x !== 0) continue;
          spread++;
          expect(Math.abs(rightEnd(line, set) - width)).toBeLessThanOrEqual(0.01);
        }
      }),
    );
    expect(spread).toBeGreaterThan(100);
  });

  test('each line but the last of a paragraph is spread, unless it has one word or would be torn apart', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (words, set, width) => {
        const plain = layoutText(ctx, words, { ...set, justified: false }, width).lines;
        const { lines } = layoutText(ctx, words, set, width);
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1];
          const isLast = !next || words.slice(line.end, next.start).includes('\n');
          const gaps = line.text.trimStart().split(/[ \u00a0]/u).length - 1;
          const added = (width - (plain[index]?.width ?? 0)) / gaps;
          const isSpread = !isLast && gaps > 0 && added >= 0 && added <= 3 * set.fontSize;
          expect(Math.abs(line.width - width) <= 0.01 && line.segments !== undefined).toBe(isSpread);
        }
      }),
    );
  });

  test('moves no line break and changes no size', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, someWidth, (words, set, width, height) => {
        const ragged = { ...set, justified: false };
        expect(textsOf(layoutText(ctx, words, set, width).lines)).toEqual(
          textsOf(layoutText(ctx, words, ragged, width).lines),
        );
        const box = { width, height };
        expect(fitText(ctx, words, set, box).style.fontSize).toBe(fitText(ctx, words, ragged, box).style.fontSize);
      }),
    );
  });

  test('the segments of a line join to it, also where it is hyphenated', () => {
    fc.assert(
      fc.property(someText, someStyle, someRuns, someWidth, (words, set, runs, width) => {
        const hyphenation = partEveryLetter(words);
        for (const { text: line, segments } of layoutText(ctx, words, { ...set, runs, hyphenation }, width).lines)
          expect((segments ?? [{ text: line }]).map((segment) => segment.text).join('')).toBe(line);
      }),
    );
  });
});
