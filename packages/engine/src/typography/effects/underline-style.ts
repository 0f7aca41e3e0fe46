import { formatTextUnderline } from '@palimpsest/typeset';
import type { Paragraph, ParagraphStyle } from '../../model/paragraph.ts';
import type { FoundUnderline } from '../../model/drawn-with-text.ts';
import { axesOf, contains, grow, pixelBox, toFrame } from '../../geometry/oriented-rectangle.ts';
import { toHex } from '../../image/colour.ts';
import type { Raster } from '../../image/raster.ts';
import { median } from '../../median.ts';

// `bench type` shows a change of these: effects %. Lengths are heights of a line where nothing else is said.
/** Width of a rule's soft edge, in pixels of the image. */
const rim = 2;

/** An underline as a field of a style: under the baseline that the pens tell. */
export function underlineStyle(
  underline: FoundUnderline | undefined,
  { pens = [], fontSize }: Pick<ParagraphStyle, 'pens' | 'fontSize'>,
): Pick<ParagraphStyle, 'textUnderline'> {
  if (!underline) return {};
  const offsets = underline.lines.flatMap((line, index) => {
    const pen = pens[index];
    return pen ? [toFrame(axesOf(line).origin, line.angle).y - toFrame(pen, line.angle).y] : [];
  });
  const offset = median(offsets);
  const thickness = median(underline.lines.map(({ height }) => height));
  if (offset === undefined || thickness === undefined) return {};
  const colour = toHex(underline.colour);
  return {
    textUnderline: formatTextUnderline({ offset: offset / fontSize, thickness: thickness / fontSize, colour }),
  };
}

/** The picture with the background that was made up in the place of its underlines: letters are measured without them. The same where there are none. */
export function withoutUnderlines(image: Raster, erased: Raster, paragraphs: readonly Paragraph[]): Raster {
  const rules = paragraphs.flatMap(({ underline }) => underline?.lines ?? []);
  if (rules.length === 0) return image;
  const data = image.data.slice();
  for (const rule of rules.map((line) => grow(line, rim))) {
    const box = pixelBox([rule], 0, image);
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        if (!contains(rule, { x: x + 0.5, y: y + 0.5 })) continue;
        const at = (y * image.width + x) * 4;
        data.set(erased.data.subarray(at, at + 4), at);
      }
    }
  }
  return { ...image, data };
}
