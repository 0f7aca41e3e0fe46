import type { Layer } from 'konva/lib/Layer';
import type { Node } from 'konva/lib/Node';
import { intersects } from '../geometry/rect.ts';
import type { Rect } from '../geometry/rect.ts';

/** The part of a layer that is being drawn, in the pixels of its nodes, while that is not all of it. */
const parts = new WeakMap<Layer, Rect>();

/**
 * Whether a node has to be drawn now. Konva draws a layer once before it puts it on the page, and again in the next frame: the first of these
 * is seen by nobody.
 *
 * @param bounds all that it paints, in the pixels of its parent. Default: everything
 */
export function isDrawnNow(node: Node, bounds?: () => Rect): boolean {
  const layer = node.getLayer();
  if (!layer?.getNativeCanvasElement().isConnected) return false;
  const part = parts.get(layer);
  return part === undefined || bounds === undefined || intersects(part, bounds());
}

/**
 * Draws a part of a layer again at once, and leaves the rest of it as it is: the picture under it is not drawn whole where one text goes.
 *
 * @param parent of what changed, neither turned nor skewed
 * @param area in the pixels of its children
 */
export function redrawPart(parent: Node, area: Rect): void {
  const layer = parent.getLayer();
  const canvas = layer?.getCanvas();
  const ctx = layer?.getNativeCanvasElement().getContext('2d');
  if (!layer || !canvas || !ctx) return;
  const ratio = canvas.getPixelRatio();
  const transform = parent.getAbsoluteTransform();
  const start = transform.point(area);
  const end = transform.point({ x: area.x + area.width, y: area.y + area.height });
  // Whole pixels of the device: half of one would be mixed of what was drawn before and after.
  const [left, top] = [Math.floor(start.x * ratio) / ratio, Math.floor(start.y * ratio) / ratio];
  const [right, bottom] = [Math.ceil(end.x * ratio) / ratio, Math.ceil(end.y * ratio) / ratio];
  const from = transform.copy().invert().point({ x: left, y: top });
  const to = transform.copy().invert().point({ x: right, y: bottom });
  ctx.save();
  try {
    ctx.beginPath();
    ctx.rect(left, top, right - left, bottom - top);
    ctx.clip();
    parts.set(layer, { ...from, width: to.x - from.x, height: to.y - from.y });
    layer.drawScene();
  } finally {
    parts.delete(layer);
    ctx.restore();
  }
}
