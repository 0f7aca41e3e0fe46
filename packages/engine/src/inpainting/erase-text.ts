import type { Paragraph } from '../document.ts';
import type { Mask, Raster } from '../image/raster.ts';
import { fillGap } from './fill/fill-gap.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { type TextMask, textMask } from './text-mask/text-mask.ts';
import { cropMask, readPlanes, writePlanes } from '../image/planes.ts';

/**
 * The image with the text of the paragraphs gone and what was behind it made up: a new raster, byte for byte the same wherever no letter,
 * rim, shadow or glow lay. The work grows with the area of the text, not with the picture.
 */
export function eraseText(image: Raster, paragraphs: readonly Paragraph[]): Raster {
  const erased: Raster = { ...image, data: image.data.slice() };
  const frames = paragraphs.map(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
  const masks: TextMask[] = [];
  for (const own of frames.filter((lines) => lines.length > 0)) {
    const mask = textMask(erased, own, frames.filter((other) => other !== own).flat());
    // The next text may lie in this one's shadow.
    if (mask.unshadowed) writePlanes(erased, mask.box, mask.unshadowed.planes, mask.unshadowed.changed);
    masks.push(mask);
  }
  const text: Mask = { width: image.width, height: image.height, data: new Uint8Array(image.width * image.height) };
  for (const mask of masks) stamp(text, mask, 1);
  for (const mask of masks) {
    const planes = readPlanes(erased, mask.box);
    fillGap(planes, cropMask(text.data, image.width, mask.box), mask.lineHeight);
    writePlanes(erased, mask.box, planes, mask.data);
    stamp(text, mask, 0);
  }
  return erased;
}

/** Sets the pixels that a paragraph's mask marks. */
function stamp(text: Mask, { box, data }: TextMask, value: 0 | 1): void {
  for (let y = 0, i = 0; y < box.height; y++) {
    let to = (box.y + y) * text.width + box.x;
    for (let x = 0; x < box.width; x++, i++, to++) if (data[i] !== 0) text.data[to] = value;
  }
}
