import type { Area } from './area.ts';
import { effectsReach, paintEffects, paintUnderline } from './effects.ts';
import { cssFont, drawnFace } from './fonts.ts';
import { glyphFill } from './glyph-fill.ts';
import { gradientFill } from './gradient.ts';
import { paintAsOne } from './paint-as-one.ts';
import { paintSeen } from './paint-seen.ts';
import { perspectiveOf, viewOf } from './perspective.ts';
import { backgroundReach, paintBackground } from './text-background.ts';
import type { CurvedPiece, LayoutLine, TextBox, TextContext, TextLayout, TextStyle } from './types.ts';

/** Slope of an italic that is made of upright letters, in degrees: that of most italics of the library. */
const madeItalic = 10;

/** How far letters stand over their line, in ems. */
const overhang = 0.5;

/** The share of the free height of a box that is above its lines. */
const shareAbove = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Top of the block of lines from the top of its box. A centred block that is taller than its box stands over on both sides alike. */
export function blockTop({ height, style }: TextLayout, boxHeight: number): number {
  return (boxHeight - height) * shareAbove[style.verticalAlign ?? 'middle'];
}

/**
 * Draws a text that was set to the width of the box: turned about the centre of the box, at the height in it that `verticalAlign` says. Where the box is seen at
 * an angle, so are the letters; those are a picture then, whatever the context draws into. The context's state is the same afterwards. Less than
 * opaque, the text is a picture, too.
 *
 * @param fill a CSS colour; undefined draws only what lies behind the letters
 */
export function paintText(ctx: TextContext, layout: TextLayout, box: TextBox, fill: string | undefined): void {
  const { opacity = 1 } = layout.style;
  if (!(opacity > 0)) return;
  ctx.save();
  if (perspectiveOf(box)) {
    ctx.globalAlpha *= Math.min(opacity, 1);
    paintSeen(
      ctx,
      {
        view: viewOf(box),
        box: { left: 0, top: 0, right: box.width, bottom: box.height },
        area: inkArea(layout, box),
        owner: layout,
        name: `${fill} ${viewOf(box).join(' ')}`,
      },
      (upright) => paintUpright(upright, layout, box.height, fill),
    );
  } else {
    ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
    ctx.rotate((box.rotation * Math.PI) / 180);
    ctx.translate(-box.width / 2, -box.height / 2);
    const paint = (on: TextContext): void => paintUpright(on, layout, box.height, fill);
    if (opacity < 1) paintAsOne(ctx, { opacity, area: inkArea(layout, box) }, paint);
    else paint(ctx);
  }
  ctx.restore();
}

/** Returns the area that the ink of a text can cover, from the top left of its box before that is turned. */
function inkArea(layout: TextLayout, { width, height }: TextBox): Area {
  const { lines, style } = layout;
  const reach = (overhang + Math.max(effectsReach(style), backgroundReach(style))) * style.fontSize;
  const top = blockTop(layout, height);
  const pieces = lines.flatMap(({ pieces: own = [] }) => own);
  // A piece reaches as far from the left end of its baseline as it is wide, and a line further, whichever way it is turned.
  const spread = Math.max(0, ...pieces.map((piece) => piece.width + style.fontSize));
  const straight = pieces.length > 0 ? [] : lines;
  return {
    left: Math.min(0, ...straight.map(({ x }) => x), ...pieces.map(({ x }) => x - spread)) - reach,
    top: Math.min(0, top, ...pieces.map(({ y }) => top + y - spread)) - reach,
    right:
      Math.max(width, ...straight.map((line) => line.x + line.width), ...pieces.map(({ x }) => x + spread)) + reach,
    bottom: Math.max(height, top + layout.height, ...pieces.map(({ y }) => top + y + spread)) + reach,
  };
}

/** The upright rectangle of the image that holds all that {@link paintText} paints of a text without perspective. */
export function paintedBounds(
  layout: TextLayout,
  box: TextBox,
): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = inkArea(layout, box);
  const angle = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => {
      const [across, down] = [x - box.width / 2, y - box.height / 2];
      return { x: across * cos - down * sin, y: across * sin + down * cos };
    }),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: box.x + box.width / 2 + x,
    y: box.y + box.height / 2 + y,
    width: Math.max(...xs) - x,
    height: Math.max(...ys) - y,
  };
}

