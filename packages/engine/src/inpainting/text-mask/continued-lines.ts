import { dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { TextMask } from './text-mask.ts';

// `bench real` shows a change of these: harm ppm.
/** Width of the letters' soft edges, in pixels, and in line heights. */
const rim = 3;
const rimShare = 0.1;

/**
 * The mask without what goes on alike on both sides of it, along its own row or column: the shine of a bar, the bevel of a button and the rows of a table
 * are no shadow of the letters, which ends where these end. The soft edges of the letters stay marked.
 * @param planes the picture in the mask's box
 */
export function withoutContinuedLines(planes: ColourPlanes, mask: TextMask): TextMask {
  const { width, height } = planes;
  const near = dilate(mask.letters, width, height, Math.max(rim, Math.round(rimShare * mask.lineHeight)));
  const data = mask.data.slice();
  const unmark = ({ start, step, count }: Line): void => {
    // Ends of the marked stretch under way, as places along the line.
    let from = 0;
    for (let at = 0; at <= count; at++) {
      if (at < count && mask.data[start + at * step] !== 0) continue;
      const [before, behind] = [start + (from - 1) * step, start + at * step];
      // A stretch that reaches the end of the line may go on beyond it.
      const end = from > 0 && at < count ? at : from;
      for (let place = from; place < end; place++) {
        const i = start + place * step;
        if (near[i] === 0 && areAlike(planes, i, before) && areAlike(planes, i, behind)) data[i] = 0;
      }
      from = at + 1;
    }
  };
  for (let y = 0; y < height; y++) unmark({ start: y * width, step: 1, count: width });
  for (let x = 0; x < width; x++) unmark({ start: x, step: width, count: height });
  return { ...mask, data };
}

/** A row or a column: the index of its first pixel, from one to the next, and how many they are. */
interface Line {
  start: number;
  step: number;
  count: number;
}

function areAlike({ channels }: ColourPlanes, one: number, other: number): boolean {
  return channels.every((plane) => plane[one] === plane[other]);
}
