import type { Bounds } from '../geometry/bounds.ts';
import type { Component } from '../image/connected-components.ts';
import { isBulletBefore } from './bullet.ts';
import { boundsOf } from './own-glyphs.ts';

// In heights of the ink of the line. `bench engine` shows a change of these: groups %, where pictures stand beside texts.
/** Maximum distance from the first letter to the far side of the mark. */
const reach = 2.2;
const nearest = 0.2;
const lowest = 0.35;
const tallest = 1.4;
const widest = 1.5;

/**
 * The bounds of a drawn mark that stands alone before a line, such as the dot or the check mark before an item of a list; undefined where nothing stands there,
 * or more than a mark, such as a part of a picture.
 * @param letters glyphs of the line
 * @param strangers what else has its colour and is of no other line
 */
export function markBefore(letters: readonly Component[], strangers: readonly Component[]): Bounds | undefined {
  const line = boundsOf(letters);
  const height = line.bottom - line.top;
  const before = strangers.filter(({ left, right }) => right < line.left && left >= line.left - reach * height);
  if (before.length === 0) return undefined;
  const mark = boundsOf(before);
  const [only, ...more] = before;
  if (only && more.length === 0 && isBulletBefore(only, letters)) return mark;
  const [width, tall] = [mark.right - mark.left, mark.bottom - mark.top];
  const isMark =
    line.left - mark.right >= nearest * height &&
    tall >= lowest * height &&
    tall <= tallest * height &&
    width >= lowest * height &&
    width <= widest * height &&
    Math.abs(mark.top + mark.bottom - line.top - line.bottom) / 2 <= height / 3;
  return isMark ? mark : undefined;
}
