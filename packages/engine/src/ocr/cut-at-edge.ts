import { boundsInFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { colourDistance, pixelAt } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { cutAtEdgeParameters } from './parameters.ts';

const { farthest, steepest, beyondFrame } = cutAtEdgeParameters;

/**
 * Whether the left or the right edge of a picture cuts a line, as those of a list that is scrolled are: what is seen of its last word is no word, or
 * another one. A frame at the edge is drawn on above and below the line.
 */
export function isCutAtEdge(picture: Raster, { box, colour, background }: RecognisedLine): boolean {
  if (!colour || !background || Math.abs(box.angle) > steepest) return false;
  const { left, right, top, bottom } = boundsInFrame(quadOf(box), 0);
  const { width, height } = picture;
  const isInk = (x: number, y: number): boolean => {
    const pixel = pixelAt(picture, x, Math.min(height - 1, Math.max(0, Math.round(y))));
    return colourDistance(pixel, colour) < colourDistance(pixel, background);
  };
  const rows = Array.from({ length: Math.max(1, Math.floor(bottom - top)) }, (_, row) => top + row);
  const beyond = beyondFrame * (bottom - top);
  const isCut = (x: number, gap: number): boolean =>
    gap <= farthest * (bottom - top) &&
    rows.some((y) => isInk(x, y)) &&
    !(isInk(x, top - beyond) && isInk(x, bottom + beyond));
  return isCut(0, left) || isCut(width - 1, width - right);
}
