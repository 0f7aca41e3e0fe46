import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';
import { mayHang } from './hanging.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { createCanvas, registerFonts } from './node.ts';
import { corpus, hardTexts } from './testing/corpus.ts';
import type { TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = {
  fontFamily: 'Roboto',
  fontWeight: 400,
  fontSize: 20,
  textAlign: 'left',
  hangingPunctuation: true,
};
const widthOf = (text: string) => measureText(ctx, text, style);
const linesOf = (text: string, width: number, set: Partial<TextStyle> = {}) =>
  layoutText(ctx, text, { ...style, ...set }, width).lines;

describe('hanging punctuation', () => {
  test('puts an opening quotation mark outside the box, so that the letters begin on its side', () => {
    const lines = linesOf('“Walk with us through “quiet” valleys', 120);
    expect(lines.map(({ text, x }) => [text, x])).toEqual([
      ['“Walk with us', expect.closeTo(widthOf('Walk with us') - widthOf('“Walk with us'), 6)],
      ['through', 0],
      ['“quiet” valleys', expect.closeTo(widthOf('quiet” valleys') - widthOf('“quiet” valleys'), 6)],
    ]);
  });

  test('puts the bullet of a paragraph outside with the space behind it, and no sign inside the paragraph', () => {
    const lines = linesOf('• Free breakfast for all • guests\n• Late checkout', 130);
    expect(lines.map(({ text }) => text)).toEqual(['• Free breakfast', 'for all • guests', '• Late checkout']);
    expect(lines.map(({ x }) => x < 0)).toEqual([true, false, true]);
    expect(lines[0]?.x).toBeCloseTo(widthOf('Free breakfast') - widthOf('• Free breakfast'), 6);
    expect(linesOf('abcdefg • cdefgh', widthOf('abcdefg') + 1).map(({ x }) => x)).toEqual([0, 0]);
  });

  test('puts a closing quotation mark outside where lines end on one side', () => {
    const [first, last] = linesOf('Walk “with us” through', widthOf('Walk “with us') + 1, { textAlign: 'right' });
    expect(first?.text).toBe('Walk “with us”');
    expect((first?.x ?? 0) + widthOf('Walk “with us')).toBeCloseTo(widthOf('Walk “with us') + 1, 6);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(widthOf('Walk “with us') + 1, 6);
  });

  test('takes no room: a word finds place whose marks would not', () => {
    const width = widthOf('quiet') + 1;
    expect(linesOf('“quiet', width)).toHaveLength(1);
    expect(linesOf('“quiet', width, { hangingPunctuation: false })).toHaveLength(2);
    expect(fitText(ctx, '“quiet', style, { width, height: 100 }).style.fontSize).toBe(20);
  });

  test('is none in centred text and along circles', () => {
    for (const set of [{ textAlign: 'center' as const }, { curve: 60 }]) {
      const hung = linesOf('“Walk with us”', 200, set);
      expect(hung).toEqual(linesOf('“Walk with us”', 200, { ...set, hangingPunctuation: false }));
    }
  });

  test('in justified text the letters of a line reach from side to side', () => {
    const [first] = linesOf('“Walk with us through the valleys', 190, { justified: true });
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(190, 6);
    const [bulleted] = linesOf('• Walk with us through the valleys', 190, { justified: true });
    const start = bulleted?.segments?.[1];
    expect(start?.text).toBe('Walk ');
    expect((bulleted?.x ?? 0) + (start?.x ?? 0)).toBeCloseTo(0, 1);
  });

  test('can be where a word begins with a mark, or a paragraph with a bullet', () => {
    expect(mayHang('see “this”', style)).toBe(true);
    expect(mayHang('it’s this', style)).toBe(false);
    expect(mayHang('one\n• two', style)).toBe(true);
    expect(mayHang('see “this', { textAlign: 'right' })).toBe(false);
    expect(mayHang('see “this”', { textAlign: 'center' })).toBe(false);
  });
});

const someText = fc
  .array(
    fc.constantFrom(
      ...[...Object.values(corpus), ...hardTexts].flatMap((text) => text.split(' ')),
      '“one',
      '«two',
      'three”',
      '"',
      '\n• four',
    ),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((words) => words.join(' '));
const someStyle: fc.Arbitrary<TextStyle> = fc.record({
  fontFamily: fc.constantFrom('Roboto', 'Lora'),
  fontWeight: fc.constantFrom(400, 700),
  fontSize: fc.double({ min: 6, max: 40, noNaN: true }),
  textAlign: fc.constantFrom('left', 'right'),
  justified: fc.boolean(),
});
const someWidth = fc.double({ min: 40, max: 500, noNaN: true });

describe('laws of hanging punctuation', () => {
  test('no line stands over the side that its text is not aligned to', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, set, width) => {
        for (const line of layoutText(ctx, text, { ...set, hangingPunctuation: true }, width).lines) {
          const isAtStart = set.textAlign === 'left' || set.justified;
          const over = isAtStart ? line.x + line.width - width : -line.x;
          expect(line.text.length < 2 || over < 1e-6).toBe(true);
        }
      }),
    );
  });

  test('a text in which nothing hangs is set as without', () => {
    fc.assert(
      fc.property(someText, someStyle, someWidth, (text, set, width) => {
        const bare = text.replaceAll(/["'‚„•\p{Pi}\p{Pf}]/gu, 'o');
        const { lines } = layoutText(ctx, bare, { ...set, hangingPunctuation: true }, width);
        expect(lines).toEqual(layoutText(ctx, bare, set, width).lines);
      }),
    );
  });
});
