import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eraseText } from './erase-text.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import {
  blotches,
  type Context,
  dots,
  draw,
  type DrawnText,
  largestDifference,
  plain,
  psnr,
  slope,
  stripes,
} from '../testing/drawing.ts';
import { lineZones } from '../geometry/line-zones.ts';

const heading: DrawnText = { lines: ['Harvest Market', 'on Saturday'], x: 40, y: 90, size: 44, colour: '#1c2b4a' };

function ruled(context: Context): void {
  plain('#ffffff')(context);
  context.fillStyle = '#d62828';
  context.fillRect(40, 110, 300, 4);
}

/** A dark bar from row 12 to 51, of which the upper half shines; one grey a row. */
function glossy(context: Context): void {
  plain('#f1f2f3')(context);
  const shine = [85, 80, 79, 77, 76, 75, 73, 70, 68, 66, 64, 63, 62, 60, 58, 57];
  const shade = [35, 35, 35, 35, 35, 36, 37, 37, 38, 39, 39, 40, 41, 41, 42, 43, 43, 44, 45, 45, 46, 47, 47];
  for (const [row, level] of [...shine, ...shade].entries()) {
    context.fillStyle = `rgb(${level}, ${level}, ${level})`;
    context.fillRect(0, 12 + row, 480, 1);
  }
}

function halved(context: Context): void {
  plain('#f2efe6')(context);
  context.fillStyle = '#d7443e';
  context.fillRect(200, 0, 280, 140);
}

