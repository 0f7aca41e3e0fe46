import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, expect, it } from 'vitest';
import { type Colour, colourDistance, fromHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { inkColours } from './ink-colours.ts';
import { strokePixels } from './stroke-pixels.ts';

const [width, height] = [240, 40];
const frame = { x: 120, y: 20, width: 220, height: 24, angle: 0 };

/** How much of each third of a pixel letters cover, 0 to 1. */
function thirds(text: string, size: number): Float32Array {
  const ctx = createCanvas(3 * width, height).getContext('2d');
  ctx.scale(3, 1);
  ctx.font = cssFont('Open Sans', 400, size);
  ctx.fillText(text, 12, 27);
  const { data } = ctx.getImageData(0, 0, 3 * width, height);
  return Float32Array.from({ length: 3 * width * height }, (_, i) => (data[4 * i + 3] ?? 0) / 255);
}

/** Letters drawn for the thirds of a screen's pixels, smoothed over five thirds as FreeType does, and the paper alone. */
function drawn(text: string, size: number, ink: Colour, paper: Colour): { image: Raster; erased: Raster } {
  const covered = thirds(text, size);
  const filter = [8, 77, 86, 77, 8].map((part) => part / 256);
  const image = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const erased = { width, height, data: image.data.slice() };
  for (let i = 0; i < width * height; i++) {
    for (const c of [0, 1, 2] as const) {
      const share = filter.reduce((sum, part, k) => sum + part * (covered[3 * i + c + k - 2] ?? 0), 0);
      image.data[4 * i + c] = paper[c] + share * (ink[c] - paper[c]);
      erased.data[4 * i + c] = paper[c];
    }
  }
  return { image, erased };
}

beforeAll(() => {
  registerFonts();
});

it.each([
  ['#000000', '#ffffff'],
  ['#1f2933', '#f4f4f4'],
  ['#ffffff', '#20242c'],
  ['#b3261e', '#ffffff'],
])('letters in %s on %s keep their colour where they were drawn for the thirds of pixels', (ink, paper) => {
  for (const text of ['Account settings', 'File Edit View', 'Illuminations']) {
    for (const size of [13, 16, 20]) {
      const { image, erased } = drawn(text, size, fromHex(ink), fromHex(paper));
      const inks = inkColours(strokePixels(image, erased, [frame]));
      expect(inks).toHaveLength(1);
      expect(colourDistance(inks[0] ?? [0, 0, 0], fromHex(ink)), `${text} ${size} px`).toBeLessThan(60);
    }
  }
});
