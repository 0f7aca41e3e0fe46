import { glyphFill } from './glyph-fill.ts';
import type { LayoutLine, TextContext, TextLayout, TextStyle } from './types.ts';

/** A shadow behind letters, or a glow around them. Lengths are in ems. */
export interface TextShadow {
  /** The offset to the right and down, along the text's own axes. */
  dx: number;
  dy: number;
  /** Twice the standard deviation, as in CSS. */
  blur: number;
  /** `#rrggbb` or `#rrggbbaa`. */
  colour: string;
}

/** A line around letters, half of which lies under them. */
export interface TextStroke {
  /** In ems. */
  width: number;
  colour: string;
}

/** A rule under each line of a text. */
export interface TextUnderline {
  /** The distance from the baseline down to the top of the rule, in ems. */
  offset: number;
  /** In ems. */
  thickness: number;
  colour: string;
}

const length = String.raw`(-?\d*\.?\d+)(?:em)?`;
const colour = String.raw`(#[\da-f]{6}(?:[\da-f]{2})?)`;
const shadowSyntax = new RegExp(`^${length} ${length} ${length} ${colour}$`, 'i');
const strokeSyntax = new RegExp(`^${length} ${colour}$`, 'i');

/** The shadow that a CSS `text-shadow` of one layer in ems says, as `0.05em 0.05em 0em #1a66aa`; undefined for any other. */
export function parseTextShadow(css: string): TextShadow | undefined {
  const [, dx, dy, blur, shade] = shadowSyntax.exec(css) ?? [];
  if (dx === undefined || dy === undefined || blur === undefined || shade === undefined) return undefined;
  return { dx: Number(dx), dy: Number(dy), blur: Math.max(0, Number(blur)), colour: shade };
}

export function formatTextShadow({ dx, dy, blur, colour: shade }: TextShadow): string {
  return `${ems(dx)} ${ems(dy)} ${ems(blur)} ${shade}`;
}

/** The line that a CSS `-webkit-text-stroke` in ems says, as `0.06em #ffffff`; undefined for any other. */
export function parseTextStroke(css: string): TextStroke | undefined {
  const [, width, shade] = strokeSyntax.exec(css) ?? [];
  return width === undefined || shade === undefined ? undefined : { width: Number(width), colour: shade };
}

export function formatTextStroke({ width, colour: shade }: TextStroke): string {
  return `${ems(width)} ${shade}`;
}

const underlineSyntax = new RegExp(`^${length} ${length} ${colour}$`, 'i');

/** The rule that `textUnderline` says, as `0.12em 0.06em #1a66aa`; undefined for what says none. */
export function parseTextUnderline(css: string): TextUnderline | undefined {
  const [, offset, thickness, shade] = underlineSyntax.exec(css) ?? [];
  if (offset === undefined || thickness === undefined || shade === undefined) return undefined;
  return { offset: Number(offset), thickness: Math.max(0, Number(thickness)), colour: shade };
}

export function formatTextUnderline({ offset, thickness, colour: shade }: TextUnderline): string {
  return `${ems(offset)} ${ems(thickness)} ${shade}`;
}

function ems(value: number): string {
  return `${Number(value.toFixed(3))}em`;
}

/** How far the shadow and the outline of letters can be seen beside them, in ems. */
export function effectsReach({ textShadow, textStroke }: Pick<TextStyle, 'textShadow' | 'textStroke'>): number {
  const shadow = textShadow === undefined ? undefined : parseTextShadow(textShadow);
  const stroke = textStroke === undefined ? undefined : parseTextStroke(textStroke);
  // Three standard deviations.
  const shadowReach = shadow ? Math.max(Math.abs(shadow.dx), Math.abs(shadow.dy)) + 1.5 * shadow.blur : 0;
  return Math.max(shadowReach, (stroke?.width ?? 0) / 2);
}

/** Further than any text is wide, in ems: there the letters are drawn whose shadow is to be seen alone. */
const aside = 400;

/** Draws the rules under the lines of a text. The context stands at the top left of the block of lines. */
export function paintUnderline(ctx: TextContext, { style, lines, boxWidth }: TextLayout): void {
  const underline = style.textUnderline === undefined ? undefined : parseTextUnderline(style.textUnderline);
  if (!underline) return;
  const { fontSize } = style;
  ctx.save();
  ctx.fillStyle = underline.colour;
  for (const line of lines) {
    const { x, baseline, width } = line;
    if (line.radius === undefined)
      ctx.fillRect(x, baseline + underline.offset * fontSize, width, underline.thickness * fontSize);
    else paintRing(ctx, line, line.radius, boxWidth / 2, underline, fontSize);
  }
  ctx.restore();
}

/** The rule under a curved line: a part of a ring. */
function paintRing(
  ctx: TextContext,
  { x, width, baseline }: LayoutLine,
  radius: number,
  middle: number,
  { offset, thickness, colour: shade }: TextUnderline,
  fontSize: number,
): void {
  const below = Math.abs(radius - (offset + thickness / 2) * fontSize);
  const up = radius > 0 ? -Math.PI / 2 : Math.PI / 2;
  ctx.strokeStyle = shade;
  ctx.lineWidth = thickness * fontSize;
  ctx.beginPath();
  ctx.arc(middle, baseline + radius, below, up + (x - middle) / radius, up + (x + width - middle) / radius, radius < 0);
  ctx.stroke();
}

/**
 * Draws what lies behind the letters of a text: its shadow, then its outline.
 * @param draw draws the letters, filled or as lines, with what the context is set to
 */
export function paintEffects(
  ctx: TextContext,
  { fontSize, textShadow, textStroke }: TextStyle,
  draw: (how: 'fill' | 'stroke') => void,
): void {
  const shadow = textShadow === undefined ? undefined : parseTextShadow(textShadow);
  const stroke = textStroke === undefined ? undefined : parseTextStroke(textStroke);
  if (shadow) paintShadow(ctx, shadow, fontSize, draw);
  if (!stroke || stroke.width <= 0) return;
  ctx.save();
  ctx.strokeStyle = stroke.colour;
  ctx.lineWidth = stroke.width * fontSize;
  ctx.lineJoin = 'round';
  draw('stroke');
  ctx.restore();
}

function paintShadow(
  ctx: TextContext,
  { dx, dy, blur, colour: shade }: TextShadow,
  fontSize: number,
  draw: (how: 'fill') => void,
): void {
  ctx.save();
  if (blur === 0) {
    ctx.translate(dx * fontSize, dy * fontSize);
    ctx.fillStyle = glyphFill(ctx, shade);
  } else {
    // A context does not turn or scale its shadows with the text.
    const { a, b, c, d } = ctx.getTransform();
    const away = { x: (aside + dx) * fontSize, y: dy * fontSize };
    ctx.shadowColor = shade;
    ctx.shadowBlur = blur * fontSize * Math.sqrt(Math.abs(a * d - b * c));
    ctx.shadowOffsetX = a * away.x + c * away.y;
    ctx.shadowOffsetY = b * away.x + d * away.y;
    ctx.fillStyle = '#000000';
    ctx.translate(-aside * fontSize, 0);
  }
  draw('fill');
  ctx.restore();
}
