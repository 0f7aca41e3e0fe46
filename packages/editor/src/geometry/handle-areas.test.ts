import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handleAreas } from './handle-areas.ts';

const side = fc.double({ min: 4, max: 2_000, noNaN: true });
const box = fc.record({ width: side, height: side });
const overlap = (from: number, length: number, room: number) =>
  Math.max(0, Math.min(from + length, room) - Math.max(from, 0));

/** The handle that takes a press on the right edge of a box, at a distance from its top. */
const beside = (box: { width: number; height: number }, at: number) =>
  handleAreas(box).find(
    ({ x, y, width, height }) => x < box.width && box.width < x + width && y <= at && at < y + height,
  );

describe('the handles of a box', () => {
  test('leave three quarters of it to drag it by, however small it is', () => {
    fc.assert(
      fc.property(box, (box) => {
        const covered = handleAreas(box).reduce(
          (sum, { x, y, width, height }) => sum + overlap(x, width, box.width) * overlap(y, height, box.height),
          0,
        );
        expect(covered / (box.width * box.height)).toBeLessThanOrEqual(0.25 + 1e-9);
      }),
    );
  });

  test('leave its middle free', () => {
    fc.assert(
      fc.property(box, (box) => {
        const middle = { x: box.width / 2, y: box.height / 2 };
        const hit = handleAreas(box).filter(
          ({ x, y, width, height }) =>
            middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height,
        );
        expect(hit).toEqual([]);
      }),
    );
  });

  test.each([
    ['every side and corner of a large box', { width: 200, height: 100 }, 'nw n ne e se s sw w'],
    [
      'the corners and both ends of a low one, whose height follows from its text',
      { width: 200, height: 40 },
      'nw ne e se sw w',
    ],
    ['the corners and both ends of two lines of small type', { width: 90, height: 26 }, 'nw ne e se sw w'],
    ['the corners and the long sides of a column', { width: 40, height: 200 }, 'nw ne e se sw w'],
    ['the two ends of a line of small type', { width: 120, height: 12 }, 'w e'],
    ['one corner of a small box', { width: 20, height: 12 }, 'se'],
  ])('are on %s', (_name, box, expected) => {
    expect(handleAreas(box).map(({ handle }) => handle)).toEqual(expected.split(' '));
  });

  test('at an end reach along the whole of it, so that a press on the edge never takes the text along', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 2_000 }),
        fc.integer({ min: 24, max: 2_000 }),
        fc.integer({ min: 0, max: 99 }),
        (width, height, percent) => {
          expect(['ne', 'e', 'se']).toContain(beside({ width, height }, (height * percent) / 100)?.handle);
        },
      ),
    );
  });
});
