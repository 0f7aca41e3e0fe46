import type { Point, Quad } from '../document.ts';

/** A rectangle turned about its centre. Its width runs along the reading direction. */
export interface Box {
  /** Centre, in pixels of the image. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians, clockwise. */
  angle: number;
}

/** An upright rectangle in pixels of the image, corners included. */
export interface Region {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
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

/** An upright rectangle in the frame of an angle. */
export interface FrameRectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest rectangle upright in the frame of `angle` that holds all points. */
export function boundsInFrame(points: readonly Point[], angle: number): FrameRectangle {
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

export function boxFromFrame({ left, top, right, bottom }: FrameRectangle, angle: number): Box {
  const centre = fromFrame({ x: (left + right) / 2, y: (top + bottom) / 2 }, angle);
  return { ...centre, width: right - left, height: bottom - top, angle };
}

/** Corners clockwise from the box's own top left. */
export function quadOf({ x, y, width, height, angle }: Box): Quad {
  const corner = (dx: number, dy: number): Point => {
    const turned = fromFrame({ x: dx * width, y: dy * height }, angle);
    return { x: x + turned.x, y: y + turned.y };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Degrees, clockwise, in (-180, 180]. */
export function degreesOf(angle: number): number {
  const degrees = (angle * 180) / Math.PI;
  return degrees - 360 * Math.ceil((degrees - 180) / 360);
}

/** The box grown by `distance` pixels on every side. */
export function grow(box: Box, distance: number): Box {
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

/**
 * Grows a shrunken text kernel back to its text: by area × ratio / perimeter on every side.
 * Liao et al., Real-time Scene Text Detection with Differentiable Binarization, AAAI 2020.
 */
export function unclip(box: Box, ratio: number): Box {
  return grow(box, (box.width * box.height * ratio) / (2 * (box.width + box.height)));
}

/** Corners of the convex hull, in order; Andrew's monotone chain. Fewer than three points come back as they are. */
export function convexHull(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(ordered: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of ordered) {
    for (let a = hull.at(-2), b = hull.at(-1); a && b && turn(a, b, point) <= 0; a = hull.at(-2), b = hull.at(-1)) {
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

/** Above 0 where a → b → c turns left in a frame with y up. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * The rectangle of the least area that holds all points: one of its sides lies on a side of the hull (Freeman and Shapira, 1975).
 * Its angle is in (-45°, 45°], so that its width is not always its longer side.
 */
export function minimumAreaRectangle(points: readonly Point[]): Box {
  const hull = convexHull(points);
  let best = boxFromFrame(boundsInFrame(hull, 0), 0);
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    if (to.x === from.x && to.y === from.y) continue;
    const side = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = side - (Math.PI / 2) * Math.ceil(side / (Math.PI / 2) - 0.5);
    const box = boxFromFrame(boundsInFrame(hull, angle), angle);
    if (box.width * box.height < best.width * best.height - 1e-9) best = box;
  }
  return best;
}

/** How much of `[a1, a2]` and `[b1, b2]` lies in both; below 0 the distance between them. */
export function overlap(a1: number, a2: number, b1: number, b2: number): number {
  return Math.min(a2, b2) - Math.max(a1, b1);
}

/** True where the text of a box is to be left alone: its centre, or most of its area, lies in a region. */
export function isExcluded(box: Box, regions: readonly Region[]): boolean {
  const corners = quadOf(box);
  const { left, top, right, bottom } = boundsInFrame(corners, 0);
  const area = (right - left) * (bottom - top);
  return regions.some(({ x1, y1, x2, y2 }) => {
    if (box.x >= x1 && box.x <= x2 && box.y >= y1 && box.y <= y2) return true;
    const shared = Math.max(0, overlap(left, right, x1, x2)) * Math.max(0, overlap(top, bottom, y1, y2));
    return shared > area / 2;
  });
}
