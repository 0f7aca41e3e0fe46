import { fontSizeParameters } from './parameters.ts';
import { median } from '../median.ts';
import type { LineInk } from './line-ink.ts';
import { type Face, specimen } from './specimen.ts';

const { agreement, measuredLines } = fontSizeParameters;

/**
 * The font size of the lines in pixels of the image: the height of their ink against that of the same words set in `face`. Where the width
 * agrees, the face is the very one of the picture, and the width, longer and so surer, decides. Undefined when no line has ink.
 */
export function fontSize(lines: readonly LineInk[], face: Face): number | undefined {
  const byHeight: number[] = [];
  const byWidth: number[] = [];
  for (const { text, bounds } of lines.slice(0, measuredLines)) {
    const set = specimen(text, face);
    if (!set) continue;
    byHeight.push((bounds.bottom - bounds.top) / set.height);
    byWidth.push((bounds.right - bounds.left) / set.width);
  }
  const height = median(byHeight);
  const width = median(byWidth);
  if (height === undefined || width === undefined) return undefined;
  return Math.abs(Math.log(width / height)) <= agreement && longest(lines) >= 4 ? width : height;
}

/** Width to height of the longest line's ink. */
function longest(lines: readonly LineInk[]): number {
  return Math.max(...lines.map(({ bounds }) => (bounds.right - bounds.left) / (bounds.bottom - bounds.top)));
}
