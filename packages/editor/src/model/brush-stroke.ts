import { clamp } from '../geometry/rect.ts';
import type { Point, Rect, Size } from '../geometry/rect.ts';

/** `restore` brings back pixels of the original; `erase` fills what the brush went over from around it. */
export const brushKinds = ['restore', 'erase'] as const;
export type BrushKind = (typeof brushKinds)[number];

/** Where a brush went over the picture. Never changed in place. */
export interface BrushStroke {
  kind: BrushKind;
  /** Diameter, in pixels of the image. */
  size: number;
  /** How much of the radius fades out, 0 to 1. */
  softness: number;
  /** The points of the path, at least one, in px of the image. */
  points: readonly Point[];
}

/** The brush as it is set, apart from what it has painted. */
export interface Brush {
  size: number;
  softness: number;
  /** Its middle, in pixels of the image; absent until it was moved. */
  at?: Point | undefined;
}

export const brushLimits = { size: { min: 2, max: 1_000 }, softness: { min: 0, max: 1 } } as const;

/** Diameter of the brush at first, as a share of the shorter side of the image. */
const firstSizeShare = 1 / 25;

/** The brush that an editor begins with. */
export function firstBrush({ width, height }: Size): Brush {
  const { min, max } = brushLimits.size;
  return { size: clamp(Math.round(Math.min(width, height) * firstSizeShare), min, max), softness: 0.3 };
}

/** A brush with other settings, as far as there are limits. */
export function withBrush(brush: Brush, patch: Partial<Brush>): Brush {
  const { size, softness } = { ...brush, ...patch };
  return {
    ...brush,
    ...patch,
    size: clamp(size, brushLimits.size.min, brushLimits.size.max),
    softness: clamp(softness, brushLimits.softness.min, brushLimits.softness.max),
  };
}

/** Points nearer than this share of the diameter say nothing that the last one did not. */
const spacing = 1 / 16;

/** The stroke led on to a point; the same stroke where it is too near to show. */
export function extended(stroke: BrushStroke, point: Point): BrushStroke {
  const last = stroke.points.at(-1);
  if (last && Math.hypot(point.x - last.x, point.y - last.y) < Math.max(0.5, stroke.size * spacing)) return stroke;
  return { ...stroke, points: [...stroke.points, rounded(point)] };
}

/** A tenth of a pixel is finer than anything that is seen, and short in a file. */
export function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The whole pixels of the image that a stroke may change, grown by so many; undefined where it is beside the image. */
export function areaOfStroke({ points, size }: BrushStroke, image: Size, grow = 0): Rect | undefined {
  const by = size / 2 + 1 + grow;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = clamp(Math.floor(Math.min(...xs) - by), 0, image.width);
  const top = clamp(Math.floor(Math.min(...ys) - by), 0, image.height);
  const right = clamp(Math.ceil(Math.max(...xs) + by), 0, image.width);
  const bottom = clamp(Math.ceil(Math.max(...ys) + by), 0, image.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
