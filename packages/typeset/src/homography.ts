/** A point in px, the y axis down. */
export interface Point {
  x: number;
  y: number;
}

/** Four corners, clockwise from the top left of the content, so that the first side runs along the reading direction. */
export type Quad = readonly [Point, Point, Point, Point];

/** A projective map of the plane: a 3 × 3 matrix, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The map that takes the corners of one quad to those of another (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989). */
export function homographyBetween(from: Quad, to: Quad): Homography {
  return product(fromUnitSquare(to), inverse(fromUnitSquare(from)));
}

/** Maps a point. */
export function mapped([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** How much nearer than elsewhere a surface is at a point of its image: the divisor of the map there. */
export function depthAt([, , , , , , g, h, i]: Homography, { x, y }: Point): number {
  return g * x + h * y + i;
}

/** The map followed by a move. */
export function moved(map: Homography, { x, y }: Point): Homography {
  return product([1, 0, x, 0, 1, y, 0, 0, 1], map);
}

/** The map that takes (0, 0), (1, 0), (1, 1) and (0, 1) to the corners. */
function fromUnitSquare([a, b, c, d]: Quad): Homography {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const one = { x: b.x - c.x, y: b.y - c.y };
  const other = { x: d.x - c.x, y: d.y - c.y };
  const area = one.x * other.y - other.x * one.y;
  const g = (sum.x * other.y - other.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** The map back: the adjugate, which maps as the inverse does. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function product(one: Homography, other: Homography): Homography {
  const at = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (one[row * 3 + k] ?? 0) * (other[k * 3 + column] ?? 0), 0);
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}
