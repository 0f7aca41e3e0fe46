import { type ExclusionRegion, maxExclusionRegions } from '@palimpsest/contract';
import { rectOfExclusion, type ExclusionRectangle } from '@palimpsest/editor';

/** Drawn rectangles as the server takes them: in whole pixels, no more than it allows. */
export function toExclusionRegions(rectangles: readonly ExclusionRectangle[]): ExclusionRegion[] {
  return rectangles.slice(0, maxExclusionRegions).map((rectangle) => {
    const { x, y, width, height } = rectOfExclusion(rectangle);
    return { x1: Math.round(x), y1: Math.round(y), x2: Math.round(x + width), y2: Math.round(y + height) };
  });
}
