import { cssFont } from './fonts.ts';
import type { LayoutLine, TextBox, TextContext, TextLayout } from './types.ts';

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
  const { fontFamily, fontWeight, fontSize, letterSpacing = 0, slope = 0 } = layout.style;
  ctx.save();
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate((box.rotation * Math.PI) / 180);
  ctx.translate(-box.width / 2, blockTop(layout, box.height) - box.height / 2);
  ctx.font = cssFont(fontFamily, fontWeight, fontSize);
  ctx.textRendering = 'geometricPrecision';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = fill;
  if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing * fontSize}px`;
  if (slope === 0) for (const line of layout.lines) ctx.fillText(line.text, line.x, line.baseline);
  else for (const line of layout.lines) paintSlanted(ctx, line, slope);
  ctx.restore();
}

function paintSlanted(ctx: TextContext, { text, x, baseline }: LayoutLine, slope: number): void {
  ctx.save();
  ctx.translate(x, baseline);
  ctx.transform(1, 0, -Math.tan((slope * Math.PI) / 180), 1, 0, 0);
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
