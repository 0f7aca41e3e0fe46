import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runKey } from '../../actions/action.ts';
import { exclusionActions } from './actions.ts';
import type { KeyInput } from '../../actions/key-input.ts';
import { createExclusionStore, getExclusions } from '../../exclusion-store.ts';
import { containsRect } from '../../geometry/rect.ts';
import type { Point, Rect } from '../../geometry/rect.ts';
import { handles } from '../../geometry/resize-rect.ts';
import type { Handle } from '../../geometry/resize-rect.ts';
import { createExclusion, rectOfExclusion } from '../../model/exclusion-rectangle.ts';
import { createExclusionTool } from './tool.ts';

const image = { width: 800, height: 600 };
const bounds = { x: -1e-6, y: -1e-6, width: 800 + 2e-6, height: 600 + 2e-6 };
const coordinate = fc.integer({ min: -500, max: 1_500 });
const point = fc.record({ x: coordinate, y: coordinate });

/** A canvas of areas without a screen; nothing snaps. */
function open(rects: readonly Rect[] = []) {
  const store = createExclusionStore(
    image,
    rects.map((rect, index) => createExclusion(`area-${index}`, rect)),
    () => 5_000,
  );
  const tool = createExclusionTool(store);
  const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
  return {
    store,
    rects: () => getExclusions(store).map(rectOfExclusion),
    drag(from: Point, to: Point, handle?: Handle) {
      tool.pointerDown({ point: from, zoom: 1, handle });
      tool.pointerMove({ point: to, zoom: 1, commandKey: true });
      tool.pointerUp();
    },
    key: (key: string, keys: Partial<KeyInput> = {}) =>
      runKey(exclusionActions, { store, tool, leave: () => {} }, { ...noKeys, key, ...keys }, 'canvas'),
  };
}

test('no gesture takes an area out of the image, and none makes it smaller than 5 px', () => {
  fc.assert(
    fc.property(point, point, fc.constantFrom(undefined, ...handles), (from, to, handle) => {
      const canvas = open([{ x: 100, y: 100, width: 300, height: 200 }]);
      canvas.store.select(['area-0']);
      canvas.drag(from, to, handle);
      const [rect = { x: 0, y: 0, width: 0, height: 0 }] = canvas.rects();
      expect(containsRect(bounds, rect)).toBe(true);
      expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(5);
    }),
  );
});

describe('drawing', () => {
  test('makes an area from any corner, selects it and ends', () => {
    const canvas = open();
    canvas.store.setMode('draw');
    canvas.drag({ x: 90, y: 80 }, { x: 10, y: 20 });
    expect(canvas.rects()).toEqual([{ x: 10, y: 20, width: 80, height: 60 }]);
    expect(canvas.store.getState()).toMatchObject({ mode: 'select', selectedIds: ['exclusion-5000'] });
  });

  test.each([
    [5, 50, 0],
    [50, 5, 0],
    [5.1, 5.1, 1],
  ])('of %d by %d px leaves %d areas', (width, height, count) => {
    const canvas = open();
    canvas.store.setMode('draw');
    canvas.drag({ x: 10, y: 10 }, { x: 10 + width, y: 10 + height });
    expect(canvas.rects()).toHaveLength(count);
  });

  test('with Enter puts an area in the middle', () => {
    const canvas = open();
    canvas.store.setMode('draw');
    expect(canvas.key('Enter')).toBe(true);
    expect(canvas.rects()).toEqual([{ x: 300, y: 225, width: 200, height: 150 }]);
  });
});

describe('areas take what texts take', () => {
  const two = [
    { x: 10, y: 10, width: 100, height: 50 },
    { x: 300, y: 200, width: 60, height: 60 },
  ];

  test('undo and redo of a drag, and of a removal', () => {
    const canvas = open(two);
    canvas.drag({ x: 20, y: 20 }, { x: 70, y: 30 });
    expect(canvas.rects()[0]).toMatchObject({ x: 60, y: 20 });
    canvas.key('Delete');
    expect(canvas.rects()).toHaveLength(1);
    canvas.key('z', { ctrlKey: true });
    canvas.key('z', { ctrlKey: true });
    expect(canvas.rects()).toEqual(two);
    canvas.key('y', { ctrlKey: true });
    expect(canvas.rects()[0]).toMatchObject({ x: 60, y: 20 });
  });

  test('Ctrl+A and the arrow keys move all of them, Ctrl+D copies them', () => {
    const canvas = open(two);
    canvas.key('a', { ctrlKey: true });
    canvas.key('ArrowRight', { shiftKey: true });
    expect(canvas.rects().map(({ x }) => x)).toEqual([20, 310]);
    canvas.key('d', { ctrlKey: true });
    expect(canvas.rects()).toHaveLength(4);
  });
});
