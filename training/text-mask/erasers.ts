import type { OrientedRectangle } from '../../packages/engine/src/geometry/oriented-rectangle.ts';
import { readPlanes, writePlanes } from '../../packages/engine/src/image/planes.ts';
import type { Raster } from '../../packages/engine/src/image/raster.ts';
import { fillGap } from '../../packages/engine/src/inpainting/fill/fill-gap.ts';
import type { StrokeMap } from '../../packages/engine/src/inpainting/stroke-network.ts';
import { withMissedStrokes } from '../../packages/engine/src/inpainting/text-mask/missed-strokes.ts';
import { maskBox, type TextMask, textMask } from '../../packages/engine/src/inpainting/text-mask/text-mask.ts';

/** Three pictures without the same line, filled alike. */
export interface Erasures {
  /** By the colours of the line alone. */
  classical: Raster;
  /** By the marks of the network alone. */
  network: Raster;
  /** By the colours, and by the marks of the network where the colours leave strokes out. */
  both: Raster;
}

export function eraseInThreeWays(image: Raster, line: OrientedRectangle, map: StrokeMap): Erasures {
  const box = maskBox([line], image);
  const mask = textMask(image, box, [line], new Uint8Array(box.width * box.height));
  const none: TextMask = { ...mask, data: new Uint8Array(mask.data.length), unshadowed: undefined };
  return {
    classical: filled(image, mask),
    network: filled(image, withMissedStrokes(none, [map])),
    both: filled(image, withMissedStrokes(mask, [map])),
  };
}

/** The image without what the mask marks. */
function filled(image: Raster, { box, data, lineHeight, unshadowed }: TextMask): Raster {
  const erased: Raster = { ...image, data: image.data.slice() };
  if (unshadowed) writePlanes(erased, box, unshadowed.planes, unshadowed.changed);
  const planes = readPlanes(erased, box);
  fillGap(planes, data, lineHeight);
  writePlanes(erased, box, planes, data);
  return erased;
}
