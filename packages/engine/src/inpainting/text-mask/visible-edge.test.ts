import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { cssFont } from '@palimpsest/typeset';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Quad } from '../../geometry/quad.ts';
import { decodeImage } from '../../image/decode.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { Raster } from '../../image/raster.ts';
import { eraseText } from '../erase-text.ts';
import type { TextMask } from './text-mask.ts';
import { withVisibleEdge } from './visible-edge.ts';

const side = 80;
const level = (of: (x: number, y: number) => number): ColourPlanes => {
  const plane = (): Float32Array =>
    Float32Array.from({ length: side * side }, (_, i) => of(i % side, Math.floor(i / side)));
  return { width: side, height: side, channels: [plane(), plane(), plane()] };
};
const square = (from: number, to: number): TextMask => ({
  box: { x: 0, y: 0, width: side, height: side },
  data: Uint8Array.from({ length: side ** 2 }, (_, i) =>
    [i % side, Math.floor(i / side)].every((at) => at >= from && at < to) ? 1 : 0,
  ),
  lineHeight: 40,
  letters: new Uint8Array(side ** 2),
  unshadowed: undefined,
});
const isWithin = (from: number, to: number, x: number, y: number): boolean =>
  [x, y].every((at) => at >= from && at < to);
const none = new Uint8Array(side ** 2);

describe('withVisibleEdge', () => {
  const outlined = level((x, y) => (isWithin(20, 60, x, y) ? 20 : isWithin(19, 61, x, y) ? 80 : 120));

  test('takes in the soft edge that a mask left', () => {
    const { data } = withVisibleEdge(outlined, square(20, 60), none);
    const edge = outlined.channels[0].map((value, i) => (value === 80 && data[i] === 0 ? 1 : 0));
    // A round pen leaves the four corners.
    expect(edge.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(4);
  });

  test('takes nothing of another text', () => {
    const foreign = Uint8Array.from(none, (_, i) => (i % side < 20 ? 1 : 0));
    const { data } = withVisibleEdge(outlined, square(20, 60), foreign);
    expect(data.filter((value, i) => value !== 0 && foreign[i] !== 0)).toHaveLength(0);
  });

  test.each([
    ['a plain background', level((x, y) => (isWithin(20, 60, x, y) ? 20 : 120))],
    ['a texture', level((x, y) => (isWithin(20, 60, x, y) ? 20 : 100 + ((x * 37 + y * 91) % 40)))],
  ])('leaves a mask as it is that ends on %s', (_, planes) => {
    const mask = square(20, 60);
    expect(withVisibleEdge(planes, mask, none)).toBe(mask);
  });
});

/** Dark checks, with or without a title that has an outline. */
async function checks(title: boolean): Promise<Raster> {
  registerFonts();
  const canvas = createCanvas(460, 200);
  const context = canvas.getContext('2d');
  for (let y = 0; y < 200; y += 57) {
    for (let x = 0; x < 460; x += 57) {
      context.fillStyle = (x + y) % 2 === 0 ? '#111216' : '#212830';
      context.fillRect(x, y, 57, 57);
    }
  }
  if (title) {
    context.font = cssFont('Roboto', 700, 140);
    context.lineJoin = 'round';
    context.lineWidth = 10;
    context.strokeStyle = '#111216';
    context.strokeText('Lach', 60, 150);
    context.fillStyle = '#f2f4f8';
    context.fillText('Lach', 60, 150);
  }
  return decodeImage(await sharp(canvas.toBuffer('image/png')).jpeg({ quality: 60 }).toBuffer());
}

/** The largest difference of the channels of a pixel, in levels. */
function apart(one: Raster, other: Raster, pixel: number): number {
  return Math.max(...[0, 1, 2].map((c) => Math.abs((one.data[pixel * 4 + c] ?? 0) - (other.data[pixel * 4 + c] ?? 0))));
}

test('a title with an outline on checks leaves no silhouette', async () => {
  const [image, clean] = await Promise.all([checks(true), checks(false)]);
  const quad: Quad = [
    { x: 62, y: 40 },
    { x: 370, y: 40 },
    { x: 370, y: 155 },
    { x: 62, y: 155 },
  ];
  const text = { id: 1, text: 'Lach', rotation: 0, quad, lines: [{ text: 'Lach', quad, confidence: 1 }] };
  const { erased } = eraseText(image, [text]);
  const strokes = Array.from({ length: 460 * 200 }, (_, pixel) => pixel).filter(
    (pixel) => apart(image, clean, pixel) > 16,
  );
  const standing = strokes.filter((pixel) => apart(erased, image, pixel) < apart(erased, clean, pixel));
  expect(standing.length / strokes.length).toBeLessThan(0.02);
});
