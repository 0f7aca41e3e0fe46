import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point, Quad } from './homography.ts';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { paintText } from './paint.ts';
import { cornersOf, onSameSurface, perspectiveOf, perspectiveTo, toUprightPoint } from './perspective.ts';
import type { TextBox, TextStyle } from './types.ts';

registerFonts();
const size = { width: 420, height: 240 };
const style: TextStyle = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 44, textAlign: 'center' };
const words = 'Hill path\nis closed';
const identity: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const upright: TextBox = { x: 90, y: 60, width: 240, height: 110, rotation: 0 };
const turned: Quad = [
  { x: 60, y: 30 },
  { x: 350, y: 70 },
  { x: 340, y: 190 },
  { x: 70, y: 215 },
];

function painted(box: TextBox, set: Partial<TextStyle> = {}, fill = '#101010', zoom = 1): Uint8ClampedArray {
  const ctx = createCanvas(size.width * zoom, size.height * zoom).getContext('2d');
  ctx.scale(zoom, zoom);
  paintText(ctx, layoutText(ctx, words, { ...style, ...set }, box.width), box, fill);
  return ctx.getImageData(0, 0, size.width * zoom, size.height * zoom).data;
}

/** Maps a point of a unit square whose corners go to those of a quad: the lines to the points where opposite sides meet. */
function seenAt([a, b, c, d]: Quad, u: number, v: number): Point {
  // Solves the eight equations of the corners by Cramer's rule, apart from the code under test.
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const g = (sx * dy2 - dx2 * sy) / (dx1 * dy2 - dx2 * dy1);
  const h = (dx1 * sy - sx * dy1) / (dx1 * dy2 - dx2 * dy1);
  const w = g * u + h * v + 1;
  return {
    x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
    y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
  };
}

/** The upright text with eight pixels for one, so that an exact picture of each pixel can be made of it. */
function exactly(box: TextBox, corners: Quad): Uint8ClampedArray {
  const fine = 8;
  const ctx = createCanvas(box.width * fine, box.height * fine).getContext('2d');
  ctx.scale(fine, fine);
  paintText(ctx, layoutText(ctx, words, style, box.width), { ...box, x: 0, y: 0, perspective: undefined }, '#101010');
  const { data, width, height } = ctx.getImageData(0, 0, box.width * fine, box.height * fine);
  const alpha = new Uint8ClampedArray(size.width * size.height);
  const sums = new Float64Array(alpha.length);
  const counts = new Float64Array(alpha.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = seenAt(corners, (x + 0.5) / width, (y + 0.5) / height);
      const pixel = Math.floor(at.y) * size.width + Math.floor(at.x);
      sums[pixel] = (sums[pixel] ?? 0) + (data[(y * width + x) * 4 + 3] ?? 0);
      counts[pixel] = (counts[pixel] ?? 0) + 1;
    }
  }
  return alpha.map((_, pixel) => (sums[pixel] ?? 0) / Math.max(1, counts[pixel] ?? 0));
}

/** Pixels that are inked in one alpha channel, and in none of the nine around them in the other. */
function strays(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * size.width + dx));
  return Array.from({ length: one.length }, (_, pixel) => pixel).filter(
    (pixel) => (one[pixel] ?? 0) > 128 && around.every((by) => (other[pixel + by] ?? 0) <= 64),
  );
}

const near = (x: number, y: number) =>
  fc.record({
    x: fc.double({ min: x - 0.2, max: x + 0.2, noNaN: true }),
    y: fc.double({ min: y - 0.2, max: y + 0.2, noNaN: true }),
  });
const perspectives: fc.Arbitrary<Quad> = fc.tuple(near(0, 0), near(1, 0), near(1, 1), near(0, 1));
const boxes: fc.Arbitrary<TextBox> = fc.record({
  x: fc.integer({ min: -50, max: 500 }),
  y: fc.integer({ min: -50, max: 500 }),
  width: fc.integer({ min: 20, max: 400 }),
  height: fc.integer({ min: 12, max: 200 }),
  rotation: fc.integer({ min: -180, max: 180 }),
  perspective: perspectives,
});
const close = ({ x, y }: Point): Point => ({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) });

