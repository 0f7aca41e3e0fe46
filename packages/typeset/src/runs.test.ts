import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';
import { layoutText } from './layout.ts';
import { measureText } from './measure.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import { keepRuns } from './runs.ts';
import type { StyledRun, TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 40, textAlign: 'left' };
const text = 'Big orange sale';
const orange = { start: 4, end: 10 };
const widthOf = (words: string, fontWeight = 400) => measureText(ctx, words, { ...style, fontWeight });

describe('a text with runs', () => {
  test('in another colour is as wide and breaks as without', () => {
    const runs = [{ ...orange, fill: '#ff8800' }];
    for (const width of [90, 170, 400]) {
      const plain = layoutText(ctx, text, style, width).lines;
      const coloured = layoutText(ctx, text, { ...style, runs }, width).lines;
      expect(coloured.map((line) => ({ ...line, segments: undefined }))).toEqual(plain);
    }
  });

  test('in another weight is as wide as its letters are in it', () => {
    const [line] = layoutText(ctx, text, { ...style, runs: [{ ...orange, fontWeight: 700 }] }, Infinity).lines;
    const width = widthOf('Big ') + widthOf('orange', 700) + widthOf(' sale');
    expect(line?.width).toBeCloseTo(width, 6);
    expect(line?.segments?.map(({ text: letters, fontWeight, x }) => [letters, fontWeight, x])).toEqual([
      ['Big ', 400, 0],
      ['orange', 700, expect.closeTo(widthOf('Big '), 6)],
      [' sale', 400, expect.closeTo(widthOf('Big ') + widthOf('orange', 700), 6)],
    ]);
  });

  test('breaks and fits by the width of its bold letters', () => {
    const words = 'illill illill';
    const bold = { ...style, runs: [{ start: 7, end: 13, fontWeight: 700 }] };
    const width = (widthOf('illill') + widthOf('illill', 700)) / 2;
    const fitted = (set: TextStyle) => fitText(ctx, words, set, { width, height: 500 }).style.fontSize;
    expect(fitted(style)).toBe(40);
    expect(fitted(bold)).toBeLessThan(40);
    const oneLine = widthOf(words) + 1;
    expect(layoutText(ctx, words, style, oneLine).lines).toHaveLength(1);
    expect(layoutText(ctx, words, bold, oneLine).lines).toHaveLength(2);
  });

  test('that a line end cuts goes on in the next line', () => {
    const runs = [{ start: 4, end: 15, fill: '#ff8800' }];
    const { lines } = layoutText(ctx, text, { ...style, runs }, 220);
    expect(lines.map(({ segments }) => segments?.map(({ text: letters, fill }) => [letters, fill]))).toEqual([
      [
        ['Big ', undefined],
        ['orange', '#ff8800'],
      ],
      [['sale', '#ff8800']],
    ]);
  });

  test('sets letters apart across the ends of runs, too', () => {
    const runs = [{ ...orange, fontWeight: 700 }];
    const apart = layoutText(ctx, text, { ...style, runs, letterSpacing: 0.1 }, Infinity).width;
    const plain = layoutText(ctx, text, { ...style, runs }, Infinity).width;
    expect(apart - plain).toBeCloseTo((text.length - 1) * 0.1 * 40, 4);
  });

  test('paints each letter in its own colour, and shadows in theirs', () => {
    const canvas = createCanvas(300, 60).getContext('2d');
    const runs = [{ start: 0, end: 1, fill: '#ff0000', fontWeight: 900 }];
    const set = { ...style, runs, textShadow: '0em 0.9em 0em #00ff00' };
    const box = { x: 0, y: -6, width: 300, height: 48, rotation: 0 };
    paintText(canvas, layoutText(canvas, 'll', set, 300), box, '#0000ff');
    const seen = new Set<string>();
    const { data } = canvas.getImageData(0, 0, 300, 60);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255) seen.add(data.slice(at, at + 3).join());
    }
    expect([...seen].toSorted()).toEqual(['0,0,255', '0,255,0', '255,0,0']);
  });

  test('paints no letters where only what lies behind them is wanted', () => {
    const canvas = createCanvas(300, 60).getContext('2d');
    const runs = [{ ...orange, fill: '#ff8800' }];
    const layout = layoutText(canvas, text, { ...style, runs }, 300);
    paintText(canvas, layout, { x: 0, y: 0, width: 300, height: 60, rotation: 0 }, undefined);
    expect(canvas.getImageData(0, 0, 300, 60).data.every((level) => level === 0)).toBe(true);
  });
});

describe('keepRuns', () => {
  const runs: StyledRun[] = [{ ...orange, fill: '#ff8800' }];
  const wordsAfter = (after: string) => keepRuns(runs, text, after).map(({ start, end }) => after.slice(start, end));

  test.each([
    ['written before it', 'A very big orange sale', ['orange']],
    ['written behind it', 'Big orange sale today', ['orange']],
    ['written right at its end', 'Big oranges sale', ['orange']],
    ['written within it', 'Big oraxnge sale', ['oraxnge']],
    ['written in its place', 'Big red sale', ['red']],
    ['its end deleted', 'Big ora', ['ora']],
    ['all of it deleted', 'Big sale', []],
    ['its words moved', 'Sale of orange things', ['orange']],
    ['other words altogether', 'Rebajas', []],
  ])('%s', (_, after, words) => {
    expect(wordsAfter(after)).toEqual(words);
  });

  test('lie in the text, in order, without overlap, whatever is written', () => {
    const two = [{ start: 0, end: 3 }, orange];
    fc.assert(
      fc.property(fc.string(), (after) => {
        let at = 0;
        for (const { start, end } of keepRuns(two, text, after)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(after.length);
          at = end;
        }
      }),
    );
  });

  test('stay as they are where nothing was written', () => {
    expect(keepRuns(runs, text, text)).toEqual(runs);
  });
});
