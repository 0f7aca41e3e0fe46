import type { CSSProperties } from 'react';
import type { RotatedRect } from '../geometry/rotation.ts';
import type { Viewport } from '../geometry/viewport.ts';

/** Lies over the whole canvas and is laid out by itself: what changes in it leaves the layout of all else alone. */
export const ownLayout = {
  position: 'absolute',
  inset: 0,
  contain: 'layout size style',
  pointerEvents: 'none',
} as const satisfies CSSProperties;

/**
 * Puts an element over a box of the image, sized in pixels of the screen. For what stands still: a box that is not turned needs no
 * transform, of which a browser keeps one for each element and goes through all of them whenever one moves.
 */
export function standOnScreen({ origin, zoom }: Viewport, box: RotatedRect): CSSProperties {
  return {
    position: 'absolute',
    left: origin.x + box.x * zoom,
    top: origin.y + box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
    ...(box.rotation !== 0 && { transform: `rotate(${box.rotation}deg)` }),
  };
}

/** Puts an element over a box of the image, sized in pixels of the screen. For what moves: a transform needs no layout. */
export function placeOnScreen({ origin, zoom }: Viewport, box: RotatedRect): CSSProperties {
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: box.width * zoom,
    height: box.height * zoom,
    transform: `translate(${origin.x + box.x * zoom}px, ${origin.y + box.y * zoom}px) rotate(${box.rotation}deg)`,
  };
}

/** Puts an element over a box of the image, sized in pixels of the image and scaled with everything in it. */
export function placeInImage({ origin, zoom }: Viewport, box: RotatedRect): CSSProperties {
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: box.width,
    height: box.height,
    transformOrigin: '0 0',
    transform: [
      `translate(${origin.x + box.x * zoom}px, ${origin.y + box.y * zoom}px)`,
      `scale(${zoom})`,
      `translate(${box.width / 2}px, ${box.height / 2}px)`,
      `rotate(${box.rotation}deg)`,
      `translate(${-box.width / 2}px, ${-box.height / 2}px)`,
    ].join(' '),
  };
}
