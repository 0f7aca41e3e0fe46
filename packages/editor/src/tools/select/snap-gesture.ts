import type { BoxStore } from '../../box-store.ts';
import type { Point, Rect } from '../../geometry/rect.ts';
import { boundsOf } from '../../geometry/rotation.ts';
import { anchorOf, resizeRect } from '../../geometry/resize-rect.ts';
import type { Handle } from '../../geometry/resize-rect.ts';
import { snapRect, snapSides } from '../../geometry/snap.ts';
import type { Guide, MovedSide, SnapTargets } from '../../geometry/snap.ts';
import { boundsOfAll } from '../../model/box.ts';
import type { Box } from '../../model/box.ts';

/** How near a line has to be for a box to snap to it, in pixels of the screen. */
const snapDistance = 5;

/** Where the one moved box stood at first, unless it is still there: it would be hard to move a little. */
function homeOf<R extends Box>({ rules }: BoxStore<R>, starts: readonly R[]): Rect | undefined {
  const [only, ...others] = starts;
  if (!only || others.length > 0 || !rules.home) return undefined;
  const home = rules.home(only);
  return Math.hypot(home.x - only.x, home.y - only.y) < 1 ? undefined : home;
}

/** The boxes beside those that are changed, as far as they are seen. */
function othersThan<R extends Box>({ getState }: BoxStore<R>, changed: readonly R[]): Rect[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...getState().records.byId.values()].flatMap((box) => (ids.has(box.id) || box.hidden ? [] : [boundsOf(box)]));
}

const foundTargets = new WeakMap<object, SnapTargets>();

/**
 * The lines that boxes can snap to, found once in a gesture: nothing else moves while it lasts.
 *
 * @param gesture an object that is the same in each move of it
 */
function targetsOf<R extends Box>(store: BoxStore<R>, gesture: object, starts: readonly R[]): SnapTargets {
  let targets = foundTargets.get(gesture);
  if (!targets) {
    targets = { image: store.size, boxes: othersThan(store, starts), home: homeOf(store, starts) };
    foundTargets.set(gesture, targets);
  }
  return targets;
}

function movedSide(anchor: 0 | 0.5 | 1): MovedSide {
  if (anchor === 0.5) return 'none';
  return anchor === 0 ? 'end' : 'start';
}

/**
 * The distance to drag a handle by so that the sides that it moves snap to what is near. A turned box does not snap.
 *
 * @param delta how far the pointer has moved, in pixels of the image
 */
export function snapResize<R extends Box>(
  store: BoxStore<R>,
  { ids, start, handle }: { ids: readonly string[]; start: R; handle: Handle },
  delta: Point,
  { zoom, commandKey = false }: { zoom: number; commandKey?: boolean },
): { delta: Point; guides: readonly Guide[] } {
  if (commandKey || start.rotation !== 0) return { delta, guides: [] };
  const box = resizeRect(start, handle, delta, { x: 0, y: 0, ...store.size }, store.rules.minSize);
  const anchor = anchorOf(handle);
  const targets = targetsOf(store, ids, [start]);
  const snap = snapSides(box, { x: movedSide(anchor.x), y: movedSide(anchor.y) }, targets, snapDistance / zoom);
  return { delta: { x: delta.x + snap.delta.x, y: delta.y + snap.delta.y }, guides: snap.guides };
}

/**
 * The distance to move boxes by so that they snap to what is near.
 *
 * @param delta how far the pointer has moved, in pixels of the image
 */
export function snapMove<R extends Box>(
  store: BoxStore<R>,
  starts: readonly R[],
  delta: Point,
  { zoom, shiftKey = false }: { zoom: number; shiftKey?: boolean },
): { delta: Point; guides: readonly Guide[] } {
  const bounds = boundsOfAll(starts);
  if (!bounds) return { delta, guides: [] };
  const box = { ...bounds, x: bounds.x + delta.x, y: bounds.y + delta.y };
  const snap = snapRect(box, targetsOf(store, starts, starts), snapDistance / zoom);
  // With Shift the box stays on its axis.
  const free = (axis: 'x' | 'y') => !shiftKey || delta[axis] !== 0;
  return {
    delta: {
      x: delta.x + (free('x') ? snap.delta.x : 0),
      y: delta.y + (free('y') ? snap.delta.y : 0),
    },
    guides: snap.guides.filter(({ axis }) => free(axis)),
  };
}
