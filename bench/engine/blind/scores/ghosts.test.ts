import { describe, expect, it } from 'vitest';
import { scoreGhosts, standing } from './ghosts.ts';
import { box, picture, pictures } from './made-up.ts';

const line = box(10, 5, 30, 15);
const strokes = (x: number, y: number): boolean => x >= 12 && x < 28 && y >= 7 && y < 13;
const owned = (x: number, y: number): boolean => x >= 10 && x < 30 && y >= 5 && y < 15;
/** The strokes right of that column still stand. */
const leftFrom = (column: number) =>
  pictures(
    strokes,
    owned,
    picture((x, y) => strokes(x, y) && x >= column),
  );

describe('standing', () => {
  it('is the share of the strokes that are nearer to the original than to the background', () => {
    expect(standing({ owner: 0, quad: line }, leftFrom(24))).toBeCloseTo(4 / 16, 10);
  });

  it('counts strokes that are half gone as gone', () => {
    const pale = pictures(strokes, owned, picture(strokes, 150));
    expect(standing({ owner: 0, quad: line }, pale)).toBe(0);
  });

  it('is undefined where no stroke can be seen', () => {
    expect(standing({ owner: 0, quad: box(0, 0, 5, 5) }, leftFrom(24))).toBeUndefined();
  });
});

describe('scoreGhosts', () => {
  it('finds none where the strokes are gone', () => {
    expect(scoreGhosts([{ owner: 0, quad: line }], leftFrom(28))).toEqual({ set: 1, ghosts: 0 });
  });

  it('counts a text of which more than one stroke pixel in twenty stands', () => {
    expect(scoreGhosts([{ owner: 0, quad: line }], leftFrom(27))).toEqual({ set: 1, ghosts: 1 });
  });

  it('does not count a text that was not taken: nothing is set over it', () => {
    expect(scoreGhosts([], leftFrom(12))).toEqual({ set: 0, ghosts: 0 });
  });

  it('counts a text once, however many of its lines stand', () => {
    const lines = [
      { owner: 0, quad: line },
      { owner: 0, quad: line },
    ];
    expect(scoreGhosts(lines, leftFrom(12))).toEqual({ set: 1, ghosts: 1 });
  });
});
