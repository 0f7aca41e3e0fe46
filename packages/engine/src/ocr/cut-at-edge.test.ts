import { describe, expect, test } from 'vitest';
import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Raster } from '../image/raster.ts';
import { type Context, draw } from '../testing/drawing.ts';
import { isCutAtEdge } from './cut-at-edge.ts';

const green = '#228855';

/** Draws "lettuce" in white so that it begins at `x`, and what else stands there. */
function picture(x: number, more: (context: Context) => void = () => {}): Raster {
  return draw(
    240,
    80,
    (context) => {
      context.fillStyle = green;
      context.fillRect(0, 0, 240, 80);
      more(context);
    },
    [{ lines: ['lettuce'], x, y: 52, size: 32, colour: '#ffffff' }],
  ).image;
}

/** The line as far as the picture shows it. */
function line(left: number, right: number): RecognisedLine {
  return {
    text: 'lettuce',
    confidence: 0.95,
    box: { x: (left + right) / 2, y: 40, width: right - left, height: 24, angle: 0 },
    colour: [255, 255, 255],
    background: [34, 136, 85],
    stroke: 3,
    descent: 0,
    doubt: undefined,
  };
}

describe('a line', () => {
  test('is cut where its letters run off the picture', () => {
    expect(isCutAtEdge(picture(180), line(182, 238))).toBe(true);
    expect(isCutAtEdge(picture(-30), line(-12, 70))).toBe(true);
  });

  test('is whole inside of the picture, also near its edge', () => {
    expect(isCutAtEdge(picture(60), line(62, 162))).toBe(false);
    expect(isCutAtEdge(picture(4), line(6, 106))).toBe(false);
  });

  test('is whole beside a frame of its color', () => {
    const framed = picture(6, (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 2, 80);
    });
    expect(isCutAtEdge(framed, line(8, 108))).toBe(false);
  });
});
