import type { BoxStore } from '../box-store.ts';
import type { Point, Rect } from '../geometry/rect.ts';
import { boundsOf } from '../geometry/rotation.ts';
import { snapRect } from '../geometry/snap.ts';
import type { Guide } from '../geometry/snap.ts';
import { boundsOfAll } from '../model/box.ts';
import type { Box } from '../model/box.ts';

/** How near a line has to be for a box to snap to it, in pixels of the screen. */
const snapDistance = 5;

/** Where the one moved box stood at first, unless it is still there: it would be hard to move a little. */
function homeOf<R extends Box>({ rules }: BoxStore<R>, starts: readonly R[]): Rect | undefined {
  const [only, ...others] = starts;
  if (!only || others.length > 0 || !rules.home) return undefined;
  const home = rules.home(only);
  return Math.hypot(home.x - only.x, home.y - only.y) < 1 ? undefined : home;
}

/**
 * What to move boxes by so that they snap to what is near.
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
  const moving = new Set(starts.map(({ id }) => id));
  const { byId } = store.getState().records;
  const boxes = [...byId.values()].flatMap((box) => (moving.has(box.id) || box.hidden ? [] : [boundsOf(box)]));
  const box = { ...bounds, x: bounds.x + delta.x, y: bounds.y + delta.y };
  const snap = snapRect(box, { image: store.size, boxes, home: homeOf(store, starts) }, snapDistance / zoom);
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
