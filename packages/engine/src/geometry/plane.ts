import { type Homography, depthAt, homographyBetween, inverse, mapped, moved } from '@palimpsest/typeset/homography';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from './oriented-rectangle.ts';
import { directionAt, type Pencil, pencilOfTwo, type Ray } from './pencil.ts';
import { mapQuad, type Point, type Quad } from './quad.ts';

/** A flat surface seen at an angle, such as a sign, and its view from the front. */
export interface Plane {
  /** The size of the view, in pixels; in the middle of the surface a pixel of the view is as large as one of the image. */
  width: number;
  height: number;
  /** Maps a point of the image to one of the view, whose first pixel has its centre at 0.5, 0.5. */
  toView: Homography;
  toImage: Homography;
}

/** The plane whose text lines are of one pencil and whose letters' upright strokes are of another. */
export interface Directions {
  level: Pencil;
  upright: Pencil;
}

/** Maximum ratio of depths: a part of the surface beyond it is so much nearer or farther than the middle that no view shows both well. */
const farthest = 2.5;

/** Half the side, in pixels, of the square by which the view is made. */
const reference = 32;

/**
 * The plane that holds the points; undefined where its horizon runs through them or near by.
 * @param middle the middle of the text
 * @param margin the space around the points in the view, in pixels
 */
export function planeAround(
  directions: Directions,
  points: readonly Point[],
  middle: Point,
  margin: number,
): Plane | undefined {
  const sized = viewOf(directions, middle);
  const depths = points.map((point) => depthAt(sized, point) / depthAt(sized, middle));
  if (depths.some((depth) => depth < 1 / farthest || depth > farthest)) return undefined;
  const bounds = boundsInFrame(
    points.map((point) => mapped(sized, point)),
    0,
  );
  const origin = { x: bounds.left - margin, y: bounds.top - margin };
  const toView = moved(sized, { x: -origin.x, y: -origin.y });
  return {
    width: Math.ceil(bounds.right + margin - origin.x),
    height: Math.ceil(bounds.bottom + margin - origin.y),
    toView,
    toImage: inverse(toView),
  };
}

/** The view in which both pencils are upright and the middle is as large as in the image. */
function viewOf({ level, upright }: Directions, middle: Point): Homography {
  const along = directionAt(level, middle, 0);
  const down = directionAt(upright, middle, along + Math.PI / 2);
  const height = Math.sin(down - along);
  const lineThrough = (angle: number, distance: number, pencil: Pencil): Ray => {
    const point = { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) };
    return { ...point, angle: directionAt(pencil, point, 0), weight: 1 };
  };
  const corner = (u: number, v: number): Point => {
    const { x, y, w } = pencilOfTwo(lineThrough(down, v, level), lineThrough(along, u, upright));
    return { x: x / w, y: y / w };
  };
  const seen: Quad = [
    corner(-reference, -reference),
    corner(reference, -reference),
    corner(reference, reference),
    corner(-reference, reference),
  ];
  return homographyBetween(
    seen,
    quadOf({ x: 0, y: 0, width: 2 * reference, height: 2 * reference * height, angle: 0 }),
  );
}

/** A rectangle of the view as it stands in the image. */
export function quadInImage({ toImage }: Plane, box: OrientedRectangle): Quad {
  return mapQuad(quadOf(box), (corner) => mapped(toImage, corner));
}

/** A quad of the image as it stands in the view; undefined where it reaches near the horizon of the plane or behind it. */
export function quadInView({ width, height, toImage, toView }: Plane, quad: Quad): Quad | undefined {
  const middle = depthAt(toView, mapped(toImage, { x: width / 2, y: height / 2 }));
  if (quad.some((point) => depthAt(toView, point) / middle < 1 / farthest)) return undefined;
  return mapQuad(quad, (corner) => mapped(toView, corner));
}

/** The smallest rectangle that holds a quad, its width along the middle of the quad. */
export function rectangleAround(quad: Quad): OrientedRectangle {
  const [a, b, c, d] = quad;
  const angle = Math.atan2(b.y + c.y - a.y - d.y, b.x + c.x - a.x - d.x);
  return rectangleFromFrame(boundsInFrame(quad, angle), angle);
}
