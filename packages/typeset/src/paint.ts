import { cssFont } from './fonts.ts';
import type { TextBox, TextContext, TextLayout } from './types.ts';

/** Top of the block of lines from the top of its box: the block is centred, and stands over on both sides alike when it is taller. */
export function blockTop(layout: TextLayout, boxHeight: number): number {
  return (boxHeight - layout.height) / 2;
}

/**
 * Draws a text that was set to the width of the box: turned about the centre of the box, and centred in it vertically. The
 * context's state is the same afterwards.
 *
 * @param fill a CSS colour
 */
export function paintText(ctx: TextContext, layout: TextLayout, box: TextBox, fill: string): void {
  const { fontFamily, fontWeight, fontSize } = layout.style;
  ctx.save();
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate((box.rotation * Math.PI) / 180);
  ctx.translate(-box.width / 2, blockTop(layout, box.height) - box.height / 2);
  ctx.font = cssFont(fontFamily, fontWeight, fontSize);
  ctx.textRendering = 'geometricPrecision';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = fill;
  for (const line of layout.lines) ctx.fillText(line.text, line.x, line.baseline);
  ctx.restore();
}
