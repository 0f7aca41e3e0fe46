import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAtBreaks, splitParagraphs, visibleLine } from './break.ts';
import { createCanvas, registerFonts } from './node.ts';
import { fitText } from './fit.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { corpus, emojiText, hardTexts } from './testing/corpus.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const rounding = 1e-6;

const word = fc.oneof(
  fc.constantFrom(...[...Object.values(corpus), ...hardTexts, emojiText].flatMap((text) => text.split(' '))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '\n', '  ', '-', '\u00a0', '\t')), { maxLength: 15 })
  .map((parts) => parts.flat().join(''));
const style: fc.Arbitrary<TextStyle> = fc.record({
  fontFamily: fc.constantFrom('Roboto', 'Open Sans'),
  fontWeight: fc.constantFrom(300, 400, 700),
  fontSize: fc.double({ min: 4, max: 120, noNaN: true }),
  textAlign: fc.constantFrom('left', 'center', 'right'),
});
const side = fc.double({ min: 1, max: 800, noNaN: true });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Everything that must survive: all but white space, and soft hyphens, which become hyphens where they break a line. */
const substance = (text: string) => text.replaceAll(/[\s\u0085]+/g, '');

const within = (layout: { width: number; height: number }, box: { width: number; height: number }) =>
  layout.width <= box.width + rounding && layout.height <= box.height + rounding;
const clusters = (line: string) => [...graphemes.segment(line.replace(/-$/, ''))].length;

describe('layoutText', () => {
  test('loses no character', () => {
    fc.assert(
      fc.property(text, style, side, (text, style, width) => {
        const plain = text.replaceAll('\u00ad', '');
        const { lines } = layoutText(ctx, plain, style, width);
        expect(substance(lines.map((line) => line.text).join(''))).toBe(substance(plain));
      }),
    );
  });

  test('keeps every line within the width, except a single grapheme cluster wider than it', () => {
    fc.assert(
      fc.property(text, style, side, (text, style, width) => {
        const over = layoutText(ctx, text, style, width).lines.filter((line) => line.width > width + rounding);
        expect(over.filter((line) => clusters(line.text) > 1)).toEqual([]);
      }),
    );
  });

  test('knows where each line stands in the text', () => {
    fc.assert(
      fc.property(text, style, side, (text, style, width) => {
        for (const line of layoutText(ctx, text, style, width).lines) {
          // A soft hyphen that broke the line is drawn as a hyphen.
          expect(line.text).toBe(text.slice(line.start, line.end).replace(/\u00ad$/, '-'));
        }
      }),
    );
  });

  test('gives each line the width that it measures', () => {
    fc.assert(
      fc.property(text, style, side, (text, style, width) => {
        for (const line of layoutText(ctx, text, style, width).lines)
          expect(line.width).toBeCloseTo(measureText(ctx, line.text, style), 6);
      }),
    );
  });

  test('never needs more lines for a wider box', () => {
    fc.assert(
      fc.property(text, style, side, side, (text, style, a, b) => {
        const narrow = layoutText(ctx, text, style, Math.min(a, b));
        const wide = layoutText(ctx, text, style, Math.max(a, b));
        expect(wide.lines.length).toBeLessThanOrEqual(narrow.lines.length);
      }),
    );
  });
});

describe('fitText', () => {
  test('never stands over the box, unless it is at the smallest size', () => {
    fc.assert(
      fc.property(text, style, side, side, (text, style, width, height) => {
        const layout = fitText(ctx, text, style, { width, height }, { minFontSize: 6 });
        const smallest = Math.min(6, style.fontSize);
        expect(layout.style.fontSize === smallest || within(layout, { width, height })).toBe(true);
        expect(layout.style.fontSize).toBeGreaterThanOrEqual(smallest);
        expect(layout.style.fontSize).toBeLessThanOrEqual(style.fontSize);
      }),
    );
  });

  test('loses no character, whether it fits or not', () => {
    fc.assert(
      fc.property(text, style, side, side, (text, style, width, height) => {
        const plain = text.replaceAll('\u00ad', '');
        const { lines } = fitText(ctx, plain, style, { width, height }, { minFontSize: 6 });
        expect(substance(lines.map((line) => line.text).join(''))).toBe(substance(plain));
      }),
    );
  });

  test('never gives a larger box a smaller size', () => {
    const growth = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(text, style, side, side, growth, growth, (text, style, width, height, wider, higher) => {
        const small = fitText(ctx, text, style, { width, height });
        const large = fitText(ctx, text, style, { width: width * wider, height: height * higher });
        expect(large.style.fontSize).toBeGreaterThanOrEqual(small.style.fontSize);
      }),
    );
  });

  test('cuts no word above the smallest size', () => {
    fc.assert(
      fc.property(text, style, side, side, (text, style, width, height) => {
        const layout = fitText(ctx, text, style, { width, height });
        fc.pre(layout.style.fontSize > 6);
        for (const word of splitParagraphs(text).flatMap((paragraph) => splitAtBreaks(paragraph.text)))
          expect(measureText(ctx, visibleLine(word), layout.style)).toBeLessThanOrEqual(width + rounding);
      }),
    );
  });

  test('gives the size wanted to the last digit where it fits', () => {
    fc.assert(
      fc.property(text, style, (text, style) => {
        const { width, height } = layoutText(ctx, text, style, Number.MAX_VALUE);
        const layout = fitText(ctx, text, style, { width: width + rounding, height: height + rounding });
        expect(layout.style.fontSize).toBe(style.fontSize);
      }),
    );
  });

  test('finds no size a tenth of a pixel too small', () => {
    fc.assert(
      fc.property(text, style, side, side, (text, style, width, height) => {
        const { fontSize } = fitText(ctx, text, style, { width, height }).style;
        fc.pre(fontSize > 6 && fontSize + 0.1 < style.fontSize);
        const next = layoutText(ctx, text, { ...style, fontSize: fontSize + 0.1 + rounding }, width);
        const words = splitParagraphs(text).flatMap((paragraph) => splitAtBreaks(paragraph.text));
        const widest = Math.max(...words.map((word) => measureText(ctx, visibleLine(word), next.style)));
        expect(next.height > height || widest > width).toBe(true);
      }),
    );
  });
});
