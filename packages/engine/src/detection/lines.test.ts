import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrientedRectangle, quadOf } from '../geometry/oriented-rectangle.ts';
import { type TextMark, joinWords, linesOf } from './lines.ts';

const degree = Math.PI / 180;
const word = (x: number, y: number, width: number, height = 20, angle = 0): OrientedRectangle => ({
  x,
  y,
  width,
  height,
  angle,
});
const mark = (box: OrientedRectangle): TextMark => ({ box, outline: quadOf(box) });
const keepAngle = ({ angle }: OrientedRectangle): number => angle;
const rounded = (boxes: readonly OrientedRectangle[]): string[] =>
  boxes.map(({ x, y, width, height }) => [x, y, width, height].map((value) => value.toFixed(3)).join(' ')).toSorted();

describe('joinWords', () => {
  test('joins the words of one line into the rectangle around them', () => {
    expect(joinWords([word(50, 100, 100), word(160, 101, 100)])).toEqual([
      expect.objectContaining({ x: 105, y: 100.5, width: 210, height: 21 }),
    ]);
  });

  test('keeps cells of a row apart', () => {
    expect(joinWords([word(50, 100, 100), word(180, 100, 100)])).toHaveLength(2);
  });

  test('keeps lines below each other apart', () => {
    expect(joinWords([word(50, 100, 100), word(50, 118, 100)])).toHaveLength(2);
  });

  test('keeps a large word and small print beside it apart', () => {
    expect(joinWords([word(50, 100, 100, 60), word(130, 100, 60, 20)])).toHaveLength(2);
  });

  test('keeps a small word beside a large number apart, and joins a small letter', () => {
    expect(joinWords([word(100, 100, 120, 58), word(195, 102, 50, 24)])).toHaveLength(2);
    expect(joinWords([word(100, 100, 120, 58), word(185, 102, 26, 24)])).toHaveLength(1);
    expect(joinWords([word(100, 100, 170, 16), word(195, 100, 10, 28)])).toHaveLength(1);
  });

  test('keeps a larger word between two lines apart from both', () => {
    expect(joinWords([word(100, 100, 170, 17), word(208, 89, 36, 26)])).toHaveLength(2);
  });

  test('gives the same lines in whatever order the boxes come', () => {
    const boxes = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 600 }),
        y: fc.integer({ min: 0, max: 300 }),
        width: fc.integer({ min: 20, max: 200 }),
        height: fc.integer({ min: 10, max: 40 }),
        angle: fc.constant(0),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(boxes, fc.infiniteStream(fc.integer()), (original, keys) => {
        const shuffled = original
          .map((box) => ({ box, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ box }) => box);
        expect(rounded(joinWords(shuffled))).toEqual(rounded(joinWords(original)));
      }),
    );
  });
});

describe('linesOf', () => {
  test('levels what is off by less than the error of measuring', () => {
    const marks = [word(300, 100, 400, 12, 0.3 * degree), word(300, 160, 400, 12, -0.4 * degree)].map(mark);
    expect(linesOf(marks, keepAngle).map(({ angle }) => angle)).toEqual([0, 0]);
  });

  test('keeps the tilt of a picture that was taken at a slant, the same for all lines', () => {
    const tilts = [2.1, 2.3, 2.2, 1.6];
    const marks = tilts.map((tilt, index) => mark(word(300, 100 + 60 * index, 400, 12, tilt * degree)));
    const angles = new Set(linesOf(marks, keepAngle).map(({ angle }) => (angle / degree).toFixed(3)));
    expect([...angles]).toEqual(['2.100']);
  });

  test('is level where the ink is, though accents and descenders turn most of the rectangles a little', () => {
    const marks = [0.56, 0.7, 0.6].map((tilt, index) => mark(word(300, 100 + 60 * index, 120, 12, tilt * degree)));
    expect(linesOf(marks, () => 0.1 * degree).map(({ angle }) => angle)).toEqual([0, 0, 0]);
  });

  test('is level where the ink is, however far descenders turn the rectangles of a few short words', () => {
    const words = [word(469, 113, 161, 30, 1.8 * degree), word(585, 232, 214, 31, 3.8 * degree)].map(mark);
    expect(linesOf(words, () => 0.25 * degree).map(({ angle }) => angle)).toEqual([0, 0]);
    expect(linesOf([mark(word(300, 100, 347, 52, 2.25 * degree))], () => 0).map(({ angle }) => angle)).toEqual([0]);
  });

  test('levels a word of small print that rises by a pixel', () => {
    const marks = [word(200, 100, 300, 8), word(60, 160, 26, 4, 2.8 * degree)].map(mark);
    expect(linesOf(marks, keepAngle).map(({ angle }) => angle)).toEqual([0, 0]);
  });

  test('keeps a tilt of less than a degree where the ink has it', () => {
    const marks = [0.7, 0.8, 0.9].map((tilt, index) => mark(word(300, 100 + 60 * index, 400, 12, tilt * degree)));
    const angles = new Set(linesOf(marks, () => 0.75 * degree).map(({ angle }) => (angle / degree).toFixed(3)));
    expect([...angles]).toEqual(['0.800']);
  });

  test('asks for the angle of the text where the rectangle of a short word is turned', () => {
    const short = mark(word(100, 300, 60, 20, 6 * degree));
    const long = mark(word(300, 100, 400, 12));
    expect(linesOf([long, short], () => 0.4 * degree).every(({ angle }) => angle === 0)).toBe(true);
    expect(linesOf([long, short], keepAngle).map(({ angle }) => Math.round(angle / degree))).toContain(6);
  });

  test('gives lines that were turned together one angle', () => {
    const marks = [
      word(300, 100, 400, 12),
      word(200, 400, 120, 30, 12 * degree),
      word(210, 440, 150, 30, 11.4 * degree),
    ].map(mark);
    const turned = linesOf(marks, keepAngle).filter(({ angle }) => angle !== 0);
    expect(turned).toHaveLength(2);
    expect(turned[0]?.angle).toBe(turned[1]?.angle);
  });

  test('keeps the angles of lines that fan out in perspective', () => {
    const angles = [-10, -8.6, -7.2, -5.8, -4.4, -3];
    const marks = angles.map((angle, index) => mark(word(400, 100 + 46 * index, 500, 14, angle * degree)));
    const found = linesOf(marks, keepAngle).map(({ angle }) => Math.round((10 * angle) / degree) / 10);
    expect(found.toSorted((a, b) => a - b)).toEqual(angles);
  });

  test('turns a box that stands on its short side to run along its text', () => {
    const [line] = linesOf([mark(word(100, 200, 16, 200))], () => -90 * degree);
    expect(Math.abs(line?.angle ?? 0)).toBeCloseTo(90 * degree);
    expect(line?.width).toBeGreaterThan(line?.height ?? Infinity);
  });

  test('grows the kernels back to the size of the text', () => {
    const [line] = linesOf([mark(word(100, 100, 200, 10))], keepAngle);
    expect(line?.height).toBeGreaterThan(20);
  });
});
