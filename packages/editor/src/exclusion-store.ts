import { createBoxStore } from './box-store.ts';
import type { BoxStore } from './box-store.ts';
import { clampRect, containsPoint, sameRect } from './geometry/rect.ts';
import type { Point, Size } from './geometry/rect.ts';
import type { Box } from './model/box.ts';
import { createExclusion, exclusionMinSide, rectOfExclusion } from './model/exclusion-rectangle.ts';
import type { ExclusionRectangle } from './model/exclusion-rectangle.ts';

/** An exclusion rectangle as the box that is edited. */
export type ExclusionArea = Box;

export function areaOfExclusion(rectangle: ExclusionRectangle): ExclusionArea {
  return { ...rectOfExclusion(rectangle), id: rectangle.id, rotation: 0 };
}

/** An id that is not taken: the time, or as soon after it as there is one. */
function freeExclusionId(isTaken: (id: string) => boolean, now: number): string {
  let timestamp = now;
  while (isTaken(`exclusion-${timestamp}`)) timestamp += 1;
  return `exclusion-${timestamp}`;
}

/** Exclusion rectangles on an image, with their selection and history. */
export type ExclusionStore = BoxStore<ExclusionArea>;

/** @param now ms since the epoch. Default: the clock. */
export function createExclusionStore(
  size: Size,
  regions: readonly ExclusionRectangle[],
  now: () => number = Date.now,
): ExclusionStore {
  const bounds = { x: 0, y: 0, ...size };
  const store: ExclusionStore = createBoxStore<ExclusionArea>({
    size,
    records: regions.map(areaOfExclusion),
    now,
    rules: {
      same: (a, b) => sameRect(a, b) && a?.id === b?.id,
      minSize: { width: exclusionMinSide, height: exclusionMinSide },
      move: (area, { x, y }) => ({ ...area, ...clampRect({ ...area, x: area.x + x, y: area.y + y }, bounds) }),
      reshape: (_, area) => ({ ...area, ...clampRect(area, bounds) }),
      isFixed: () => false,
      isLeftover: () => false,
      copy: (area, isTaken) => ({ ...area, id: freeExclusionId(isTaken, now()) }),
      draw: (rect) => {
        const { byId } = store.getState().records;
        return { ...rect, rotation: 0, id: freeExclusionId((id) => byId.has(id), now()) };
      },
    },
  });
  return store;
}

/** The rectangles as they stand, in the order in which they were drawn. */
export function getExclusions({ getState }: ExclusionStore): ExclusionRectangle[] {
  const { order, byId } = getState().records;
  return order.flatMap((id) => {
    const area = byId.get(id);
    return area ? [createExclusion(id, area)] : [];
  });
}

/** The topmost rectangle at a point of the image. */
export function exclusionAt({ getState }: ExclusionStore, point: Point): string | undefined {
  const { order, byId } = getState().records;
  return order.findLast((id) => {
    const area = byId.get(id);
    return area && containsPoint(area, point);
  });
}

/** Share of the image's sides that a rectangle drawn with the keyboard takes. */
const placedShare = 1 / 4;

/** Puts a rectangle in the middle of the image, for the keys to move and resize, and selects it. */
export function placeExclusion(store: ExclusionStore): void {
  const { size, rules } = store;
  const width = Math.max(size.width * placedShare, exclusionMinSide + 1);
  const height = Math.max(size.height * placedShare, exclusionMinSide + 1);
  const area = rules.draw?.({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height });
  if (!area) return;
  store.put([area]);
  store.select([area.id]);
  store.setMode('select');
}
