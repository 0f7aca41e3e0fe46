import { describe, expect, test } from 'vitest';
import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Raster } from '../image/raster.ts';
import { type Context, draw } from '../testing/drawing.ts';
import { isCutAtEdge } from './cut-at-edge.ts';
import { readWords } from './words.ts';

const green = '#228855';

/** Draws words in white that begin at `x`, and what else stands there. */
function picture(x: number, words: string[] = ['lettuce'], more: (context: Context) => void = () => {}): Raster {
  return draw(
    240,
    120,
    (context) => {
      context.fillStyle = green;
      context.fillRect(0, 0, 240, 120);
      more(context);
    },
    [{ lines: words, x, y: 52, size: 32, colour: '#ffffff' }],
  ).image;
}

/** A line as far as the picture shows it, in the height of the first one or of another. */
function line(left: number, right: number, text = 'lettuce', y = 40): RecognisedLine {
  return {
    text,
    confidence: 0.95,
    box: { x: (left + right) / 2, y, width: right - left, height: 24, angle: 0 },
    colour: [255, 255, 255],
    background: [34, 136, 85],
    stroke: 3,
    descent: 0,
    doubt: undefined,
  };
}

const hasWord = await readWords('en');

describe('a line', () => {
  test('is cut where its letters run off the picture', () => {
    expect(isCutAtEdge(picture(180), [line(182, 238)], hasWord)).toBe(true);
    expect(isCutAtEdge(picture(-30), [line(-12, 70)], hasWord)).toBe(true);
  });

  test('is whole inside of the picture, also near its edge', () => {
    expect(isCutAtEdge(picture(60), [line(62, 162)], hasWord)).toBe(false);
    expect(isCutAtEdge(picture(4), [line(6, 106)], hasWord)).toBe(false);
  });

  test('is whole beside a frame of its color', () => {
    const framed = picture(6, ['lettuce'], (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 2, 120);
    });
    expect(isCutAtEdge(framed, [line(8, 108)], hasWord)).toBe(false);
  });
});

const lines = (first: string, second: string) => [line(0, 95, first, 40), line(0, 95, second, 80)];

describe('several lines', () => {
  test('are whole where each has a whole word at the edge, as they were set there', () => {
    const words = ['lettuce', 'carrots'];
    const flush = picture(-3, words);
    expect(isCutAtEdge(flush, lines('lettuce', 'carrots,'), hasWord)).toBe(false);
    expect(isCutAtEdge(flush, lines('ettuce', 'arrots'), hasWord)).toBe(true);
    expect(isCutAtEdge(flush, lines('lettuce', 'arrots'), hasWord)).toBe(true);
  });
});
