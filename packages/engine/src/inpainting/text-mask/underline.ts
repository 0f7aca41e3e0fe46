import type { FoundUnderline } from '../../model/drawn-with-text.ts';
import { contains, grow } from '../../geometry/oriented-rectangle.ts';
import type { TextMask } from './text-mask.ts';

/** The soft edge of a rule, in pixels of the image, and in heights of a line. */
const softEdge = { pixels: 2, share: 0.04 };

/** The mask with the lines that were drawn under the text, and their soft edges. */
export function withUnderline(mask: TextMask, underline: FoundUnderline | undefined): TextMask {
  if (!underline) return mask;
  const { box, lineHeight } = mask;
  const rim = Math.max(softEdge.pixels, softEdge.share * lineHeight);
  const rules = underline.lines.map((line) => grow(line, rim));
  const data = mask.data.map((value, i) => {
    const point = { x: box.x + (i % box.width) + 0.5, y: box.y + Math.floor(i / box.width) + 0.5 };
    return value !== 0 || rules.some((rule) => contains(rule, point)) ? 1 : 0;
  });
  return { ...mask, data };
}
