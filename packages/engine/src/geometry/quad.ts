import type { Point, Quad } from '@palimpsest/typeset/homography';

export type { Point, Quad };

/** The quad of the corners after `map`, in their order. */
export function mapQuad([a, b, c, d]: Quad, map: (corner: Point) => Point): Quad {
  return [map(a), map(b), map(c), map(d)];
}
