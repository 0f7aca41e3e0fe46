import type { Component } from '../image/connected-components.ts';
import { boundsOf } from './own-glyphs.ts';

// In heights of the ink of the line where no other unit is named. `bench engine` shows a change of these: groups % of lists.
/** The gap between a dot and its list item. */
const minGap = 0.15;
const maxGap = 1;
const minSize = 0.12;
const maxSize = 0.5;
/** Maximum ratio of the longer side to the shorter one. */
const maxAspect = 1.35;
/** The share of its box that a dot fills: a circle fills 0.79. */
const minFilled = 0.65;
/** The middle of the dot, down from the top of the line. */
const minHeight = 0.25;
const maxHeight = 0.75;

/**
 * Whether a component is the dot of a list item before a line: a filled one half way up, larger than the point at the end of a sentence. Where
 * more such dots stand between or behind the words, they divide or decorate the line, and stay with it.
 * @param line its glyphs, without the dot
 */
export function isBulletBefore(dot: Component, line: readonly Component[]): boolean {
  const bounds = boundsOf(line);
  const height = bounds.bottom - bounds.top;
  const gap = (bounds.left - dot.right - 1) / height;
  if (gap < minGap || gap > maxGap || !isDot(dot, bounds.top, height)) return false;
  return !line.some((glyph) => isDot(glyph, bounds.top, height) && standsApart(glyph, line, minGap * height));
}

function isDot(component: Component, lineTop: number, lineHeight: number): boolean {
  const { top, bottom } = component;
  const height = bottom + 1 - top;
  const middle = ((top + bottom + 1) / 2 - lineTop) / lineHeight;
  return (
    isPoint(component) &&
    height >= minSize * lineHeight &&
    height <= maxSize * lineHeight &&
    middle > minHeight &&
    middle < maxHeight
  );
}

/** Whether a component is as wide as high and filled, as no letter is. */
export function isPoint({ left, top, right, bottom, size }: Component): boolean {
  const [width, height] = [right + 1 - left, bottom + 1 - top];
  return Math.max(width, height) <= maxAspect * Math.min(width, height) && size >= minFilled * width * height;
}

function standsApart(dot: Component, line: readonly Component[], gap: number): boolean {
  return line.every((glyph) => glyph === dot || glyph.left > dot.right + gap || glyph.right < dot.left - gap);
}
