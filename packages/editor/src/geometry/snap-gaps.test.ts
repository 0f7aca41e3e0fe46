import { describe, expect, test } from 'vitest';
import { snapToGaps } from './snap-gaps.ts';
import { snapRect } from './snap.ts';

const box = (x: number, y = 0) => ({ x, y, width: 40, height: 20 });

describe('a box in a row', () => {
  test('snaps to the middle between its neighbours', () => {
    expect(snapToGaps(box(97), [box(0), box(200)], 'x', 5)).toEqual({
      shift: 3,
      gaps: [
        { from: 40, to: 100 },
        { from: 140, to: 200 },
      ],
      at: 10,
      size: 60,
    });
  });

  test.each([
    ['after two others', box(153), [box(0), box(70)], -13],
    ['before two others', box(18), [box(90), box(160)], 2],
  ])('snaps to the distance that the others have: %s', (_, moved, others, shift) => {
    expect(snapToGaps(moved, others, 'x', 15)?.shift).toBe(shift);
  });

  test('down a column too', () => {
    expect(snapToGaps(box(0, 62), [box(0, 0), box(0, 30)], 'y', 5)?.shift).toBe(-2);
  });

  test('takes no notice of boxes beside the row, nor of places that are far', () => {
    expect(snapToGaps(box(97), [box(0, 300), box(200)], 'x', 5)).toBeUndefined();
    expect(snapToGaps(box(80), [box(0), box(200)], 'x', 5)).toBeUndefined();
  });
});

describe('among lines', () => {
  const targets = { image: { width: 1_000, height: 1_000 }, boxes: [box(0, 300), box(203, 301)] };

  test('equal distances are guides with their size, through the middle of the box where it snapped', () => {
    const { delta, guides } = snapRect(box(98, 340), { ...targets, boxes: [box(0, 335), box(203, 337)] }, 5);
    expect(delta.x).toBe(3.5);
    expect(guides.filter(({ distance }) => distance !== undefined)).toEqual([
      { axis: 'y', at: 347, from: 40, to: 101.5, distance: 61.5 },
      { axis: 'y', at: 347, from: 141.5, to: 203, distance: 61.5 },
    ]);
  });

  test('an edge that is near comes first', () => {
    const { delta } = snapRect(box(96, 320), { ...targets, boxes: [box(0, 315), box(203, 317), box(97, 800)] }, 5);
    expect(delta.x).toBe(1);
  });
});
