import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { createCanvas, registerFonts } from './node.ts';
import { corpus } from './testing/corpus.ts';
import { transformText } from './text-transform.ts';
import type { TextStyle, TextTransform } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 40, textAlign: 'left' };

const drawn = (text: string, textTransform: TextTransform, lang?: string) =>
  transformText(text, { textTransform, lang })?.text ?? text;

describe('the case of a text', () => {
  test.each([
    ['uppercase', 'i', 'tr', 'İ'],
    ['uppercase', 'ışıl için', 'tr-TR', 'IŞIL İÇİN'],
    ['uppercase', 'i', 'en', 'I'],
    ['uppercase', 'Straße', 'de', 'STRASSE'],
    ['uppercase', 'άυλος Οδός', 'el', 'ΑΫΛΟΣ ΟΔΟΣ'],
    ['uppercase', 'Tel. 600', undefined, 'TEL. 600'],
    ['lowercase', 'IŞIL', 'tr', 'ışıl'],
    ['lowercase', 'ΟΔΟΣ', 'el', 'οδος'],
    ['capitalize', 'don’t go, i say', 'en', 'Don’t Go, I Say'],
    ['capitalize', 'iPhone', 'en', 'IPhone'],
    ['capitalize', 'ijs eten', 'nl', 'IJs Eten'],
    ['capitalize', 'ijs', 'en', 'Ijs'],
    ['capitalize', 'istanbul', 'tr', 'İstanbul'],
    ['capitalize', 'ßa ǆep', undefined, 'Ssa ǅep'],
    ['capitalize', '(30 years)', 'en', '(30 Years)'],
  ] as const)('%s of "%s" in %s is "%s"', (textTransform, text, lang, expected) => {
    expect(drawn(text, textTransform, lang)).toBe(expected);
  });

  test('follows the rules of no language where the tag names none', () => {
    for (const lang of ['', 'not a tag', 'x-tr', 'tr_TR']) expect(drawn('i', 'uppercase', lang)).toBe('I');
  });

  test('is that of the typed letters at every place, in order and to the end', () => {
    const texts = fc.oneof(fc.constantFrom(...Object.values(corpus)), fc.string({ unit: 'grapheme' }));
    const transforms = fc.constantFrom('uppercase', 'lowercase', 'capitalize');
    fc.assert(
      fc.property(
        texts,
        transforms,
        fc.constantFrom('tr', 'de', 'el', 'lt', undefined),
        (text, textTransform, lang) => {
          const shown = transformText(text, { textTransform, lang });
          if (!shown) return;
          const places = Array.from({ length: shown.text.length + 1 }, (_, index) => shown.toTyped(index));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(places.at(-1)).toBe(text.length);
          expect(places[0]).toBe(0);
        },
      ),
    );
  });

  test('is measured, and lines say where their letters were typed', () => {
    const set: TextStyle = { ...style, textTransform: 'uppercase', lang: 'de' };
    const width = measureText(ctx, 'GROSSE', style) + 1;
    const { lines } = layoutText(ctx, 'große Straße', set, width);
    expect(lines.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['GROSSE', 0, 5],
      ['STRASS', 6, 11],
      ['E', 11, 12],
    ]);
    expect(lines[0]?.width).toBeCloseTo(measureText(ctx, 'GROSSE', style), 6);
  });

  test('moves runs to where their letters are drawn, and leaves them in the style', () => {
    const runs = [{ start: 4, end: 10, fill: '#ff8800' }];
    const set: TextStyle = { ...style, textTransform: 'uppercase', runs };
    const layout = layoutText(ctx, 'daß heißt', set, 900);
    expect(layout.lines[0]?.segments?.map(({ text, fill }) => [text, fill])).toEqual([
      ['DASS ', undefined],
      ['HEISST', '#ff8800'],
    ]);
    expect(layout.style.runs).toEqual(runs);
  });

  test('is that of the words that may be parted', () => {
    const hyphenation = 'Über-nach-tung Stra-ßen-fest';
    for (const [textTransform, expected] of [
      ['uppercase', 'ÜBER-NACH-TUNG STRA-SSEN-FEST'],
      ['lowercase', 'über-nach-tung stra-ßen-fest'],
      ['capitalize', 'Über-nach-tung Stra-ßen-fest'],
    ] as const)
      expect(transformText('eine Nacht', { textTransform, lang: 'de', hyphenation })?.hyphenation ?? hyphenation).toBe(
        expected,
      );
    const set: TextStyle = { ...style, textTransform: 'uppercase', hyphenation };
    const { lines } = layoutText(ctx, 'Mit Übernachtung hier', set, measureText(ctx, 'NACHTUNG', style) + 1);
    expect(lines.map(({ text }) => text)).toContain('MIT ÜBER-');
  });

  test('along a circle, too', () => {
    const { lines } = layoutText(ctx, 'aß b', { ...style, textTransform: 'uppercase', curve: 90 }, 600);
    expect(lines[0]?.pieces?.map(({ text, start }) => [text, start])).toEqual([
      ['A', 0],
      ['S', 1],
      ['S ', 1],
      ['B', 3],
    ]);
  });

  test('counts when a size is looked for', () => {
    const box = { width: measureText(ctx, 'wide words', style) + 1, height: 60 };
    const sizeOf = (textTransform: TextTransform) =>
      fitText(ctx, 'wide words', { ...style, textTransform }, box).style.fontSize;
    expect(sizeOf('none')).toBe(40);
    expect(sizeOf('uppercase')).toBeLessThan(40);
    const shown = { ...style, fontSize: sizeOf('uppercase') };
    expect(measureText(ctx, 'WIDE WORDS', shown)).toBeLessThanOrEqual(box.width);
  });
});
