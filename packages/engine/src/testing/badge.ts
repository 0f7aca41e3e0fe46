import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import type { Raster } from '../image/raster.ts';
import type { Point } from '../geometry/quad.ts';

interface Badge {
  size: number;
  center: Point;
  /** Radius of the baseline. */
  radius: number;
  words: string;
  /** Which side of the baseline the tops of the letters are on: the words stand over the centre, or under it. */
  top: 'outside' | 'inside';
  fontSize: number;
}

/** Words along a circle on a plain background, drawn without the product's own setting of curved lines. */
export function drawBadge({ size, center, radius, words, top, fontSize }: Badge): Raster {
  registerFonts();
  const ctx = createCanvas(size, size).getContext('2d');
  ctx.fillStyle = '#f4efe4';
  ctx.fillRect(0, 0, size, size);
  ctx.fillStyle = '#1d3557';
  ctx.font = cssFont('Roboto', 700, fontSize);
  ctx.textAlign = 'center';
  const side = top === 'outside' ? 1 : -1;
  const ends = words.split('').map((_, index) => ctx.measureText(words.slice(0, index + 1)).width / radius);
  const middle = (ends.at(-1) ?? 0) / 2;
  for (const [index, letter] of words.split('').entries()) {
    ctx.save();
    ctx.translate(center.x, center.y);
    ctx.rotate(side * (((ends[index - 1] ?? 0) + (ends[index] ?? 0)) / 2 - middle));
    ctx.fillText(letter, 0, -side * radius);
    ctx.restore();
  }
  const { data } = ctx.getImageData(0, 0, size, size);
  return { width: size, height: size, data };
}
