import { paintEffects } from './effects.ts';
import { cssFont, drawnFace } from './fonts.ts';
import type { LayoutLine, TextBox, TextContext, TextLayout, TextStyle } from './types.ts';

/** Slope of an italic that is made of upright letters, in degrees: that of most italics of the library. */
const madeItalic = 10;

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
  const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing = 0 } = layout.style;
  const slope = slopeOf(layout.style);
  ctx.save();
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate((box.rotation * Math.PI) / 180);
  ctx.translate(-box.width / 2, blockTop(layout, box.height) - box.height / 2);
  ctx.font = cssFont(fontFamily, fontWeight, fontSize, fontStyle);
  ctx.textRendering = 'geometricPrecision';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = fill;
  if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing * fontSize}px`;
  const draw = (how: 'fill' | 'stroke'): void => {
    for (const line of layout.lines) paintLine(ctx, line, slope, how);
  };
  paintEffects(ctx, layout.style, draw);
  draw('fill');
  ctx.restore();
}

/** Degrees by which the letters are slanted: an italic of a family that has none is made of its upright. */
function slopeOf({ fontFamily, fontWeight, fontStyle, slope = 0 }: TextStyle): number {
  const isMade = fontStyle === 'italic' && drawnFace(fontFamily, fontWeight, fontStyle).style === 'normal';
  return isMade ? slope + madeItalic : slope;
}

function paintLine(ctx: TextContext, { text, x, baseline }: LayoutLine, slope: number, how: 'fill' | 'stroke'): void {
  const paint = (atX: number, atY: number): void =>
    how === 'fill' ? ctx.fillText(text, atX, atY) : ctx.strokeText(text, atX, atY);
  if (slope === 0) {
    paint(x, baseline);
    return;
  }
  ctx.save();
  ctx.translate(x, baseline);
  ctx.transform(1, 0, -Math.tan((slope * Math.PI) / 180), 1, 0, 0);
  paint(0, 0);
  ctx.restore();
}
