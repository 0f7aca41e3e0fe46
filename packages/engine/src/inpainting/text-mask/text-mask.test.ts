import { describe, expect, test } from 'vitest';
import { rectangleOf } from '../../geometry/oriented-rectangle.ts';
import type { Raster } from '../../image/raster.ts';
import { lineZones } from '../../geometry/line-zones.ts';
import { draw, type Drawing, type DrawnText, plain } from '../../testing/drawing.ts';
import { maskBox, type TextMask, textMask } from './text-mask.ts';

const heading: DrawnText = { lines: ['Harvest Market'], x: 40, y: 90, size: 44, colour: '#1c2b4a' };
const framesOf = ({ paragraphs }: Drawing, index: number) =>
  (paragraphs[index]?.lines ?? []).map(({ quad }) => rectangleOf(quad));

/** The mask of the first text; the lines of the others are blocked. */
function maskOf(picture: Raster, drawing: Drawing): TextMask {
  const own = framesOf(drawing, 0);
  const box = maskBox(own, picture);
  const { line } = lineZones(
    drawing.paragraphs.slice(1).flatMap((_, index) => framesOf(drawing, index + 1)),
    box,
    2,
  );
  return textMask(
    picture,
    box,
    own,
    Uint8Array.from(line, (index) => (index >= 0 ? 1 : 0)),
  );
}

/** Counts the pixels of a part of the image, by whether text changed them and whether the mask marks them. */
function compare(mask: TextMask, image: Raster, clean: Raster): { missed: number; marked: number; changed: number } {
  const count = { missed: 0, marked: 0, changed: 0 };
  for (let y = 0, i = 0; y < mask.box.height; y++) {
    for (let x = 0; x < mask.box.width; x++, i++) {
      const at = ((mask.box.y + y) * image.width + mask.box.x + x) * 4;
      const isText = [0, 1, 2].some((channel) => image.data[at + channel] !== clean.data[at + channel]);
      if (mask.data[i] !== 0) count.marked++;
      if (isText) count.changed++;
      if (isText && mask.data[i] === 0) count.missed++;
    }
  }
  return count;
}

describe('textMask', () => {
  test('marks every pixel of the letters and little beside them', () => {
    const drawing = draw(480, 160, plain('#f4ead7'), [heading]);
    const { missed, marked, changed } = compare(maskOf(drawing.image, drawing), drawing.image, drawing.clean);
    expect(missed).toBe(0);
    expect(marked).toBeLessThan(2 * changed);
  });

  test('marks a shadow over an even background with the letters', () => {
    const shadow = { colour: 'rgba(0,0,0,0.5)', blur: 6, dx: 2, dy: 3 };
    const drawing = draw(480, 160, plain('#cfe8ff'), [{ ...heading, shadow }]);
    const { missed, changed } = compare(maskOf(drawing.image, drawing), drawing.image, drawing.clean);
    expect(missed).toBeLessThan(0.01 * changed);
  });

  test('keeps off the lines of other texts', () => {
    const drawing = draw(480, 200, plain('#f4ead7'), [heading, { ...heading, lines: ['on Saturday'], y: 140 }]);
    const mask = maskOf(drawing.image, drawing);
    const [other] = framesOf(drawing, 1);
    const middle = Math.round((other?.y ?? 0) - mask.box.y);
    expect(mask.data.subarray(middle * mask.box.width, (middle + 1) * mask.box.width).includes(1)).toBe(false);
  });

  test('leaves its picture alone and marks nothing where no text is', () => {
    const drawing = draw(480, 160, plain('#f4ead7'), [heading]);
    const before = drawing.clean.data.slice();
    const mask = maskOf(drawing.clean, drawing);
    expect(drawing.clean.data).toEqual(before);
    expect(mask.data.includes(1)).toBe(false);
  });
});
