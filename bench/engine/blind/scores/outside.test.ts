import { describe, expect, it } from 'vitest';
import { made, picture, pictures } from './made-up.ts';
import { scoreOutside } from './outside.ts';

const strokes = (x: number, y: number): boolean => x >= 12 && x < 28 && y >= 7 && y < 13;
const owned = (x: number, y: number): boolean => x >= 10 && x < 30 && y >= 5 && y < 15;
const shadow = (x: number, y: number): boolean => strokes(x, y) || (x === 34 && y === 10);
/** A pixel of that column changed beside the shadow. */
const at = (column: number) =>
  pictures(
    shadow,
    owned,
    picture((x, y) => x === column && y === 10, 150),
  );
/** A larger box around the same strokes, and one changed pixel near its upper edge. */
const wide = (x: number, y: number): boolean => x >= 4 && x < 36 && y >= 2 && y < 18;
const spot = (column: number) => picture((x, y) => x === column && y === 3, 90);
const pixels = made.width * made.height;

describe('scoreOutside', () => {
  it('is 0 where only the text went', () => {
    expect(
      scoreOutside(
        pictures(
          strokes,
          owned,
          picture(() => false),
        ),
      ),
    ).toEqual({ changed: 0, pixels });
  });

  it('counts each pixel that changed by one level', () => {
    const erased = picture(() => false);
    erased.data[0] = made.background - 1;
    expect(scoreOutside(pictures(strokes, owned, erased)).changed).toBe(1);
  });

  it('does not count what lies in the box of a text, far from its strokes', () => {
    expect(scoreOutside(pictures(strokes, wide, spot(5))).changed).toBe(0);
    expect(scoreOutside(pictures(strokes, wide, spot(3))).changed).toBe(1);
  });

  it('does not count what a shadow reaches outside of the box, nor two pixels more', () => {
    expect(scoreOutside(at(36)).changed).toBe(0);
    expect(scoreOutside(at(37)).changed).toBe(1);
  });
});
