import { perspectiveOf, viewOf } from '@palimpsest/typeset';
import type { TextBox } from '@palimpsest/typeset';
import type { CSSProperties } from 'react';
import type { Viewport } from '../geometry/viewport.ts';

/** Lies over the whole canvas and is laid out by itself: what changes in it leaves the layout of all else alone. */
export const ownLayout = {
  position: 'absolute',
  inset: 0,
  contain: 'layout size style',
  pointerEvents: 'none',
} as const satisfies CSSProperties;

/** How an element of a size is seen at an angle from its top left, as a list of CSS transforms that is empty without perspective. */
function seenAtAngle({ perspective }: TextBox, { width, height }: { width: number; height: number }): string[] {
  if (!perspectiveOf({ perspective })) return [];
  const [a, b, c, d, e, f, g, h, i] = viewOf({ x: 0, y: 0, width, height, rotation: 0, perspective });
  return [`matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(', ')})`];
}

/** The same for an element that is turned about its middle. */
function seenAtAngleFromMiddle(box: TextBox, zoom: number): string[] {
  const size = { width: box.width * zoom, height: box.height * zoom };
  const seen = seenAtAngle(box, size);
  const middle = `${size.width / 2}px, ${size.height / 2}px`;
  return seen.length === 0
    ? []
    : [`translate(${-size.width / 2}px, ${-size.height / 2}px)`, ...seen, `translate(${middle})`];
}

/**
 * Puts an element over a box of the image, sized in pixels of the screen. For what stands still: a box that is not turned needs no
 * transform, of which a browser keeps one for each element and goes through all of them whenever one moves.
 */
export function standOnScreen({ origin, zoom }: Viewport, box: TextBox): CSSProperties {
  const turn = box.rotation === 0 ? [] : [`rotate(${box.rotation}deg)`];
  const transforms = [...turn, ...seenAtAngleFromMiddle(box, zoom)];
  return {
    position: 'absolute',
    left: origin.x + box.x * zoom,
    top: origin.y + box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
    ...(transforms.length > 0 && { transform: transforms.join(' ') }),
  };
}

/** The CSS transform that puts an element of {@link sizeOnScreen} over a box of the image. */
export function transformOnScreen({ origin, zoom }: Viewport, box: TextBox): string {
  return [
    `translate(${origin.x + box.x * zoom}px, ${origin.y + box.y * zoom}px) rotate(${box.rotation}deg)`,
    ...seenAtAngleFromMiddle(box, zoom),
  ].join(' ');
}

/** Makes an element as large as a box of the image, in pixels of the screen, at the top left of the canvas. */
export function sizeOnScreen({ zoom }: Viewport, box: TextBox) {
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: box.width * zoom,
    height: box.height * zoom,
  } as const satisfies CSSProperties;
}

/** Puts an element over a box of the image, sized in pixels of the screen. For what moves: a transform needs no layout. */
export function placeOnScreen(viewport: Viewport, box: TextBox): CSSProperties {
  return { ...sizeOnScreen(viewport, box), transform: transformOnScreen(viewport, box) };
}

/** Puts an element over a box of the image, sized in pixels of the image and scaled with everything in it. */
export function placeInImage({ origin, zoom }: Viewport, box: TextBox): CSSProperties {
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
      ...seenAtAngle(box, box),
    ].join(' '),
  };
}
