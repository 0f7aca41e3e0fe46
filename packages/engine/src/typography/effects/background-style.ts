import { formatTextBackground } from '@palimpsest/typeset';
import type { ParagraphStyle } from '../../model/paragraph.ts';
import type { FoundBackground } from '../../model/drawn-with-text.ts';
import { axesOf, toFrame } from '../../geometry/oriented-rectangle.ts';
import { toHex } from '../../image/colour.ts';

/** A box behind a text as a field of a style: about the pens of the original's lines. Empty where no pen is known. */
export function backgroundStyle(
  { colour, rectangle, radius }: FoundBackground,
  { pens = [], fontSize }: Pick<ParagraphStyle, 'pens' | 'fontSize'>,
): Pick<ParagraphStyle, 'textBackground'> {
  const { width, height, angle } = rectangle;
  const origin = toFrame(axesOf({ ...rectangle, width, height }).origin, angle);
  const starts = pens.flatMap((pen) => (pen ? [toFrame(pen, angle)] : []));
  if (starts.length === 0 || starts.length < pens.length) return {};
  const baselines = starts.map(({ y }) => y);
  const ems = (pixels: number): number => pixels / fontSize;
  return {
    textBackground: formatTextBackground({
      above: ems(Math.min(...baselines) - origin.y),
      below: ems(origin.y + height - Math.max(...baselines)),
      beside: ems(Math.max(0, Math.min(...starts.map(({ x }) => x)) - origin.x)),
      radius: ems(radius),
      colour: toHex(colour),
    }),
  };
}
