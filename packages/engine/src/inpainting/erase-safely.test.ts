import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../model/paragraph.ts';
import type { LineStrokes } from '../model/recognised-line.ts';
import { axesOf, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import { blotches, draw, type DrawnText, plain } from '../testing/drawing.ts';
import { eraseSafely } from './erase-safely.ts';
import { residualShare } from './residual-strokes.ts';
import type { StrokeMap } from './stroke-network.ts';

const size = { width: 480, height: 220 };
const inkRed = 0x1c;
const heading: DrawnText = { lines: ['Harvest Market'], x: 40, y: 90, size: 44, colour: '#1c2b4a' };
const { image, clean, paragraphs } = draw(size.width, size.height, plain('#f4ead7'), [heading]);
const [paragraph] = paragraphs;
if (!paragraph) throw new Error('The drawing has a text.');

/** The strokes of a drawing as they really are, line by line. */
function trueStrokes(drawn: Raster, background: Raster, { lines }: Paragraph): LineStrokes[] {
  return lines.map(({ quad }) => {
    const line = rectangleOf(quad);
    const { origin } = axesOf(line);
    const rectangle = { ...line, width: Math.round(line.width), height: Math.round(line.height) };
    const { width, height } = rectangle;
    const data = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const at = ((Math.round(origin.y) + y) * drawn.width + Math.round(origin.x) + x) * 4;
        const behind = background.data[at] ?? 0;
        data[i] = Math.min(255, (255 * (behind - (drawn.data[at] ?? 0))) / (behind - inkRed));
      }
    }
    return { rectangle, coverage: { width, height, data } };
  });
}

const strokes = trueStrokes(image, clean, paragraph);

/** A mixture of two pictures: the left part from one, the rest from the other. */
function leftPart(left: Raster, right: Raster, until: number): Raster {
  const data = right.data.slice();
  for (let y = 0; y < left.height; y++) {
    const row = y * left.width * 4;
    data.set(left.data.subarray(row, row + until * 4), row);
  }
  return { ...right, data };
}

describe('residualShare', () => {
  test('is nothing where the text is gone', () => {
    expect(residualShare(image, clean, strokes)).toBe(0);
  });

  test('is all where the text stands', () => {
    expect(residualShare(image, image, strokes)).toBeGreaterThan(0.95);
  });

  test('is about the share of the letters that stand', () => {
    const share = residualShare(image, leftPart(image, clean, 190), strokes);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  test('sees letters that pale but do not go', () => {
    const ghost = { ...clean, data: clean.data.map((level, i) => 0.6 * level + 0.4 * (image.data[i] ?? 0)) };
    expect(residualShare(image, ghost, strokes)).toBeGreaterThan(0.9);
  });

  test('does not take the grain of a background for letters', () => {
    const grainy = draw(size.width, size.height, blotches(), [heading]);
    const [own] = grainy.paragraphs;
    if (!own) throw new Error('The drawing has a text.');
    expect(residualShare(grainy.image, grainy.clean, trueStrokes(grainy.image, grainy.clean, own))).toBeLessThan(0.05);
  });
});

describe('eraseSafely', () => {
  test('erases what can be erased', () => {
    const { erased, outcomes } = eraseSafely(image, [{ paragraph, strokes }]);
    expect(outcomes).toMatchObject([{ isErased: true, residue: 0 }]);
    expect(erased.data).toEqual(clean.data);
  });

  test('makes one new picture where nothing was left as it was', () => {
    const { erased, forced } = eraseSafely(image, [{ paragraph, strokes }]);
    expect(erased).toBe(forced);
  });

  test('leaves a text as it was where its strokes would still show', () => {
    const elsewhere = paragraph.quad.map(({ x, y }) => ({ x, y: y + 110 })) as unknown as Paragraph['quad'];
    const misplaced = { ...paragraph, lines: paragraph.lines.map((line) => ({ ...line, quad: elsewhere })) };
    const { erased, outcomes } = eraseSafely(image, [{ paragraph: misplaced, strokes }]);
    expect(outcomes).toMatchObject([{ isErased: false }]);
    expect(erased.data).toEqual(image.data);
  });

  describe('where the first mask left strokes', () => {
    const [first] = paragraph.lines;
    if (!first) throw new Error('The text has a line.');
    const [a, b, c, d] = first.quad;
    const shorter = [{ ...a, y: a.y + 16 }, { ...b, y: b.y + 16 }, c, d] as const;
    const cut = { ...paragraph, lines: [{ ...first, quad: shorter }] };

    test('takes a stronger one', () => {
      const { erased, outcomes } = eraseSafely(image, [{ paragraph: cut, strokes }]);
      expect(outcomes).toMatchObject([{ isErased: true }]);
      expect(residualShare(image, erased, strokes)).toBeLessThanOrEqual(0.05);
    });

    test('takes all ink where the stroke network sees a part of the letters only', () => {
      const box = { x: 0, y: 0, ...size };
      const stroke = Float32Array.from({ length: size.width * size.height }, (_, i) => (i % size.width < 200 ? 1 : 0));
      const partly: StrokeMap = { box, stroke, effect: new Float32Array(stroke.length), text: 1 };
      const { erased, outcomes } = eraseSafely(image, [{ paragraph: cut, strokes }], [], new Map([[cut, [partly]]]));
      expect(outcomes).toMatchObject([{ isErased: true }]);
      expect(residualShare(image, erased, strokes)).toBeLessThanOrEqual(0.05);
    });
  });

  test('erases a doubtful text only for those who force it', () => {
    const { erased, forced } = eraseSafely(image, [], [{ paragraph, strokes }]);
    expect(erased.data).toEqual(image.data);
    expect(forced.data).toEqual(clean.data);
  });

  test('leaves a line as it was of which a part could not be told from its background', () => {
    const [line] = paragraph.lines;
    if (!line) throw new Error('The text has a line.');
    const [topLeft, topRight, bottomRight, bottomLeft] = line.quad;
    const beyond = { x: 100, y: 0 };
    const right = ({ x, y }: typeof beyond) => ({ x: x + beyond.x, y: y + beyond.y });
    const quad: typeof line.quad = [topLeft, right(topRight), right(bottomRight), bottomLeft];
    const longer: Paragraph = { ...paragraph, quad, lines: [{ ...line, quad }] };
    const { erased, outcomes } = eraseSafely(image, [{ paragraph: longer, strokes }]);
    expect(outcomes[0]?.isErased).toBe(false);
    expect(erased.data).toEqual(image.data);
  });
});
