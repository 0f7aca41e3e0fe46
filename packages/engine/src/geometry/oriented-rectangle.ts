import type { Bounds, PixelBox } from './bounds.ts';
import type { Point, Quad } from './quad.ts';

/** A rectangle turned about its centre. Its width runs along the reading direction. */
export interface OrientedRectangle {
  /** Centre, in pixels of the image. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians, clockwise. */
  angle: number;
}

/** The frame in which a box of that angle is upright: x along the reading direction, y down the page. */
export function toFrame({ x, y }: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** The inverse of `toFrame`. */
export function fromFrame(point: Point, angle: number): Point {
  return toFrame(point, -angle);
}

/** The smallest rectangle upright in the frame of `angle` that holds all points. */
export function boundsInFrame(points: readonly Point[], angle: number): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const point of points) {
    const { x, y } = toFrame(point, angle);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

export function rectangleFromFrame({ left, top, right, bottom }: Bounds, angle: number): OrientedRectangle {
  const centre = fromFrame({ x: (left + right) / 2, y: (top + bottom) / 2 }, angle);
  return { ...centre, width: right - left, height: bottom - top, angle };
}

/** Corners clockwise from the box's own top left. */
export function quadOf({ x, y, width, height, angle }: OrientedRectangle): Quad {
  const corner = (dx: number, dy: number): Point => {
    const turned = fromFrame({ x: dx * width, y: dy * height }, angle);
    return { x: x + turned.x, y: y + turned.y };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Converts an angle in radians to clockwise degrees in (-180, 180]. */
export function degreesOf(angle: number): number {
  const degrees = (angle * 180) / Math.PI;
  return degrees - 360 * Math.ceil((degrees - 180) / 360);
}

/** The box grown by `distance` pixels on every side. */
export function grow(box: OrientedRectangle, distance: number): OrientedRectangle {
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

/** Whether a point lies in the rectangle. */
export function contains({ width, height, angle, ...centre }: OrientedRectangle, { x, y }: Point): boolean {
  const offset = toFrame({ x: x - centre.x, y: y - centre.y }, angle);
  return Math.abs(offset.x) <= width / 2 && Math.abs(offset.y) <= height / 2;
}

/** The origin of a rectangle and the directions of its sides. */
export interface Axes {
  /** The text's own top left corner, in pixels of the image. */
  origin: Point;
  /** Unit vector along the reading direction. */
  along: Point;
  /** Unit vector from the top of the letters to their foot. */
  down: Point;
}

export function axesOf({ x, y, width, height, angle }: OrientedRectangle): Axes {
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const down = { x: -along.y, y: along.x };
  return {
    origin: {
      x: x - (along.x * width + down.x * height) / 2,
      y: y - (along.y * width + down.y * height) / 2,
    },
    along,
    down,
  };
}

/** The rectangle nearest to a quad: opposite sides are averaged, and the axes are made perpendicular. */
export function rectangleOf([a, b, c, d]: Quad): OrientedRectangle {
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 };
  const below = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
  const angle = Math.atan2(across.y, across.x);
  return {
    x: (a.x + b.x + c.x + d.x) / 4,
    y: (a.y + b.y + c.y + d.y) / 4,
    width: Math.hypot(across.x, across.y),
    height: Math.abs(below.y * Math.cos(angle) - below.x * Math.sin(angle)),
    angle,
  };
}

/** The whole pixels within `margin` of any of the rectangles, cut to the image; of no area when all lie outside. */
export function pixelBox(
  rectangles: readonly OrientedRectangle[],
  margin: number,
  image: { width: number; height: number },
): PixelBox {
  const { left, top, right, bottom } = boundsInFrame(rectangles.flatMap(quadOf), 0);
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  return {
    x,
    y,
    width: Math.max(0, Math.min(image.width, Math.ceil(right + margin)) - x),
    height: Math.max(0, Math.min(image.height, Math.ceil(bottom + margin)) - y),
  };
}
