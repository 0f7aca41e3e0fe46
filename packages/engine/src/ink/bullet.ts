import { bulletParameters } from './parameters.ts';
import type { Component } from '../image/connected-components.ts';
import type { Bounds } from '../geometry/bounds.ts';

const { nearestDot, farthestDot } = bulletParameters;

/** True where a component is the dot of a list item before ink with these bounds. */
export function isBulletBefore(dot: Component, { left, top, bottom }: Bounds): boolean {
  const gap = (left - dot.right) / (bottom - top);
  return isDot(dot, top, bottom) && gap >= nearestDot && gap <= farthestDot;
}

/** From the left of the first glyph to the next, where the first is the dot of a list item; undefined where it is not. */
export function bulletIndentOf(glyphs: readonly Component[], bounds: Bounds): number | undefined {
  const [dot, next] = glyphs.toSorted((a, b) => a.left - b.left);
  if (!dot || !next || !isBulletBefore(dot, { ...bounds, left: next.left })) return undefined;
  return next.left - dot.left;
}

/** True for a filled dot half way between two rows, larger than a point at the end of a sentence is. */
function isDot({ left, top, right, bottom, size }: Component, upper: number, lower: number): boolean {
  const width = right - left + 1;
  const tall = bottom - top + 1;
  const middle = ((top + bottom + 1) / 2 - upper) / (lower - upper);
  return (
    Math.max(width, tall) <= 1.35 * Math.min(width, tall) &&
    tall >= 0.12 * (lower - upper) &&
    tall <= 0.5 * (lower - upper) &&
    size >= 0.65 * width * tall &&
    middle > 0.25 &&
    middle < 0.75
  );
}
