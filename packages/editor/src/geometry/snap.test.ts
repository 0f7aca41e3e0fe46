import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapRect, snapSides } from './snap.ts';

const image = { width: 800, height: 600 };
const box = { x: 103, y: 200, width: 50, height: 30 };

test('the nearest line on each axis draws the box to it', () => {
  const snap = snapRect(box, { image, boxes: [{ x: 100, y: 300, width: 200, height: 50 }] }, 5);
  expect(snap.delta).toEqual({ x: -3, y: 0 });
  expect(snap.guides).toEqual([{ axis: 'x', at: 100, from: 200, to: 350 }]);
});

test('a line ends at the box where it has snapped on the other axis too, also where a side is dragged', () => {
  const targets = { image: { width: 800, height: 900 }, boxes: [{ x: 100, y: 300, width: 200, height: 50 }] };
  const moved = snapRect({ ...box, y: 267 }, targets, 5);
  expect(moved.guides).toContainEqual({ axis: 'x', at: 100, from: 270, to: 350 });
  expect(moved.guides).toContainEqual({ axis: 'y', at: 300, from: 100, to: 300 });
  const sized = snapSides({ ...box, y: 267 }, { x: 'start', y: 'end' }, targets, 5);
  expect(sized.guides).toContainEqual({ axis: 'x', at: 100, from: 267, to: 350 });
  expect(sized.guides).toContainEqual({ axis: 'y', at: 300, from: 100, to: 300 });
});

test('the middle of the image draws the middle of the box', () => {
  const { delta } = snapRect({ ...box, x: 372, y: 287 }, { image, boxes: [] }, 5);
  expect(delta).toEqual({ x: 3, y: -2 });
});

test('the place where it stood at first comes before other lines', () => {
  const home = { ...box, x: 105, y: 203 };
  const snap = snapRect(box, { image, home, boxes: [{ x: 102, y: 300, width: 9, height: 9 }] }, 5);
  expect(snap.delta).toEqual({ x: 2, y: 3 });
});

test('equal distances beside which a line would draw the box away again are passed over', () => {
  const moved = { x: 0, y: 227, width: 1, height: 79 };
  const boxes = [
    { x: 0, y: 127, width: 1, height: 19 },
    { x: 0, y: 377, width: 1, height: 0 },
  ];
  expect(snapRect(moved, { image, boxes }, 5).delta.y).toBe(0);
});

test('nothing moves further than the tolerance, and a snapped box snaps to where it is', () => {
  const coordinate = fc.integer({ min: 0, max: 500 });
  const rect = fc.record({ x: coordinate, y: coordinate, width: coordinate, height: coordinate });
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 6 }), (moved, boxes) => {
      const { delta } = snapRect(moved, { image, boxes }, 5);
      expect(Math.max(Math.abs(delta.x), Math.abs(delta.y))).toBeLessThanOrEqual(5);
      const again = snapRect({ ...moved, x: moved.x + delta.x, y: moved.y + delta.y }, { image, boxes }, 5);
      expect(Math.hypot(again.delta.x, again.delta.y)).toBeLessThan(1e-9);
    }),
  );
});

test('the other boxes are read at the first move of a gesture, and at no later one', () => {
  let read = 0;
  const boxes = Array.from({ length: 100 }, (_, index) => ({
    get x() {
      read += 1;
      return (index % 10) * 80;
    },
    y: Math.floor(index / 10) * 60,
    width: 31,
    height: 17,
  }));
  const targets = { image, boxes };
  snapRect(box, targets, 5);
  expect(read).toBeGreaterThan(boxes.length - 1);
  read = 0;
  for (let move = 0; move < 20; move += 1) snapRect({ ...box, x: 37 + move * 7, y: 26 + move * 5 }, targets, 5);
  expect(read).toBe(0);
});

test('of two lines at the same distance one draws the box', () => {
  const boxes = [
    { x: 101, y: 300, width: 300, height: 50 },
    { x: 105, y: 400, width: 290, height: 50 },
  ];
  expect(Math.abs(snapRect(box, { image, boxes }, 5).delta.x)).toBe(2);
});

test('only the side that is dragged snaps', () => {
  const others = { image, boxes: [{ x: 150, y: 300, width: 100, height: 40 }] };
  const snap = snapSides(box, { x: 'end', y: 'none' }, others, 5);
  expect(snap.delta).toEqual({ x: -3, y: 0 });
  expect(snap.guides).toEqual([{ axis: 'x', at: 150, from: 200, to: 340 }]);
  expect(snapSides(box, { x: 'start', y: 'none' }, others, 5)).toEqual({ delta: { x: 0, y: 0 }, guides: [] });
});
