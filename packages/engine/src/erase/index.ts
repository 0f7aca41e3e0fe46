import type { Paragraph } from '../document.ts';
import type { Raster } from '../raster.ts';
import { fillGap } from './fill.ts';
import { lineFrame } from './line-frame.ts';
import { textMask } from './mask.ts';
import { readPlanes, writePlanes } from './planes.ts';

export function eraseText(image: Raster, paragraphs: Paragraph[]): Raster {
  const erased: Raster = { ...image, data: image.data.slice() };
  const frames = paragraphs.map(({ lines }) => lines.map(({ quad }) => lineFrame(quad)));
  const masks = frames.map((own) => textMask(erased, own, frames.filter((other) => other !== own).flat()));
  const union = new Uint8Array(image.width * image.height);
  for (const { box, data } of masks) {
    for (let y = 0, i = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++, i++) if (data[i]) union[(box.y + y) * image.width + box.x + x] = 1;
    }
  }
  for (const { box, lineHeight } of masks) {
    const planes = readPlanes(erased, box);
    const unknown = new Uint8Array(box.width * box.height);
    for (let y = 0; y < box.height; y++) {
      const from = (box.y + y) * image.width + box.x;
      unknown.set(union.subarray(from, from + box.width), y * box.width);
    }
    fillGap(planes, unknown, lineHeight);
    writePlanes(erased, box, planes, unknown);
  }
  return erased;
}
