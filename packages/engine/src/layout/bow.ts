import type { Bow } from '../model/paragraph.ts';
import type { BowedLine } from '../model/recognised-line.ts';
import { extentOf } from '../letterforms.ts';

/** The arc of a text with its baseline: as it was measured, or as the letters of the text tell it. */
export function bowOf({ foot, height, descent, ...bow }: BowedLine, text: string): Bow {
  const extent = extentOf(text);
  const below = descent ?? (height * extent.below) / (extent.above + extent.below);
  return { ...bow, radius: foot + (bow.top === 'outside' ? below : -below), above: height - below, below };
}
