import type { Paragraph } from '../model/paragraph.ts';
import { axesOf, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { ErasedText } from './erase-text.ts';
import { residualStrokes } from './parameters.ts';

/**
 * The longest stretch along any line of a text in which erasing changed nothing, in line heights; in a line with wide letter spacing, whose words
 * stand farther apart, in `spacedLetter` times the distance of its letters. Texts that stand farther apart are lines of their own: a long stretch
 * is a part of the line that was not erased.
 */
export function longestUntouched({ lines }: Paragraph, text: ErasedText): number {
  return Math.max(0, ...lines.map((line) => untouchedIn(line, text)));
}

function untouchedIn({ quad, text }: Paragraph['lines'][number], { box, changed }: ErasedText): number {
  const line = rectangleOf(quad);
  const { origin, along, down } = axesOf(line);
  const touched = new Uint8Array(Math.max(1, Math.ceil(line.width)));
  for (let y = 0, i = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, i++) {
      if (changed[i] === 0) continue;
      const dx = box.x + x + 0.5 - origin.x;
      const dy = box.y + y + 0.5 - origin.y;
      const across = dx * down.x + dy * down.y;
      if (across < 0 || across > line.height) continue;
      const column = Math.floor(dx * along.x + dy * along.y);
      if (column >= 0 && column < touched.length) touched[column] = 1;
    }
  }
  let longest = 0;
  let run = 0;
  for (const column of touched) {
    run = column === 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const pitch = line.width / Math.max(1, Array.from(text).length);
  return longest / Math.max(1, line.height, residualStrokes.spacedLetter * pitch);
}
