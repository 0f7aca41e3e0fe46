import type { PixelBox } from '../geometry/bounds.ts';
import type { Point } from '../geometry/quad.ts';

// In lengths of the shorter side. analyse.test.ts: strips of 600 × 6000 and 6000 × 600.
/** Maximum ratio of the sides at which the detector's input still shows text of 1/40 of the shorter side. */
const longest = 3;
const length = 2;
const overlap = 0.5;

/** A part of a long picture that is looked at by itself. */
export interface Piece {
  box: PixelBox;
  /** Whether what has its middle there, in pixels of the picture, is this piece's to tell: each point is of one piece. */
  owns: (middle: Point) => boolean;
}

/**
 * Cuts a picture that is far longer than wide, or far wider than high, into pieces along its longer side, which overlap: shrunk as a whole its text
 * could not be seen. What a seam cuts lies whole in the neighbour that owns its middle, up to half of the overlap on either side.
 * @returns the picture as one piece where it is not that long
 */
export function piecesOf({ width, height }: { width: number; height: number }): Piece[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long <= longest * short) return [{ box: { x: 0, y: 0, width, height }, owns: () => true }];
  const shared = overlap * short;
  const count = Math.ceil((long - shared) / (length * short - shared));
  const size = (long + (count - 1) * shared) / count;
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(index * (size - shared));
    const end = Math.min(long, Math.ceil(index * (size - shared) + size));
    const from = index === 0 ? -Infinity : index * (size - shared) + shared / 2;
    const to = index === count - 1 ? Infinity : (index + 1) * (size - shared) + shared / 2;
    const isUpright = height >= width;
    return {
      box: isUpright ? { x: 0, y: start, width, height: end - start } : { x: start, y: 0, width: end - start, height },
      owns: ({ x, y }) => (isUpright ? y >= from && y < to : x >= from && x < to),
    };
  });
}
