import type { CSSProperties } from 'react';
import type { RotatedRect } from '../geometry/rotation.ts';
import type { Viewport } from '../geometry/viewport.ts';

/** Puts an element over a box of the image, sized in pixels of the screen. */
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