describe('a text that is seen at an angle', () => {
  test.each([0, 17])(
    'is painted as without it, to the pixel, where its corners are those of its box: %i°',
    (rotation) => {
      const box = { ...upright, rotation };
      const effects = { textShadow: '0.05em 0.05em 0.1em #aa2200', textStroke: '0.06em #ffffff' };
      expect(painted({ ...box, perspective: identity }, effects)).toEqual(painted(box, effects));
    },
  );

  test('stands within a pixel of where the map takes each of its letters', () => {
    const perspective = perspectiveTo(upright, turned);
    const pixels = painted({ ...upright, perspective });
    const exact = exactly(upright, turned);
    const found = exact.map((_, pixel) => pixels[pixel * 4 + 3] ?? 0);
    expect(exact.filter((alpha) => alpha > 128).length).toBeGreaterThan(3_000);
    expect([...strays(exact, found), ...strays(found, exact)]).toEqual([]);
    const differences = Array.from(exact, (alpha, pixel) => Math.abs(alpha - (found[pixel] ?? 0)));
    expect(differences.reduce((sum, difference) => sum + difference, 0) / exact.length).toBeLessThan(1.5);
  });

  test('keeps the colour of its letters up to their rims', () => {
    const pixels = painted({ ...upright, perspective: perspectiveTo(upright, turned) }, {}, '#ff8000');
    const inked = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixel * 4).filter(
      (at) => (pixels[at + 3] ?? 0) > 20,
    );
    expect(inked.length).toBeGreaterThan(1_000);
    for (const at of inked) {
      expect(Math.abs((pixels[at] ?? 0) - 255)).toBeLessThanOrEqual(8);
      expect(Math.abs((pixels[at + 1] ?? 0) - 128)).toBeLessThanOrEqual(8);
    }
  });

  test('has as much ink at every zoom', () => {
    const box = { ...upright, perspective: perspectiveTo(upright, turned) };
    const ink = (zoom: number) =>
      painted(box, {}, '#101010', zoom).reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0) / zoom ** 2;
    for (const zoom of [0.5, 1.5, 2]) expect(ink(zoom) / ink(1)).toBeCloseTo(1, 1);
  });

  test('is never lost: corners that no box has are ignored', () => {
    const crossed: Quad = [identity[1], identity[0], identity[2], identity[3]];
    expect(painted({ ...upright, perspective: crossed })).toEqual(painted(upright));
  });
});

describe('the corners of a box', () => {
  test('are where they were said to be seen', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const corners = cornersOf(box);
        expect(cornersOf({ ...box, perspective: perspectiveTo(box, corners) })).toEqual(corners.map(close));
      }),
    );
  });

  test('move with it', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const moved = cornersOf({ ...box, x: box.x + 30, y: box.y - 7 });
        expect(moved).toEqual(cornersOf(box).map(({ x, y }) => close({ x: x + 30, y: y - 7 })));
      }),
    );
  });

  test('are found again in the upright box', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const { x, y, width, height } = box;
        expect(cornersOf(box).map((corner) => toUprightPoint(box, corner))).toEqual(
          [
            { x, y },
            { x: x + width, y },
            { x: x + width, y: y + height },
            { x, y: y + height },
          ].map(close),
        );
      }),
    );
  });

  test('stay on their surface when the box grows: what stood in it is seen where it was', () => {
    const gentle = fc.tuple(
      ...identity.map(({ x, y }) => near(x, y).map((at) => ({ x: x + (at.x - x) / 4, y: y + (at.y - y) / 4 }))),
    );
    fc.assert(
      fc.property(boxes, gentle, fc.integer({ min: 1, max: 40 }), (box, perspective, by) => {
        const before = { ...box, rotation: 0, perspective: perspective as unknown as Quad };
        const grown = onSameSurface(before, { ...before, height: before.height + by });
        const [a, b] = cornersOf(before);
        expect(cornersOf(grown).slice(0, 2)).toEqual([close(a), close(b)]);
        const [, , foot] = cornersOf(before);
        expect(toUprightPoint(grown, foot)).toEqual(close({ x: box.x + box.width, y: box.y + box.height }));
      }),
    );
  });

  test('are those of the upright box where they say nothing else', () => {
    expect(perspectiveOf({ perspective: identity })).toBeUndefined();
    expect(perspectiveTo(upright, cornersOf(upright))).toBeUndefined();
  });
});
