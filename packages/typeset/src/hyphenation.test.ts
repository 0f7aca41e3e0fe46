import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';
import { partableWords } from './hyphenation.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { createCanvas, registerFonts } from './node.ts';
import { corpus, hardTexts, hyphenations } from './testing/corpus.ts';
import { partEveryLetter } from './testing/part-every-letter.ts';
import type { LayoutLine, TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 20, textAlign: 'left' };
const widthOf = (text: string) => measureText(ctx, text, style);
const linesOf = (text: string, hyphenation: string, width: number) =>
  layoutText(ctx, text, { ...style, hyphenation }, width).lines.map((line) => line.text);

const isHyphenated = (line: LayoutLine, text: string) => line.text.length > text.slice(line.start, line.end).length;

describe('hyphenated text', () => {
  const text = 'Breakfast with accommodation every morning';
  const hyphenation = 'Break-fast ac-com-mo-da-tion morn-ing';

  test('parts a word where the line would leave more than three tenths of its width free', () => {
    expect(linesOf(text, hyphenation, widthOf('Breakfast with accom-') + 1)).toEqual([
      'Breakfast with accom-',
      'modation every',
      'morning',
    ]);
    const nearlyFull = widthOf('Breakfast with') / 0.72;
    expect(linesOf(text, 'ac-com-mo-da-tion', nearlyFull)[0]).toBe('Breakfast with');
  });

  test('takes as many parts of a word as there is room for, with the hyphen', () => {
    expect(linesOf(text, hyphenation, widthOf('Breakfast with accommo-') + 0.01)[0]).toBe('Breakfast with accommo-');
    expect(linesOf(text, hyphenation, widthOf('Breakfast with accommo-') - 0.01)[0]).toBe('Breakfast with accom-');
  });

  test('knows which part of the text each line shows, the hyphen apart', () => {
    const { lines } = layoutText(ctx, text, { ...style, hyphenation }, widthOf('Breakfast with accom-') + 1);
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Breakfast with accom',
      'modation every',
      'morning',
    ]);
  });

  test('never parts the last word of a paragraph', () => {
    expect(linesOf('a breakfast\nbreakfast', 'break-fast', widthOf('breakfast') + 1)).toEqual([
      'a',
      'breakfast',
      'breakfast',
    ]);
    expect(linesOf('a breakfast too', 'break-fast', widthOf('breakfast') + 1)[0]).toBe('a break-');
  });

  test('parts no compound with a hyphen, no number, no address and no word in other letters than the style names', () => {
    expect(partableWords('well-known breakfast5 www.breakfast.com “breakfast”, d’avance BREAKFAST')).toEqual([
      'breakfast',
      'avance',
      'BREAKFAST',
    ]);
    const width = widthOf('BREAK-') + 1;
    expect(linesOf('BREAKFAST now', 'Break-fast', width)).not.toContain('BREAK-');
  });

  test('ends no more than two lines in a row with a hyphen', () => {
    const words = Array.from({ length: 9 }, () => 'nnnnnnnnnn').join(' ');
    const lines = linesOf(words, 'nn-nnnnnnnn', widthOf('nnnnnnnnnnnnnnn'));
    expect(lines.slice(0, 4)).toEqual(['nnnnnnnnnn nn-', 'nnnnnnnn nn-', 'nnnnnnnn', 'nnnnnnnnnn nn-']);
  });

  test('parts a word that is wider than a line wherever it stands, rather than cut it without a hyphen', () => {
    expect(linesOf('accommodation now', 'ac-com-mo-da-tion', widthOf('acco-'))).toEqual([
      'ac-',
      'com-',
      'mo-',
      'da-',
      'tion',
      'now',
    ]);
  });

  test('is set larger where a word finds room in its parts', () => {
    const box = { width: widthOf('accom-') + 1, height: 500 };
    expect(fitText(ctx, text, style, box).style.fontSize).toBeLessThan(12);
    expect(fitText(ctx, text, { ...style, hyphenation }, box).style.fontSize).toBeGreaterThan(14);
  });

  test('along a circle is not hyphenated', () => {
    const curved = layoutText(ctx, text, { ...style, hyphenation, curve: 90 }, 160).lines;
    expect(curved).toEqual(layoutText(ctx, text, { ...style, curve: 90 }, 160).lines);
  });
});

/** A text without what line ends take from it, or put into it. */
const bare = (words: string) => words.replaceAll(/[\s\u00ad-]/g, '');
const someText = fc
  .array(fc.constantFrom(...[...Object.values(corpus), ...hardTexts].flatMap((text) => text.split(' ')), '\n'), {
    maxLength: 20,
  })
  .map((words) => words.join(' '));
const someStyle: fc.Arbitrary<TextStyle> = fc.record({
  fontFamily: fc.constantFrom('Roboto', 'Lora'),
  fontWeight: fc.constantFrom(400, 700),
  fontSize: fc.double({ min: 4, max: 60, noNaN: true }),
  textAlign: fc.constantFrom('left', 'center', 'right'),
});
const someWidth = fc.double({ min: 40, max: 600, noNaN: true });
const known = Object.values(hyphenations).join(' ');

describe('laws of hyphenated text', () => {
  test('without its hyphens it is the text', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, style, width) => {
        const { lines } = layoutText(ctx, text, { ...style, hyphenation: partEveryLetter(text) }, width);
        const shown = lines.map((line) => (isHyphenated(line, text) ? line.text.slice(0, -1) : line.text)).join('');
        expect(bare(shown)).toBe(bare(text));
        for (const line of lines) {
          const drawn = text.slice(line.start, line.end).replace(/\u00ad$/, '-');
          expect([drawn, `${drawn}-`]).toContain(line.text);
        }
      }),
    );
  });

  test('no line is wider than the box', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, style, width) => {
        const { lines } = layoutText(ctx, text, { ...style, hyphenation: partEveryLetter(text) }, width);
        for (const line of lines.filter(({ text: shown }) => shown.length > 1))
          expect(line.width).toBeLessThanOrEqual(width + 1e-6);
      }),
    );
  });

  test('words that a style does not name change nothing', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, style, width) => {
        const { lines } = layoutText(ctx, text, { ...style, hyphenation: 'zx-zxzx' }, width);
        expect(lines).toEqual(layoutText(ctx, text, style, width).lines);
      }),
    );
  });

  test('words may stand in any order in the style, with words that the text does not have', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, style, width) => {
        const own = known.split(' ').filter((word) => text.includes(word.replaceAll('-', '')));
        const { lines } = layoutText(ctx, text, { ...style, hyphenation: known }, width);
        expect(lines).toEqual(
          layoutText(ctx, text, { ...style, hyphenation: own.toReversed().join(' ') }, width).lines,
        );
      }),
    );
  });
});