describe('eraseText on plain backgrounds', () => {
  it('restores dark text on light to the pixel', () => {
    const { image, clean, paragraphs } = draw(480, 220, plain('#f4ead7'), [heading]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(clean.data);
  });

  it('restores light text on dark to the pixel', () => {
    const { image, clean, paragraphs } = draw(480, 220, plain('#14213d'), [{ ...heading, colour: '#fff8e8' }]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(clean.data);
  });

  it('restores small thin text to the pixel', () => {
    const small: DrawnText = {
      lines: ['Open daily from nine until six'],
      x: 20,
      y: 40,
      size: 13,
      weight: 300,
      colour: '#333333',
    };
    const { image, clean, paragraphs } = draw(260, 70, plain('#ffffff'), [small]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(clean.data);
  });

  it('restores turned text to the pixel', () => {
    const { image, clean, paragraphs } = draw(520, 320, plain('#e9f5db'), [{ ...heading, rotation: 12 }]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(clean.data);
  });

  it('restores a word of another colour to the pixel', () => {
    const words: DrawnText[] = [
      { lines: ['Now'], x: 40, y: 90, size: 44, colour: '#1c2b4a' },
      { lines: ['half'], x: 150, y: 90, size: 44, colour: '#d62828' },
    ];
    const { image, clean, paragraphs } = draw(320, 140, plain('#f4ead7'), words);
    const [first, second] = paragraphs;
    const [line, other] = [first?.lines[0], second?.lines[0]];
    if (!first || !line || !other) throw new Error('The drawing has two texts of one line each.');
    const joined = {
      ...line,
      text: 'Now half',
      quad: [line.quad[0], other.quad[1], other.quad[2], line.quad[3]] as const,
    };
    expect(eraseText(image, [{ ...first, lines: [joined] }]).erased.data).toEqual(clean.data);
  });

  it('leaves no ghost of a soft shadow', () => {
    const shadow = { colour: 'rgba(0,0,0,0.6)', blur: 8, dx: 2, dy: 3 };
    const { image, clean, paragraphs } = draw(480, 240, plain('#cfe8ff'), [{ ...heading, shadow }]);
    expect(largestDifference(eraseText(image, paragraphs).erased, clean)).toBeLessThanOrEqual(3);
  });

  it('leaves the rule below a text alone', () => {
    const { image, clean, paragraphs } = draw(480, 140, ruled, [{ ...heading, lines: ['Harvest Market'] }]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(clean.data);
  });

  it('keeps the shine of a glossy bar behind a text', () => {
    const { image, clean, paragraphs } = draw(480, 60, glossy, [
      { lines: ['You are logged in as Jane Roe'], x: 120, y: 37, size: 14, colour: '#ffffff' },
    ]);
    const { erased } = eraseText(image, paragraphs);
    expect(largestDifference(erased, clean)).toBeLessThanOrEqual(2);
  });

  it('carries an edge on through the letters that hid it', () => {
    const { image, clean, paragraphs } = draw(480, 140, halved, [{ ...heading, lines: ['Harvest Market'] }]);
    expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(34);
  });
});

describe('eraseText on uneven backgrounds', () => {
  it('continues a gradient', () => {
    const { image, clean, paragraphs } = draw(480, 220, slope('#ffd6a5', '#5e60ce'), [heading]);
    expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(52);
  });

  it('continues a pattern', () => {
    const { image, clean, paragraphs } = draw(480, 220, stripes('#f7d9c4', '#f2b48c', 14), [heading]);
    expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(36);
  });

  it('continues dots', () => {
    const { image, clean, paragraphs } = draw(480, 220, dots('#fbf5ea', '#efe3cd', 24), [heading]);
    expect(largestDifference(eraseText(image, paragraphs).erased, clean)).toBeLessThanOrEqual(1);
  });

  it('leaves nothing of an outline in the colour of the ground, which shows on dots alone', () => {
    const outlined = { ...heading, outline: { colour: '#fbf5ea', width: 3 } };
    const { image, clean, paragraphs } = draw(480, 220, dots('#fbf5ea', '#efe3cd', 24), [outlined]);
    expect(largestDifference(eraseText(image, paragraphs).erased, clean)).toBeLessThanOrEqual(2);
  });

  it('continues a texture', () => {
    const { image, clean, paragraphs } = draw(480, 220, blotches(), [{ ...heading, colour: '#ffffff' }]);
    expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(33);
  });

  it('lifts a shadow off a texture instead of leaving or smearing it', () => {
    const shadow = { colour: 'rgba(0,0,0,0.7)', blur: 7, dx: 2, dy: 3 };
    const { image, clean, paragraphs } = draw(480, 240, blotches(), [{ ...heading, colour: '#ffffff', shadow }]);
    expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(30);
  });
});

describe('eraseText in general', () => {
  it('changes nothing where there is no text', () => {
    const { image } = draw(80, 60, blotches(), []);
    expect(eraseText(image, []).erased.data).toEqual(image.data);
  });

  it('changes nothing inside a quad that holds no ink', () => {
    const { clean, paragraphs } = draw(480, 220, plain('#f4ead7'), [heading]);
    expect(eraseText(clean, paragraphs).erased.data).toEqual(clean.data);
  });

  it('erases what a map of strokes marks where the colours show no text', () => {
    const faint: DrawnText = { ...heading, lines: ['Harvest'], colour: '#fbfbfb' };
    const { image, clean, paragraphs } = draw(300, 140, plain('#ffffff'), [faint]);
    const stroke = Float32Array.from({ length: 300 * 140 }, (_, i) => (image.data[i * 4] === 255 ? 0 : 1));
    const box = { x: 0, y: 0, width: 300, height: 140 };
    const map = { box, stroke, effect: new Float32Array(stroke.length), text: 1 };
    expect(eraseText(image, paragraphs).erased.data).toEqual(image.data);
    const maps = new Map(paragraphs.map((paragraph) => [paragraph, [map]]));
    expect(eraseText(image, paragraphs, maps).erased.data).toEqual(clean.data);
  });

  it('leaves the input as it was', () => {
    const { image, paragraphs } = draw(480, 220, plain('#f4ead7'), [heading]);
    const before = image.data.slice();
    eraseText(image, paragraphs);
    expect(image.data).toEqual(before);
  });

  it('gives the same picture each time', () => {
    const { image, paragraphs } = draw(480, 220, stripes('#f7d9c4', '#f2b48c', 14), [heading]);
    expect(eraseText(image, paragraphs).erased.data).toEqual(eraseText(image, paragraphs).erased.data);
  });

  it('keeps every byte beyond the reach of the lines, wherever they stand, even half outside', () => {
    assert(
      property(
        record({
          x: integer({ min: -60, max: 220 }),
          y: integer({ min: -10, max: 190 }),
          size: integer({ min: 6, max: 60 }),
          rotation: integer({ min: -180, max: 180 }),
        }),
        (place) => {
          const { image, paragraphs } = draw(240, 180, blotches(), [
            { lines: ['Añejo 25%'], colour: '#ffffff', ...place },
          ]);
          const { erased } = eraseText(image, paragraphs);
          const frames = paragraphs.flatMap(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
          const { line } = lineZones(frames, { x: 0, y: 0, width: 240, height: 180 }, place.size + 8);
          const strayed = image.data.some((level, i) => line[i >> 2] === -1 && erased.data[i] !== level);
          expect(strayed).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('erases the underline of a text with it', () => {
  const text = { lines: ['Long pages'], x: 40, y: 100, size: 60, colour: '#1c2b4a' };
  const { image, clean, paragraphs } = draw(460, 160, plain('#f4ead7'), [text]);
  const rule = { x: 180, y: 124, width: 280, height: 4, angle: 0 };
  for (let y = 122; y < 126; y++) {
    for (let x = 40; x < 320; x++) image.data.set([0xe0, 0x9a, 0x1c], (y * image.width + x) * 4);
  }
  const underlined = paragraphs.map((paragraph) => ({
    ...paragraph,
    underline: { colour: [0xe0, 0x9a, 0x1c] as const, lines: [rule] },
  }));
  expect(eraseText(image, paragraphs).erased.data).not.toEqual(clean.data);
  const { erased, texts } = eraseText(image, underlined);
  expect(erased.data).toEqual(clean.data);
  const [{ box, changed } = { box: undefined, changed: new Uint8Array() }] = texts;
  expect(changed[(124 - (box?.y ?? 0)) * (box?.width ?? 0) + 180 - (box?.x ?? 0)]).toBe(1);
});
