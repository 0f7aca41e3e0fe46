import { defaultLineHeight, type TextStyle, verticalMetrics } from '@palimpsest/typeset';
import type { Bounds } from '../geometry/bounds.ts';
import type { FreeSpace } from './free-space.ts';
import type { OriginalSetting } from './original-setting.ts';
import { placeParameters } from './parameters.ts';

const { capHeight, descent, maxBearing } = placeParameters;

/** How a text was set in the picture. */
export interface Original {
  style: TextStyle;
  setting: OriginalSetting;
}

/** Half way between the top of the first line's capitals and the last baseline. */
export function opticalMiddle(baselines: readonly number[], fontSize: number): number {
  return ((baselines[0] ?? 0) - capHeight * fontSize + (baselines.at(-1) ?? 0)) / 2;
}

/**
 * The room that the original took: with what glyphs leave free before and after their ink, as high as its lines are when set with our line height, and
 * as wide as its column, of which nothing is beyond the free room beside it: how wide a column was is a guess.
 */
export function lineBoxes({ setting, style }: Original, space: Pick<FreeSpace, 'extend'>): Bounds {
  const { ink, baselines } = setting;
  const middle = opticalMiddle(baselines, style.fontSize);
  const half = Math.max(baselines.length * leadingOf(style) * style.fontSize, ink.bottom - ink.top) / 2 + 0.5;
  const low = lowness(style) * style.fontSize;
  const bearing = maxBearing * style.fontSize;
  const further = Math.max(0, (setting.column ?? 0) - (ink.right - ink.left));
  const before = { left: 0, center: further / 2, right: further }[style.textAlign];
  const after = further - before;
  const reached = (side: 'left' | 'right'): number => space.extend(ink, side)[side];
  return {
    left: (before > 0 ? Math.max(ink.left - before, reached('left')) : ink.left) - bearing,
    right: (after > 0 ? Math.min(ink.right + after, reached('right')) : ink.right) + bearing,
    top: middle - half - low,
    bottom: middle + half - low,
  };
}

/** Such a box with all the free room to both sides. */
export function withinRow(own: Bounds, { setting }: Original, space: FreeSpace): Bounds {
  const area = setting.box ?? setting.ink;
  const right = space.extend(area, 'right').right - area.right;
  const left = area.left - space.extend(area, 'left').left;
  return { ...own, left: own.left - left, right: own.right + right };
}

/** Such a box with the free room to both sides, as its alignment takes it. */
export function widened(own: Bounds, original: Original, space: FreeSpace): Bounds {
  const { left, right } = withinRow(own, original, space);
  const { textAlign } = original.style;
  if (textAlign === 'left') return { ...own, right };
  if (textAlign === 'right') return { ...own, left };
  const both = Math.min(own.left - left, right - own.right);
  return { ...own, left: own.left - both, right: own.right + both };
}

/** Such a box with the free room above and below. */
export function heightened(box: Bounds, { setting, style }: Original, space: FreeSpace): Bounds {
  const bearing = maxBearing * style.fontSize;
  const area = setting.box ?? setting.ink;
  const padding = { top: setting.ink.top - area.top, bottom: area.bottom - setting.ink.bottom };
  const ink = { ...area, left: box.left + bearing, right: box.right - bearing };
  // A line box is higher than its ink, and only the ink needs free background.
  const above = ((leadingOf(style) - capHeight) / 2 + lowness(style)) * style.fontSize;
  const below = ((leadingOf(style) - capHeight) / 2 - lowness(style) - descent) * style.fontSize;
  return {
    ...box,
    top: Math.min(box.top, space.extend(ink, 'top').top + padding.top - above),
    bottom: Math.max(box.bottom, space.extend(ink, 'bottom').bottom - padding.bottom + below),
  };
}

/** How far below the middle of its line box the middle of a face's capitals stands, in ems: ascent and descent are the designer's choice. */
function lowness({ fontFamily }: TextStyle): number {
  const { ascent, descent: below } = verticalMetrics(fontFamily);
  return (ascent - below - capHeight) / 2;
}

/** The leading that a text is set with, in font sizes. */
export function leadingOf({ lineHeight = defaultLineHeight }: TextStyle): number {
  return lineHeight;
}
