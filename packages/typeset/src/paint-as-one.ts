import { type Area, quadOf } from './area.ts';
import { createSurface } from './surface.ts';
import type { TextContext } from './types.ts';

/**
 * Paints what lies over itself, such as letters over their outline, so that all of it lets the same share of what is behind through: opaque on a
 * canvas of its own, in the pixels of the context, and that canvas on the context.
 *
 * @param group how opaque it is, 0 to 1, and what of the context's plane it can cover
 */
export function paintAsOne(
  ctx: TextContext,
  { opacity, area }: { opacity: number; area: Area },
  paint: (ctx: TextContext) => void,
): void {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const corners = quadOf(area).map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  // Nobody sees the part outside of the canvas, and it may be large.
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const width = Math.min(ctx.canvas.width, Math.ceil(Math.max(...xs))) - left;
  const height = Math.min(ctx.canvas.height, Math.ceil(Math.max(...ys))) - top;
  if (!(width > 0 && height > 0)) return;
  const own = createSurface(width, height);
  own.ctx.setTransform(a, b, c, d, e - left, f - top);
  paint(own.ctx);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha *= opacity;
  ctx.drawImage(own.surface as never, left, top, width, height);
  ctx.restore();
}
