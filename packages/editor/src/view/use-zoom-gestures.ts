import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Point } from '../geometry/rect.ts';
import { wheelZoom } from '../geometry/zoom.ts';

/** Two fingers on the screen: their distance and the point between them, in pixels of the screen. */
function pinchOf([one, other]: Touch[]): { distance: number; center: Point } | undefined {
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    center: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}

/**
 * Zooms by the wheel with Ctrl (which is also what a pinch on a track pad sends) and by two fingers on a screen.
 *
 * @param heldPoint set to the point of the scroller, in pixels of the screen, that has to stay in place
 */
export function useZoomGestures(
  scrollerRef: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: ((zoom: number) => void) | undefined,
  heldPoint: RefObject<Point | undefined>,
): void {
  const pinch = useRef<{ distance: number; zoom: number; center: Point }>(undefined);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || !onZoom) return undefined;
    const hold = ({ x, y }: Point) => {
      const box = scroller.getBoundingClientRect();
      heldPoint.current = { x: x - box.left, y: y - box.top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      hold({ x: event.clientX, y: event.clientY });
      onZoom(wheelZoom(zoom, event.deltaY));
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      const fingers = touches.length === 2 ? pinchOf([...touches]) : undefined;
      pinch.current = fingers && { ...fingers, zoom };
    };
    const onTouchMove = (event: TouchEvent) => {
      const began = pinch.current;
      const now = pinchOf([...event.touches]);
      if (!began || !now) return;
      event.preventDefault();
      scroller.scrollBy(began.center.x - now.center.x, began.center.y - now.center.y);
      pinch.current = { ...began, center: now.center };
      hold(now.center);
      onZoom((began.zoom * now.distance) / began.distance);
    };
    const onTouchEnd = () => {
      pinch.current = undefined;
    };
    // React listens passively, and a passive listener cannot keep the browser from zooming the page.
    scroller.addEventListener('wheel', onWheel, { passive: false });
    scroller.addEventListener('touchstart', onTouchStart, { passive: true });
    scroller.addEventListener('touchmove', onTouchMove, { passive: false });
    scroller.addEventListener('touchend', onTouchEnd);
    scroller.addEventListener('touchcancel', onTouchEnd);
    return () => {
      scroller.removeEventListener('wheel', onWheel);
      scroller.removeEventListener('touchstart', onTouchStart);
      scroller.removeEventListener('touchmove', onTouchMove);
      scroller.removeEventListener('touchend', onTouchEnd);
      scroller.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [scrollerRef, onZoom, zoom, heldPoint]);
}
