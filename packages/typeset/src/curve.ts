import { defaultLineHeight, verticalMetrics } from './fonts.ts';
import type { Point } from './homography.ts';
import type { LayoutLine, TextLayout, TextStyle } from './types.ts';

/** A box whose lines run along circles about one centre. */
export interface Bend {
  /** Part of a full turn that the lines may take, in radians. */
  sweep: number;
  /** 1 where the middle of a line is its highest point, -1 where it is its lowest. */
  side: 1 | -1;
  /** Radius of the circle outside of all lines, which is as wide as the box. */
  radius: number;
}

/** The smallest visible curve, in degrees. */
const minCurve = 0.05;
const fullTurn = 360;
/**
 * The minimum radius of a line, in ems: on a smaller circle its letters would overlap. If their tops are on the inner side, the letters need
 * their height as well.
 */
const minRadii = { outward: 0.5, inward: 1.25 };
/** The minimum gap between the end and the beginning of a line that takes its whole circle, in ems: a word space. */
const minGap = 0.25;

/** The bend of a box of this width; undefined if its lines are straight. */
export function bendOf({ curve = 0 }: Pick<TextStyle, 'curve'>, width: number): Bend | undefined {
  if (!(Math.abs(curve) >= minCurve)) return undefined;
  const sweep = (Math.min(Math.abs(curve), fullTurn) * Math.PI) / 180;
  return { sweep, side: curve > 0 ? 1 : -1, radius: width / (2 * Math.sin(Math.min(sweep, Math.PI) / 2)) };
}

/** The distance from the top of a straight block of lines to its first baseline, in ems. */
export function firstBaseline({ fontFamily, lineHeight = defaultLineHeight }: TextStyle): number {
  const { ascent, descent } = verticalMetrics(fontFamily);
  return (lineHeight - ascent - descent) / 2 + ascent;
}

/** How far the baseline of one of `count` lines is from the circle outside of all of them, in ems. */
function depthOf({ side }: Bend, style: TextStyle, index: number, count: number): number {
  const { lineHeight = defaultLineHeight } = style;
  const fromTop = firstBaseline(style) + index * lineHeight;
  return side > 0 ? fromTop : count * lineHeight - fromTop;
}

/**
 * A bend on whose circles all lines find room: where the innermost would be too small, or a circle shorter than its line, all of them run
 * further out, beyond the box, so that no line lies over another or over its own beginning.
 * @param size of the letters, in pixels
 * @param widths of the lines, in pixels
 */
export function withRoomInside(bend: Bend, style: TextStyle, size: number, widths: readonly number[]): Bend {
  const minRadius = bend.side > 0 ? minRadii.outward : minRadii.inward;
  const radii = widths.map((width, index) => {
    const around = (width + minGap * size) / (2 * Math.PI);
    return depthOf(bend, style, index, widths.length) * size + Math.max(around, minRadius * size);
  });
  return { ...bend, radius: Math.max(bend.radius, ...radii) };
}

/** The radius of the baseline of one of `count` lines, below 0 where the tops of its letters are on the inner side; in pixels as `size`. */
export function radiusOf(bend: Bend, style: TextStyle, size: number, index: number, count: number): number {
  return bend.side * (bend.radius - depthOf(bend, style, index, count) * size);
}

/** The length at which lines break in a box of a width: that of the circle outside of all of them. */
export function lengthToBreak(bend: Bend | undefined, width: number): number {
  return bend ? bend.sweep * bend.radius : width;
}

/** Height of the rectangle around lines that are bent, the ends of their circles included. @param straight height of the lines when straight */
export function bentHeight({ sweep, radius }: Bend, straight: number): number {
  const cos = Math.cos(sweep / 2);
  return radius * (1 - cos) + straight * Math.max(0, cos);
}

/**
 * Returns where a point beside a bent line lies.
 * @param along from the middle of the line along its baseline
 * @param baseline of the middle of the line
 * @param above from the baseline towards the tops of the letters
 * @returns from the top of the block of lines and from its middle; `angle` of the line there in radians, clockwise
 */
export function bent(radius: number, baseline: number, along: number, above: number): Point & { angle: number } {
  const angle = along / radius;
  return {
    x: (radius + above) * Math.sin(angle),
    y: baseline + radius - (radius + above) * Math.cos(angle),
    angle,
  };
}

/**
 * Whether a point is on the letters of a line or between them.
 * @param point from the top left of the block of lines, in pixels of the image
 */
export function isOnLine({ style, boxWidth }: TextLayout, line: LayoutLine, point: Point): boolean {
  const { fontSize, lineHeight = defaultLineHeight } = style;
  const { x, y } = line.radius === undefined ? point : unbent(line.radius, line.baseline, boxWidth / 2, point);
  const top = line.baseline - firstBaseline(style) * fontSize;
  return x >= line.x && x <= line.x + line.width && y >= top && y <= top + lineHeight * fontSize;
}

/** Returns where a point beside a bent line would lie if the line were straight. */
function unbent(radius: number, baseline: number, middle: number, { x, y }: Point): Point {
  const side = Math.sign(radius);
  const across = side * (x - middle);
  const up = side * (baseline + radius - y);
  return {
    x: middle + radius * Math.atan2(across, up),
    y: baseline + radius - side * Math.hypot(across, up),
  };
}