/** Draws a text in its box, whose top left is the origin of the context. */
function paintUpright(ctx: TextContext, layout: TextLayout, boxHeight: number, fill: string | undefined): void {
  const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing = 0 } = layout.style;
  ctx.save();
  ctx.translate(0, blockTop(layout, boxHeight));
  ctx.font = cssFont(fontFamily, fontWeight, fontSize, fontStyle);
  ctx.textRendering = 'geometricPrecision';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing * fontSize}px`;
  paintBackground(ctx, layout);
  paintEffects(ctx, layout.style, (how) => {
    for (const line of layout.lines) paintLine(ctx, line, layout.style, how);
  });
  paintUnderline(ctx, layout);
  if (fill !== undefined) {
    ctx.fillStyle = gradientFill(ctx, layout) ?? glyphFill(ctx, fill);
    for (const line of layout.lines) paintLine(ctx, line, layout.style, 'own colours');
  }
  ctx.restore();
}

/** Degrees by which the letters are slanted: an italic of a family that has none is made of its upright. */
function slopeOf({ fontFamily, fontWeight, fontStyle, slope = 0 }: TextStyle): number {
  const isMade = fontStyle === 'italic' && drawnFace(fontFamily, fontWeight, fontStyle).style === 'normal';
  return isMade ? slope + madeItalic : slope;
}

/** Whether letters are stroked, filled with the colour of the context, or each filled with its own. */
type HowToPaint = 'stroke' | 'fill' | 'own colours';

function paintLine(ctx: TextContext, line: LayoutLine, style: TextStyle, how: HowToPaint): void {
  const { segments, pieces, text, x, baseline, direction = 'ltr' } = line;
  const slope = slopeOf(style);
  ctx.direction = direction;
  if (pieces) {
    paintPieces(ctx, pieces, style, how);
    return;
  }
  if (!segments) {
    paintLetters(ctx, text, { x, y: baseline }, slope, how);
    return;
  }
  const { fontFamily, fontSize, fontStyle } = style;
  for (const segment of segments) {
    ctx.save();
    ctx.font = cssFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
    if (how === 'own colours' && segment.fill !== undefined) ctx.fillStyle = glyphFill(ctx, segment.fill);
    ctx.direction = segment.direction ?? 'ltr';
    // Written from the right, space behind letters would move them.
    paintLetters(
      ctx,
      segment.direction ? segment.text.trimEnd() : segment.text,
      { x: x + segment.x, y: baseline },
      slope,
      how,
    );
    ctx.restore();
  }
}

function paintPieces(ctx: TextContext, pieces: readonly CurvedPiece[], style: TextStyle, how: HowToPaint): void {
  const { fontFamily, fontSize, fontStyle, fontWeight } = style;
  const slope = slopeOf(style);
  for (const piece of pieces) {
    ctx.save();
    if (piece.fontWeight !== fontWeight) ctx.font = cssFont(fontFamily, piece.fontWeight, fontSize, fontStyle);
    if (how === 'own colours' && piece.fill !== undefined) ctx.fillStyle = glyphFill(ctx, piece.fill);
    ctx.direction = piece.direction ?? 'ltr';
    ctx.translate(piece.x, piece.y);
    ctx.rotate(piece.angle);
    paintLetters(ctx, piece.direction ? piece.text.trimEnd() : piece.text, { x: 0, y: 0 }, slope, how);
    ctx.restore();
  }
}

function paintLetters(
  ctx: TextContext,
  text: string,
  at: { x: number; y: number },
  slope: number,
  how: HowToPaint,
): void {
  const paint = (x: number, y: number): void =>
    how === 'stroke' ? ctx.strokeText(text, x, y) : ctx.fillText(text, x, y);
  if (slope === 0) {
    paint(at.x, at.y);
    return;
  }
  ctx.save();
  const lean = Math.tan((slope * Math.PI) / 180);
  // About the baseline, so that a gradient stays where it is.
  ctx.transform(1, 0, -lean, 1, lean * at.y, 0);
  paint(at.x, at.y);
  ctx.restore();
}
