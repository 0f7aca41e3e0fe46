import type { LineCrop } from '@palimpsest/typefaces/recognise';
import type { LineInk } from './line-ink.ts';

// Both values are those of `training/typeface/render.py`.
/** Margin around the ink, in its heights. */
const rim = 0.06;
/** Maximum width of the ink, in its heights: more of the line adds nothing. */
const longest = 12;

/** The ink of a line as input of the typeface network: dark on white, cropped close. */
export function lineCrop({ coverage, bounds }: LineInk): LineCrop {
  const high = bounds.bottom - bounds.top;
  const room = rim * high;
  const left = Math.floor(bounds.left - room);
  const top = Math.floor(bounds.top - room);
  const width = Math.ceil(Math.min(bounds.right + room, bounds.left + longest * high)) - left;
  const height = Math.ceil(bounds.bottom + room) - top;
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const column = left + x;
      const row = top + y;
      if (column < 0 || row < 0 || column >= coverage.width || row >= coverage.height) continue;
      const level = 255 * (1 - (coverage.data[row * coverage.width + column] ?? 0));
      const at = (y * width + x) * 3;
      data[at] = level;
      data[at + 1] = level;
      data[at + 2] = level;
    }
  }
  return { width, height, data };
}
