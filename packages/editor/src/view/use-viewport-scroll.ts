import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point } from '../geometry/rect.ts';

/** Moves what is seen of an image. */
export interface ViewportControl {
  /**
   * Brings a point of the image to the middle.
   *
   * @param zoom the zoom that is set with it; default the present one
   */
  centerOn: (point: Point, zoom?: number) => void;
}

/**
 * Where a scroller stands, kept in step with the zoom: the place in its middle, under the pointer or between two fingers stays
 * when the zoom changes.
 *
 * @returns `scroll` in pixels of the screen, and `heldPoint`, which is set to the point of the scroller that has to stay
 */
export function useViewportScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  viewport: Viewport | undefined,
  controlRef: Ref<ViewportControl> | undefined,
) {
  const [scroll, setScroll] = useState<Point>({ x: 0, y: 0 });
  const heldPoint = useRef<Point>(undefined);
  const shown = useRef<Viewport>(undefined);
  const centered = useRef<Point>(undefined);
  const zoom = viewport?.zoom ?? 1;

  /** Puts a point of the image at a point of the scroller. */
  const put = (at: Viewport, point: Point, target: Point) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    scroller.scrollLeft = at.origin.x + point.x * at.zoom - target.x;
    scroller.scrollTop = at.origin.y + point.y * at.zoom - target.y;
    setScroll({ x: scroller.scrollLeft, y: scroller.scrollTop });
  };
  const middle = (): Point => ({
    x: (scrollerRef.current?.clientWidth ?? 0) / 2,
    y: (scrollerRef.current?.clientHeight ?? 0) / 2,
  });
  useImperativeHandle(controlRef, () => ({
    centerOn(point, nextZoom) {
      if (!shown.current) return;
      if (nextZoom !== undefined && nextZoom !== shown.current.zoom) centered.current = point;
      else put(shown.current, point, middle());
    },
  }));
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = viewport;
    const scroller = scrollerRef.current;
    if (!scroller || !before || !viewport || before.zoom === zoom) return;
    const target = centered.current ? middle() : (heldPoint.current ?? middle());
    const offset = { x: scroller.scrollLeft + target.x, y: scroller.scrollTop + target.y };
    const point = centered.current ?? toImagePoint(before, offset);
    heldPoint.current = undefined;
    centered.current = undefined;
    put(viewport, point, target);
  });
  return { scroll, setScroll, heldPoint };
}
