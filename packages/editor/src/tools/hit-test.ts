import { containsPoint } from '../geometry/rect.ts';
import type { Point } from '../geometry/rect.ts';
import { toLocalPoint } from '../geometry/rotation.ts';
import type { TextRecords } from '../model/diff.ts';

/**
 * The topmost text at a point of the image.
 *
 * @param tolerance how far outside a box still counts, in pixels of the image
 */
export function textAt(records: TextRecords, point: Point, tolerance = 0): string | undefined {
  return records.order.findLast((id) => {
    const text = records.byId.get(id);
    if (!text) return false;
    const { x, y } = toLocalPoint(text, point);
    const grown = {
      x: text.x - tolerance,
      y: text.y - tolerance,
      width: text.width + 2 * tolerance,
      height: text.height + 2 * tolerance,
    };
    return containsPoint(grown, { x, y });
  });
}
