import { getChangeable } from '../box-store.ts';
import type { BoxStore } from '../box-store.ts';
import { boundsOfImage } from '../geometry/rect.ts';
import type { Point } from '../geometry/rect.ts';
import { resizeRect } from '../geometry/resize-rect.ts';
import { moveInside, rotateVector } from '../geometry/rotation.ts';
import { boundsOfAll } from '../model/box.ts';
import type { Box } from '../model/box.ts';

/** Moves boxes together by pixels of the image from where they were, as far as all of them stay on the image. */
export function moveBoxes<R extends Box>(
  store: BoxStore<R>,
  starts: readonly R[],
  delta: Point,
  mergeKey?: string,
): void {
  const bounds = boundsOfAll(starts);
  if (!bounds) return;
  const target = { ...bounds, x: bounds.x + delta.x, y: bounds.y + delta.y, rotation: 0 };
  const inside = moveInside(target, boundsOfImage(store));
  const by = { x: inside.x - bounds.x, y: inside.y - bounds.y };
  store.put(
    starts.map((start) => store.rules.move(start, by)),
    mergeKey,
  );
}

/** Moves the selection a little; consecutive keys are one step. Returns false if there is nothing to move. */
export function nudge<R extends Box>(store: BoxStore<R>, delta: Point): boolean {
  const boxes = getChangeable(store);
  moveBoxes(store, boxes, delta, `move:${boxes.map(({ id }) => id).join()}`);
  return boxes.length > 0;
}

/** Resizes each selected box a little by its lower right corner. Returns false if there is none. */
export function growSelected<R extends Box>(store: BoxStore<R>, delta: Point): boolean {
  const boxes = getChangeable(store);
  const resized = boxes.map((box) => {
    const along = rotateVector(delta, box.rotation);
    const resized = resizeRect(box, 'se', along, boundsOfImage(store), store.rules.minSize);
    return store.rules.reshape(box, resized, { x: 0, y: 0 });
  });
  store.put(resized, `resize:${boxes.map(({ id }) => id).join()}`);
  return boxes.length > 0;
}

/** Takes what is selected off the image; what is locked stays. */
export function removeSelected<R extends Box>(store: BoxStore<R>): void {
  store.remove(getChangeable(store).map(({ id }) => id));
}

/** Selects everything that is seen and not locked. */
export function selectAll<R extends Box>(store: BoxStore<R>): void {
  const { order, byId } = store.getState().records;
  store.select(
    order.filter((id) => {
      const box = byId.get(id);
      return box && !box.hidden && !box.locked;
    }),
  );
}

/** Copies of boxes with ids of their own, moved by pixels of the image. */
export function copiesOf<R extends Box>(store: BoxStore<R>, boxes: readonly R[], by: Point): R[] {
  const { byId } = store.getState().records;
  const made = new Set<string>();
  return boxes.map((box) => {
    const copy = store.rules.copy(box, (id) => byId.has(id) || made.has(id));
    made.add(copy.id);
    return store.rules.move(copy, by);
  });
}

/** How far a duplicate stands from what it was made of, in pixels of the image. */
const duplicateOffset = { x: 12, y: 12 };

/** Puts copies of what is selected beside it and selects those, as one step. */
export function duplicateSelected<R extends Box>(store: BoxStore<R>): void {
  const { records } = store.getState();
  const boxes = getChangeable(store).toSorted((a, b) => records.order.indexOf(a.id) - records.order.indexOf(b.id));
  const copies = copiesOf(store, boxes, duplicateOffset);
  store.put(copies);
  if (copies.length > 0) store.select(copies.map(({ id }) => id));
}

export type StackMove = 'front' | 'forward' | 'backward' | 'back';

/** The order after the selected ids were moved up or down in it; one step leaps over one that is not selected. */
export function restacked(order: readonly string[], moved: ReadonlySet<string>, move: StackMove): string[] {
  const lifted = order.filter((id) => moved.has(id));
  const rest = order.filter((id) => !moved.has(id));
  if (move === 'front') return [...rest, ...lifted];
  if (move === 'back') return [...lifted, ...rest];
  const next = [...order];
  const [start, end, step] = move === 'forward' ? [next.length - 2, -1, -1] : [1, next.length, 1];
  for (let at = start; at !== end && at >= 0; at += step) {
    const over = at - step;
    const id = next[at];
    const other = next[over];
    if (id === undefined || other === undefined || !moved.has(id) || moved.has(other)) continue;
    next[at] = other;
    next[over] = id;
  }
  return next;
}

/** Moves the selection up or down in the drawing order. */
export function restack<R extends Box>(store: BoxStore<R>, move: StackMove): void {
  const ids = new Set(getChangeable(store).map(({ id }) => id));
  store.reorder(restacked(store.getState().records.order, ids, move));
}
