import { type Homography, homographyBetween, inverse, mapped, type Point, type Quad } from './homography.ts';
import type { TextBox } from './types.ts';

type Corners = [Point, Point, Point, Point];

/** The corners of a box before it is turned: clockwise from the top left, in shares of its width and height. */
const unit: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

function eachCorner(quad: Quad, map: (point: Point) => Point): Corners {
  return [map(quad[0]), map(quad[1]), map(quad[2]), map(quad[3])];
}

/** Nearer than this share of a box, corners stand where they would without perspective. */
const nothing = 1e-9;

/** Whether the corners turn to the right at each of them: no others can be the view of a box from its front. */
function isConvex(quad: Quad): boolean {
  return quad.every((at, index) => {
    const before = quad[(index + 3) % 4] ?? at;
    const after = quad[(index + 1) % 4] ?? at;
    return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x) > nothing;
  });
}

/** The perspective of a box that has one. Corners that no view of a box has are ignored: it is seen straight. */
export function perspectiveOf({ perspective }: Pick<TextBox, 'perspective'>): Quad | undefined {
  if (!perspective || !isConvex(perspective)) return undefined;
  const isStraight = perspective.every(({ x, y }, index) => {
    const corner = unit[index] ?? { x, y };
    return Math.abs(x - corner.x) < nothing && Math.abs(y - corner.y) < nothing;
  });
  return isStraight ? undefined : perspective;
}

/** Maps a point of a box, in shares of its sides before it is turned, to the image without perspective. */
function fromShare({ x, y, width, height, rotation }: TextBox, share: Point): Point {
  const angle = (rotation * Math.PI) / 180;
  const across = (share.x - 0.5) * width;
  const down = (share.y - 0.5) * height;
  return {
    x: x + width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
  };
}

function toShare({ x, y, width, height, rotation }: TextBox, point: Point): Point {
  const angle = (rotation * Math.PI) / 180;
  const fromCenter = { x: point.x - x - width / 2, y: point.y - y - height / 2 };
  return {
    x: (fromCenter.x * Math.cos(angle) + fromCenter.y * Math.sin(angle)) / width + 0.5,
    y: (fromCenter.y * Math.cos(angle) - fromCenter.x * Math.sin(angle)) / height + 0.5,
  };
}

/** Returns the corners of a box as they are seen, in pixels of the image, clockwise from its own top left. */
export function cornersOf(box: TextBox): Quad {
  return eachCorner(perspectiveOf(box) ?? unit, (share) => fromShare(box, share));
}

/**
 * The perspective by which the corners of a box are seen at places of the image; undefined for the places where they stand without it.
 * @param corners in pixels of the image, clockwise from the box's own top left
 */
export function perspectiveTo(box: TextBox, corners: Quad): Quad | undefined {
  return perspectiveOf({ perspective: eachCorner(corners, (corner) => toShare(box, corner)) });
}

/** The map from a box whose top left is at 0, 0, before it is turned, to where it is seen in the image; both in pixels of the image. */
export function viewOf(box: TextBox): Homography {
  const { width, height } = box;
  const own = eachCorner(unit, ({ x, y }) => ({ x: x * width, y: y * height }));
  return homographyBetween(own, cornersOf(box));
}

/** Maps a point of the image to a box that thinks it is neither turned nor seen at an angle. */
export function toUprightPoint(box: TextBox, point: Point): Point {
  const { x, y } = mapped(inverse(viewOf(box)), point);
  return { x: box.x + x, y: box.y + y };
}

/**
 * A box after another size was given to it, its letters where they were: seen on the surface on which it stood before. What was only moved or
 * turned takes its perspective along, and so does what would reach behind the horizon of that surface.
 */
export function onSameSurface<Box extends TextBox>(before: TextBox, after: Box): Box {
  const perspective = perspectiveOf(before);
  const isResized = before.width !== after.width || before.height !== after.height;
  if (!perspective || !isResized || before.rotation !== after.rotation) return after;
  const map = homographyBetween(unit, perspective);
  const corners = eachCorner(unit, (share) => fromShare(before, mapped(map, toShare(before, fromShare(after, share)))));
  const extended = perspectiveTo(after, corners);
  return extended ? { ...after, perspective: extended } : after;
}
