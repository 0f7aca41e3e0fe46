import { getChangeable } from '../box-store.ts';
import type { BoxStore } from '../box-store.ts';
import { boundsOfImage, unionRect } from '../geometry/rect.ts';
import type { Point, Rect } from '../geometry/rect.ts';
import { boundsOf } from '../geometry/rotation.ts';
import type { Box } from '../model/box.ts';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** How far to move a box so that it lines up with an edge, or the middle, of others. */
function shiftTo(box: Rect, whole: Rect, edge: Edge): Point {
  const shifts: Readonly<Record<Edge, Point>> = {
    left: { x: whole.x - box.x, y: 0 },
    center: { x: whole.x + whole.width / 2 - box.x - box.width / 2, y: 0 },
    right: { x: whole.x + whole.width - box.x - box.width, y: 0 },
    top: { x: 0, y: whole.y - box.y },
    middle: { x: 0, y: whole.y + whole.height / 2 - box.y - box.height / 2 },
    bottom: { x: 0, y: whole.y + whole.height - box.y - box.height },
  };
  return shifts[edge];
}

/** The visible area of a box: that of the letters of a text, whose box may be much wider. */
function seenBounds<R extends Box>({ rules }: BoxStore<R>, box: R): Rect {
  return rules.inkBounds?.(box) ?? boundsOf(box);
}

/** The rectangle that holds all of these. */
function unionOf(rects: readonly Rect[]): Rect | undefined {
  const [first, ...rest] = rects;
  return first && rest.reduce(unionRect, first);
}

/** Lines up what is selected with the edge of it all; a single box with the edge of the image. */
export function alignSelected<R extends Box>(store: BoxStore<R>, edge: Edge): void {
  const boxes = getChangeable(store).map((box) => ({ box, bounds: seenBounds(store, box) }));
  const whole = boxes.length === 1 ? boundsOfImage(store) : unionOf(boxes.map(({ bounds }) => bounds));
  if (!whole) return;
  store.put(boxes.map(({ box, bounds }) => store.rules.move(box, shiftTo(bounds, whole, edge))));
}

/** Leaves the same gap between each two neighbours of what is selected; the outermost stay. Takes three boxes or more. */
export function distributeSelected<R extends Box>(store: BoxStore<R>, axis: 'x' | 'y'): void {
  const size = axis === 'x' ? 'width' : 'height';
  const boxes = getChangeable(store)
    .map((box) => ({ box, bounds: seenBounds(store, box) }))
    .toSorted((a, b) => a.bounds[axis] - b.bounds[axis]);
  const whole = unionOf(boxes.map(({ bounds }) => bounds));
  if (!whole || boxes.length < 3) return;
  const taken = boxes.reduce((sum, { bounds }) => sum + bounds[size], 0);
  const gap = (whole[size] - taken) / (boxes.length - 1);
  let at = whole[axis];
  store.put(
    boxes.map(({ box, bounds }) => {
      const by = at - bounds[axis];
      at += bounds[size] + gap;
      return store.rules.move(box, axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
    }),
  );
}

/** Gives what is selected the width or the height of what was selected first. */
export function matchSize<R extends Box>(store: BoxStore<R>, size: 'width' | 'height'): void {
  const [first, ...others] = getChangeable(store);
  if (!first) return;
  store.put(others.map((box) => store.rules.reshape(box, { ...box, [size]: first[size] }, { x: 0, y: 0 })));
}
