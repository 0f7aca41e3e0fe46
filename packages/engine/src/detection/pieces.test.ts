import { describe, expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

describe('piecesOf', () => {
  test('leaves a picture of usual proportions whole', () => {
    for (const [width, height] of [
      [800, 600],
      [600, 1800],
      [1, 1],
    ] as const) {
      expect(piecesOf({ width, height }).map(({ box }) => box)).toEqual([{ x: 0, y: 0, width, height }]);
    }
  });

  test.each([
    [700, 9000],
    [9000, 600],
    [30, 16_384],
  ])('covers %i × %i with pieces that overlap, as many as it is long', (width, height) => {
    const pieces = piecesOf({ width, height });
    const spans = pieces.map(({ box }) => (height > width ? [box.y, box.y + box.height] : [box.x, box.x + box.width]));
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    expect(spans[0]?.[0]).toBe(0);
    expect(spans.at(-1)?.[1]).toBe(long);
    expect(Math.max(...spans.map(([start = 0, end = 0]) => end - start))).toBeLessThanOrEqual(2 * short + 2);
    const shared = spans.slice(1).map(([start = 0], index) => (spans[index]?.[1] ?? 0) - start);
    expect(Math.min(...shared)).toBeGreaterThanOrEqual(short / 2 - 2);
    expect(pieces.length).toBeLessThan((0.8 * long) / short + 1);
  });

  test('every point is of one piece, and a short line around it lies in that', () => {
    const pieces = piecesOf({ width: 700, height: 9000 });
    for (let y = 100; y < 8900; y += 7) {
      const owners = pieces.filter((piece) => piece.owns({ x: 350, y }));
      expect(owners).toHaveLength(1);
      const [{ box } = { box: { y: NaN, height: NaN } }] = owners;
      expect(y - 100).toBeGreaterThanOrEqual(box.y);
      expect(y + 100).toBeLessThanOrEqual(box.y + box.height);
    }
  });
});
