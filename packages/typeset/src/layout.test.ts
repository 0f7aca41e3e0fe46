import { describe, expect, test } from 'vitest';
import { createCanvas, registerFonts } from './node.ts';
import { layoutText } from './layout.ts';
import {
  curvedCases,
  hangingCases,
  hyphenatedCases,
  justifiedCases,
  layoutCases,
  recordLayout,
  runCases,
  scriptCases,
  spacedCases,
} from './testing/cases.ts';
import { registerScriptFamily } from './testing/register-script-family.ts';
import type { TextStyle } from './types.ts';

registerFonts();
registerScriptFamily();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 20, textAlign: 'left' };
const linesOf = (text: string, width: number) => layoutText(ctx, text, style, width).lines.map((line) => line.text);

/** How much wider a line is with letter spacing. */
const widthAdded = (text: string, letterSpacing: number) =>
  layoutText(ctx, text, { ...style, letterSpacing }, 500).width - layoutText(ctx, text, style, 500).width;

describe('layoutText', () => {
  test('lays the corpus out as recorded; the browser test compares with the same record', async () => {
    const record = layoutCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts.jsonl');
  });

  test('lays the corpus out with letter spacing as recorded', async () => {
    const record = spacedCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-spaced.jsonl');
  });

  test('sets texts in other scripts as recorded', async () => {
    const record = scriptCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-scripts.jsonl');
  });

  test('lays the corpus out with runs as recorded', async () => {
    const record = runCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-runs.jsonl');
  });

  test('lays the corpus out along circles as recorded', async () => {
    const record = curvedCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-curved.jsonl');
  });

  test('lays the corpus out with hyphens as recorded', async () => {
    const record = hyphenatedCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-hyphenated.jsonl');
  });

  test('lays the corpus out justified as recorded', async () => {
    const record = justifiedCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-justified.jsonl');
  });

  test('lays the corpus out with hanging punctuation as recorded', async () => {
    const record = hangingCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
    await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts-hanging.jsonl');
  });

  test('adds the letter spacing between letters, not after the last one', () => {
    expect(widthAdded('water', 0.1)).toBeCloseTo(4 * 0.1 * 20, 5);
    expect(widthAdded('water', -0.02)).toBeCloseTo(4 * -0.02 * 20, 5);
    expect(widthAdded('w', 0.1)).toBeCloseTo(0, 5);
    expect(widthAdded('', 0.1)).toBe(0);
  });

  test('breaks lines earlier where letters stand apart', () => {
    const spaced = layoutText(ctx, 'one two three four', { ...style, letterSpacing: 0.3 }, 100);
    expect(spaced.lines.map((line) => line.text)).toEqual(['one', 'two', 'three', 'four']);
  });

  test('a slope moves no line', () => {
    const text = 'one two three four';
    expect(layoutText(ctx, text, { ...style, slope: 12 }, 100).lines).toEqual(layoutText(ctx, text, style, 100).lines);
  });

  test('fills each line before it starts the next', () => {
    expect(linesOf('one two three four', 100)).toEqual(['one two', 'three four']);
  });

  test('keeps explicit line ends, also empty lines', () => {
    expect(linesOf('a\n\nb\r\nc\n', 500)).toEqual(['a', '', 'b', 'c', '']);
  });

  test('keeps spaces at the start of a line and lets those at its end hang', () => {
    expect(linesOf('  in  \nout', 500)).toEqual(['  in', 'out']);
  });

  test('breaks after a hyphen, never at a no-break space', () => {
    expect(linesOf('well-known 10\u00a0km', 70)).toEqual(['well-', 'known', '10\u00a0km']);
  });

  test('shows the hyphen of a soft hyphen only where it broke the line', () => {
    expect(linesOf('con\u00adtent', 45)).toEqual(['con-', 'tent']);
    expect(linesOf('con\u00adtent', 200)).toEqual(['con\u00adtent']);
  });

  test('sets a paragraph that fits on one line, also where it would be wider with a hyphen inside', () => {
    const { width } = layoutText(ctx, 'con\u00adi', style, 500);
    expect(width).toBeLessThan(layoutText(ctx, 'con-', style, 500).width);
    expect(linesOf('con\u00adi', width)).toEqual(['con\u00adi']);
  });

  test('cuts a word only when it is wider than the box, on lines of its own, between grapheme clusters', () => {
    expect(linesOf('to incomprehensibilities', 80)).toEqual(['to', 'incompr', 'ehensibil', 'ities']);
    expect(linesOf('e\u0301e\u0301👩‍👩‍👧', 1)).toEqual(['e\u0301', 'e\u0301', '👩‍👩‍👧']);
  });

  test('puts each line at the left, in the middle or at the right', () => {
    const starts = (['left', 'center', 'right'] as const).map((textAlign) => {
      const [line] = layoutText(ctx, 'word', { ...style, textAlign }, 200).lines;
      return [line?.x, (line?.x ?? 0) + (line?.width ?? 0)];
    });
    const width = layoutText(ctx, 'word', style, 200).width;
    expect(starts).toEqual([
      [0, width],
      [(200 - width) / 2, (200 + width) / 2],
      [200 - width, 200],
    ]);
  });

  test('sets lines one line height apart, with the font centred in each', () => {
    const layout = layoutText(ctx, 'a\nb', { ...style, lineHeight: 1.5 }, 200);
    expect(layout.height).toBe(60);
    // Roboto: ascent 1900 and descent 500 of 2048 units, as the catalogue rounds them.
    const leading = 30 - 20 * (0.9277 + 0.2441);
    const ascent = 20 * 0.9277;
    expect(layout.lines.map((line) => line.baseline)).toEqual([
      expect.closeTo(leading / 2 + ascent, 9),
      expect.closeTo(30 + leading / 2 + ascent, 9),
    ]);
  });
});
