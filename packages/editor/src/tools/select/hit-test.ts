import { blockTop, isOnLine, toUprightPoint } from '@palimpsest/typeset';
import { containsPoint } from '../../geometry/rect.ts';
import type { Point, Rect } from '../../geometry/rect.ts';
import type { EditorText } from '../../model/text.ts';
import { getText } from '../../store.ts';
import type { EditorStore } from '../../store.ts';

/** Whether a point of the image is on one of the lines of a text. */
function isOnLines(store: EditorStore, text: EditorText, point: Point): boolean {
  const layout = store.layOut(text);
  const { x, y } = toUprightPoint(text, point);
  const inBlock = { x: x - text.x, y: y - text.y - blockTop(layout, text.height) };
  return layout.lines.some((line) => isOnLine(layout, line, inBlock));
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * The text at a point of the image: the topmost whose lines are there, so that the empty part of one box never covers the letters
 * of another; where there are no letters, the topmost whose box is there.
 *
 * @param tolerance how far outside a box still counts, in pixels of the image
 */
export function textAt(store: EditorStore, point: Point, tolerance = 0): string | undefined {
  const { order } = store.getState().records;
  const hits = order.filter((id) => {
    const text = getText(store, id);
    return text && !text.hidden && !text.locked && containsPoint(grown(text, tolerance), toUprightPoint(text, point));
  });
  const lettersHit = hits.findLast((id) => {
    const text = getText(store, id);
    return text && isOnLines(store, text, point);
  });
  return lettersHit ?? hits.at(-1);
}
